/** How one plays: alone, against the computer, or with others. */
export type Way = 'alone' | 'bot' | 'together';
