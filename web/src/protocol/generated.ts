// Written from the Rust types by a test of crates/setzkasten (src/typescript.rs). Do not edit.

export type Said = { 
/**
 * Deutsch
 */
de: string, 
/**
 * English
 */
en: string, };

export type Refusal = { 
/**
 * For programs.
 */
code: string, 
/**
 * For people.
 */
sentence: Said, };

export type Seat = number;

export type Time = number;

export type Stamp = number;

export type Letter = string;

export type Word = string;

export type Cell = { 
/**
 * To the right.
 */
x: number, 
/**
 * Downwards.
 */
y: number, };

export type Direction = "across" | "down";

export type TableId = string;

export type HouseWords = { 
/**
 * These count.
 */
allow: Array<string>, 
/**
 * These do not.
 */
refuse: Array<string>, };

export type Presence = "here" | "away" | "gone";

export type Stopper = "host" | "nobody_here";

export type Clock = { 
/**
 * On the server's clock, all pauses taken out.
 */
zero: Stamp, } | { 
/**
 * The time it shows.
 */
stopped: Time, 
/**
 * Why it was stopped; nobody has in the lobby.
 */
by?: Stopper, };

export type StageView = "lobby" | "playing" | "over";

export type PlaceView = { 
/**
 * Who sits there: a person's name, or a bot's level.
 */
name: string, 
/**
 * `person` or `bot`.
 */
kind: 'person' | 'bot', 
/**
 * Are they there?
 */
presence: Presence, 
/**
 * The level of the bot that plays for who is away.
 */
stand_in?: string, };

export type NextView = { 
/**
 * Its address.
 */
table: string, 
/**
 * The viewer's secret there.
 */
secret?: string, };

export type FrameView<O> = { 
/**
 * The game's name.
 */
game: string, 
/**
 * How far it is.
 */
stage: StageView, 
/**
 * Four letters by which it is found.
 */
code: string, 
/**
 * Do strangers see it?
 */
public: boolean, 
/**
 * Who may arrange things.
 */
host: Seat | null, 
/**
 * Who sits where.
 */
seats: Array<PlaceView>, 
/**
 * Table time.
 */
clock: Clock, 
/**
 * How it will be played; in the lobby.
 */
options?: O, 
/**
 * The house words; in the lobby.
 */
house?: HouseWords, 
/**
 * Why it cannot begin; in the lobby.
 */
hindrance?: Said, 
/**
 * Where it goes on.
 */
next?: NextView, };

export type FrameNews = { "news": "sat", 
/**
 * Where.
 */
seat: Seat, 
/**
 * Who.
 */
name: string, } | { "news": "left", 
/**
 * Where they sat.
 */
seat: Seat, 
/**
 * Who.
 */
name: string, } | { "news": "came", 
/**
 * Who.
 */
seat: Seat, } | { "news": "went", 
/**
 * Who.
 */
seat: Seat, } | { "news": "stand_in", 
/**
 * For whom.
 */
seat: Seat, 
/**
 * How strong it is.
 */
level: string, } | { "news": "host", 
/**
 * Who.
 */
seat: Seat, } | { "news": "started" } | { "news": "paused" } | { "news": "resumed" } | { "news": "rematch" };

export type FrameAction<O> = { "do": "leave", } | { "do": "kick", 
/**
 * Whose.
 */
seat: Seat, } | { "do": "host", 
/**
 * Whom.
 */
seat: Seat, } | { "do": "bot", 
/**
 * How strong.
 */
level: string, } | { "do": "stand_in", 
/**
 * For whom.
 */
seat: Seat, 
/**
 * How strong.
 */
level: string, } | { "do": "options", 
/**
 * All options.
 */
options: O, } | { "do": "house" } & HouseWords | { "do": "start", } | { "do": "pause", } | { "do": "resume", } | { "do": "rematch", };

export type Hello = { 
/**
 * The key to a seat; without, one watches.
 */
secret?: string, 
/**
 * The last row the client knows.
 */
seq: number, };

export type Question = { "ask": "word", 
/**
 * As typed.
 */
word: string, } | { "ask": "house" } | { "ask": "hindsight", 
/**
 * As it was after this row; without it, as it is now.
 */
seq?: number, 
/**
 * The game's.
 */
about: unknown, };

export type ClientMessage = { "type": "hello" } & Hello | { "type": "act", 
/**
 * Counts up per seat.
 */
id: number, 
/**
 * The moment of the view it was made on.
 */
moment: number, 
/**
 * The game's.
 */
action: unknown, } | { "type": "arrange", 
/**
 * Counts up per seat.
 */
id: number, 
/**
 * The frame's.
 */
action: unknown, } | { "type": "ask", 
/**
 * Comes back with the answer.
 */
id: number, 
/**
 * What is asked.
 */
question: Question, } | { "type": "pong", 
/**
 * The ping's.
 */
at: Stamp, };

export type You = { 
/**
 * Where they sit.
 */
seat: Seat, 
/**
 * The id of their last command that counted.
 */
last: number, };

export type ByeReason = "taken_over" | "stopping" | "no_table" | "bad_secret" | "bad_message" | "no_hello" | "too_fast" | "too_slow" | "unseated" | "full" | "unavailable";

export type WordAnswer = { 
/**
 * As typed, in capitals.
 */
word: string, 
/**
 * May it be laid or named?
 */
allowed: boolean, 
/**
 * For programs.
 */
reason: string, 
/**
 * For people.
 */
sentence: Said, };

export type ServerMessage = { "type": "done", 
/**
 * The command's.
 */
id: number, 
/**
 * Its row.
 */
seq: number, } | { "type": "refused", 
/**
 * The command's.
 */
id: number, 
/**
 * For programs.
 */
code: string, 
/**
 * For people.
 */
sentence: Said, } | { "type": "answer", 
/**
 * The question's.
 */
id: number, 
/**
 * Does a better answer follow?
 */
more?: boolean, 
/**
 * What is known.
 */
answer?: unknown, 
/**
 * Why it is not answered.
 */
refusal?: Refusal, } | { "type": "ping", 
/**
 * What it shows.
 */
at: Stamp, 
/**
 * How long messages take.
 */
lag?: number, 
/**
 * How many watch.
 */
watching: number, } | { "type": "reset" } | { "type": "bye", 
/**
 * Why.
 */
reason: ByeReason, 
/**
 * For people.
 */
sentence: Said, };

export type GameInfo = { game: string, seats: SeatRange, options: unknown, bots: Array<string>, };

export type SeatRange = { least: number, most: number, };

export type NewTable = { game: string, name: string, options?: unknown, house?: HouseWords, public?: boolean, };

export type NewSeat = { name: string, };

export type TakenSeat = { table: TableId, code: string, secret: string, };

export type PublicTable = { table: TableId, game: string, host: string | null, seated: number, most: number, opened: Stamp, };

export type TableInfo = { table: TableId, game: string, stage: StageView, code: string, names: Array<string>, most: number, };

export type FoundTable = { table: TableId, };

export type LogRow = { seq: number, at: Stamp, actor: number | null, id: number | null, events: unknown[], };

export type LetramixOptions = { 
/**
 * One after the other, or all at once.
 */
mode: LetramixMode, 
/**
 * The sandglass.
 */
glass: LetramixGlass, 
/**
 * When it ends.
 */
end: LetramixEnd, 
/**
 * "Prüfhilfe": players see whether their layout is valid, and its worth (C6).
 */
check_aid: boolean, 
/**
 * Base forms only (C8).
 */
base_forms: boolean, };

export type LetramixMode = "turns" | "same_roll";

export type LetramixGlass = "normal" | "double" | "tenfold" | "off";

export type LetramixEnd = { "rounds": number } | { "target": number } | { "minutes": number };

export type DieFace = { "letter": Letter } | "joker";

export type PlacedDie = [die: number, x: number, y: number] | [die: number, x: number, y: number, letter: string];

export type Layout = Array<PlacedDie>;

export type LetramixAction = { "do": "roll", } | { "do": "reroll", } | { "do": "lay", 
/**
 * The dice on the table.
 */
layout: Layout, } | { "do": "finish", 
/**
 * The dice on the table.
 */
layout: Layout, } | { "do": "next", };

export type LetramixWord = { 
/**
 * Its letters.
 */
word: Word, 
/**
 * How it lies.
 */
direction: Direction, 
/**
 * What its letters are worth together.
 */
points: number, };

export type LetramixWorth = { 
/**
 * Across + down − unused.
 */
points: number, 
/**
 * All words.
 */
words: Array<LetramixWord>, 
/**
 * What the unused dice cost.
 */
unused: number, 
/**
 * Are all dice built in (C14)?
 */
full: boolean, 
/**
 * What the unnamed jokers stand for, as one reads.
 */
jokers: Array<Letter>, };

export type LetramixDesk = { "shown": "open", 
/**
 * As it lies now.
 */
layout: Layout, 
/**
 * What it is worth as it lies, if it is valid; never without Prüfhilfe while the glass runs.
 */
worth: LetramixWorth | null, 
/**
 * The last valid layout, where it is another one.
 */
counts: Layout | null, 
/**
 * "Fertig"
 */
done: boolean, } | { "shown": "silhouette", 
/**
 * Where.
 */
cells: Array<Cell>, 
/**
 * "Fertig"
 */
done: boolean, };

export type LetramixRoll = { 
/**
 * What the dice show.
 */
dice: Array<DieFace>, 
/**
 * What lies before each seat.
 */
desks: Array<LetramixDesk>, };

export type LetramixPhase = { "phase": "new" } | { "phase": "to_roll", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Then they are passed over.
 */
until: Time, } | { "phase": "gathering", 
/**
 * Who is ready.
 */
ready: Array<Seat>, 
/**
 * Then it begins anyway.
 */
until: Time, } | { "phase": "laying", 
/**
 * Whose turn it is; `None` where all lay at once.
 */
seat: Seat | null, 
/**
 * When the sand is out.
 */
until: Time | null, 
/**
 * May the dice be rolled again?
 */
reroll: boolean, 
/**
 * Until then, if there is a limit.
 */
reroll_until: Time | null, 
/**
 * Who sits this round out.
 */
out?: Array<Seat>, 
/**
 * What the dice show.
 */
dice: Array<DieFace>, 
/**
 * What lies before each seat.
 */
desks: Array<LetramixDesk>, } | { "phase": "over", 
/**
 * Who has won.
 */
winners: Array<Seat>, };

export type LetramixPastLayout = { 
/**
 * The dice.
 */
layout: Layout, 
/**
 * What the unnamed jokers stood for, as one reads.
 */
jokers?: Array<Letter>, 
/**
 * What it was worth.
 */
points: number, };

export type LetramixPast = { 
/**
 * Whose it was; `None` where all laid at once.
 */
seat: Seat | null, 
/**
 * What the dice showed.
 */
dice: Array<DieFace>, 
/**
 * What counted, by seat; `None` where nothing valid was laid.
 */
layouts: Array<LetramixPastLayout | null>, };

export type LetramixView = { 
/**
 * What the table has chosen.
 */
options: LetramixOptions, 
/**
 * Rounds that are over.
 */
rounds: number, 
/**
 * Starts every round.
 */
first: Seat | null, 
/**
 * Points by seat.
 */
totals: Array<number>, 
/**
 * Points of the last turn by seat.
 */
last: Array<number | null>, 
/**
 * Full layouts in a row by seat.
 */
streaks: Array<number>, 
/**
 * What is going on.
 */
phase: LetramixPhase, 
/**
 * The roll before, open for all, until the next one.
 */
past: LetramixPast | null, };

export type LetramixNews = { "news": "rolled", 
/**
 * Once more?
 */
again: boolean, } | { "news": "done", 
/**
 * Who.
 */
seat: Seat, } | { "news": "scored", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * What it brought.
 */
points: number, 
/**
 * Were all dice built in?
 */
full: boolean, } | { "news": "round_over" } | { "news": "over", 
/**
 * Who has won.
 */
winners: Array<Seat>, };

export type WoerterklauerLevel = "I" | "II" | "III" | "IV";

export type WoerterklauerWordsBy = "list" | "table";

export type WoerterklauerOptions = { 
/**
 * Which techniques are allowed (A.36, W28).
 */
level: WoerterklauerLevel, 
/**
 * How wide and high the field may become (A.4).
 */
size: number, 
/**
 * Three minutes for each turn (A.5).
 */
glass: boolean, 
/**
 * Who decides about words (W16).
 */
words: WoerterklauerWordsBy, 
/**
 * "Nur Grundformen" (W13).
 */
base_forms: boolean, 
/**
 * With Q, X and Y (4.2).
 */
full_alphabet: boolean, };

export type TileNumber = number;

export type TileColour = "red" | "black";

export type PlacedTile = [tile: number, x: number, y: number];

export type TileOnField = [tile: number, x: number, y: number, colour: 'red' | 'black'];

export type WoerterklauerProposal = { "word": Word } | { "different": [Word, Word] };

export type WoerterklauerAction = { "do": "redraw", 
/**
 * As many as are asked for.
 */
tiles: Array<TileNumber>, } | { "do": "joker", 
/**
 * One to six.
 */
tiles: Array<TileNumber>, } | { "do": "lay", 
/**
 * All tiles on the field.
 */
field: Array<PlacedTile>, } | { "do": "end_turn", 
/**
 * All tiles on the field.
 */
field: Array<PlacedTile>, } | { "do": "propose", 
/**
 * What.
 */
proposal: WoerterklauerProposal, } | { "do": "reply", 
/**
 * Yes or no.
 */
accept: boolean, } | { "do": "claim", } | { "do": "resign", };

export type WoerterklauerChanges = { 
/**
 * New terms made of old words with letters of the opponent.
 */
stolen: Array<Word>, 
/**
 * New terms made of the mover's own words.
 */
changed: Array<Word>, 
/**
 * Other forms of old words.
 */
inflected: Array<Word>, 
/**
 * Brand-new words.
 */
new: Array<Word>, };

export type WoerterklauerSteps = { 
/**
 * Exchanged letters.
 */
exchanged: number, 
/**
 * Inserted letters.
 */
inserted: number, 
/**
 * Removed letters.
 */
removed: number, 
/**
 * Dissolved words.
 */
dissolved: number, 
/**
 * Letters from the pool.
 */
laid: number, };

export type TurnCheck = "S0" | "S1" | "S2" | "S3" | "S4" | "S5" | "A1" | "Q1" | "Q2" | "Q3" | "Q4" | "Q5" | "Q6" | "Q7" | "Q8" | "Q9" | "H1" | "H2";

export type WoerterklauerAgreed = { 
/**
 * These words count.
 */
words: Array<Word>, 
/**
 * These pairs differ in meaning.
 */
different: Array<[Word, Word]>, };

export type WoerterklauerPast = { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * What became of the words.
 */
changes: WoerterklauerChanges, 
/**
 * How it was done.
 */
steps: WoerterklauerSteps, };

export type WoerterklauerLegal = { 
/**
 * The tiles that would show the mover's colour.
 */
mine: Array<TileNumber>, 
/**
 * The mover's letters.
 */
own: number, 
/**
 * The opponent's letters.
 */
other: number, 
/**
 * New terms made of old words with letters of the opponent.
 */
stolen: Array<Word>, 
/**
 * New terms made of the mover's own words.
 */
changed: Array<Word>, 
/**
 * Other forms of old words.
 */
inflected: Array<Word>, 
/**
 * Brand-new words.
 */
new: Array<Word>, 
/**
 * Exchanged letters.
 */
exchanged: number, 
/**
 * Inserted letters.
 */
inserted: number, 
/**
 * Removed letters.
 */
removed: number, 
/**
 * Dissolved words.
 */
dissolved: number, 
/**
 * Letters from the pool.
 */
laid: number, };

export type WoerterklauerVerdict = { "verdict": "illegal", 
/**
 * The check that failed.
 */
check: TurnCheck, 
/**
 * The words it is about.
 */
words: Array<Word>, 
/**
 * Why, and what to do.
 */
sentence: Said, } | { "verdict": "no_lead" } & WoerterklauerLegal | { "verdict": "leads" } & WoerterklauerLegal;

export type WoerterklauerDraft = { 
/**
 * All tiles on the field.
 */
field: Array<PlacedTile>, } & ({ "verdict": "illegal", 
/**
 * The check that failed.
 */
check: TurnCheck, 
/**
 * The words it is about.
 */
words: Array<Word>, 
/**
 * Why, and what to do.
 */
sentence: Said, } | { "verdict": "no_lead" } & WoerterklauerLegal | { "verdict": "leads" } & WoerterklauerLegal);

export type WoerterklauerAsked = { 
/**
 * What.
 */
proposal: WoerterklauerProposal, 
/**
 * Then it is refused.
 */
until: Time, };

export type WoerterklauerPlay = { 
/**
 * Who.
 */
seat: Seat, 
/**
 * When the sand is out; `None` without a glass, and while it stands still.
 */
until: Time | null, 
/**
 * What is left in a glass that stands still, in milliseconds.
 */
left: number | null, 
/**
 * The field as it lies, where it is another than before the turn.
 */
draft: WoerterklauerDraft | null, 
/**
 * The draft that will count when the sand is out, where it is another one.
 */
counts: Array<PlacedTile> | null, 
/**
 * So many letters may be swapped by the Tausch-Joker now.
 */
joker: number, 
/**
 * So many proposals are left in this turn.
 */
proposals: number, 
/**
 * The proposal that waits for an answer.
 */
proposal: WoerterklauerAsked | null, 
/**
 * From then on the opponent may claim the win.
 */
claim_from: Time | null, };

export type WoerterklauerEnding = "resigned" | "glass" | "claimed" | "left";

export type WoerterklauerPhase = { "phase": "new" } | { "phase": "vowels", 
/**
 * Who.
 */
seat: Seat, 
/**
 * So many.
 */
aside: number, 
/**
 * Then chance chooses, in a timed game.
 */
until: Time | null, 
/**
 * From then on the opponent may claim the win.
 */
claim_from: Time | null, } | { "phase": "play" } & WoerterklauerPlay | { "phase": "over", 
/**
 * Who has won.
 */
winner: Seat, 
/**
 * Why.
 */
ending: WoerterklauerEnding, };

export type WoerterklauerView = { 
/**
 * What the table has chosen.
 */
options: WoerterklauerOptions, 
/**
 * Turns that are over.
 */
turns: number, 
/**
 * Who began.
 */
first: Seat | null, 
/**
 * By seat: which colour is theirs.
 */
colours: Array<TileColour>, 
/**
 * The letters of all tiles, by number.
 */
tiles: string, 
/**
 * The field as it was when the last turn ended.
 */
field: Array<TileOnField>, 
/**
 * The open pool.
 */
pool: Array<TileNumber>, 
/**
 * How many tiles are still to be drawn.
 */
supply: number, 
/**
 * By seat: how many letters of the field are theirs.
 */
letters: Array<number>, 
/**
 * By seat: is the Tausch-Joker still there?
 */
jokers: Array<boolean>, 
/**
 * What the table has agreed about words.
 */
agreed: WoerterklauerAgreed, 
/**
 * What the last turn brought.
 */
last: WoerterklauerPast | null, 
/**
 * What is going on.
 */
phase: WoerterklauerPhase, };

export type WoerterklauerNews = { "news": "turn", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * How many letters were drawn.
 */
drawn: number, } | { "news": "redrew", 
/**
 * Whose turn it is.
 */
seat: Seat, 
/**
 * How many.
 */
count: number, } | { "news": "swapped", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * How many letters were swapped.
 */
count: number, } | { "news": "proposed", 
/**
 * Who.
 */
seat: Seat, 
/**
 * What.
 */
proposal: WoerterklauerProposal, } | { "news": "replied", 
/**
 * Yes or no.
 */
accepted: boolean, } | { "news": "turned" } & WoerterklauerPast | { "news": "over", 
/**
 * Who has won.
 */
winner: Seat, 
/**
 * Why.
 */
ending: WoerterklauerEnding, };

export type Band = "common" | "everyday" | "wellread" | "all";

export type LetramixQuestion = { 
/**
 * The words.
 */
band: Band, };

export type LetramixBest = { 
/**
 * It.
 */
layout: Layout, 
/**
 * What it is worth.
 */
points: number, 
/**
 * Its words.
 */
words: Array<LetramixWord>, 
/**
 * Is there none better, for sure?
 */
proved: boolean, 
/**
 * None is worth more than this.
 */
bound: number, };

export type WoerterklauerQuestion = Record<symbol, never>;

export type WoerterklauerStealable = { 
/**
 * The word.
 */
word: Word, 
/**
 * Where it begins.
 */
first: Cell, 
/**
 * How it lies.
 */
direction: Direction, 
/**
 * So many words can be made of it by one change with letters of the pool.
 */
with_pool: number, 
/**
 * So many can be made of it by one letter, whichever.
 */
with_any_letter: number, 
/**
 * Some of those with letters of the pool, the longest first.
 */
becomes: Array<Word>, };

export type WoerterklauerMissedTurn = { 
/**
 * The lead it takes.
 */
lead: number, 
/**
 * The mover's letters.
 */
own: number, 
/**
 * The opponent's letters.
 */
other: number, 
/**
 * The field after the turn, in its colours.
 */
field: Array<TileOnField>, 
/**
 * The field after each step of the mover, the last one whole.
 */
drafts: Array<Array<PlacedTile>>, 
/**
 * New terms made of old words with letters of the opponent.
 */
stolen: Array<Word>, 
/**
 * New terms made of the mover's own words.
 */
changed: Array<Word>, 
/**
 * Other forms of old words.
 */
inflected: Array<Word>, 
/**
 * Brand-new words.
 */
new: Array<Word>, 
/**
 * Exchanged letters.
 */
exchanged: number, 
/**
 * Inserted letters.
 */
inserted: number, 
/**
 * Removed letters.
 */
removed: number, 
/**
 * Dissolved words.
 */
dissolved: number, 
/**
 * Letters from the pool.
 */
laid: number, };

export type WoerterklauerMissed = { 
/**
 * The best turns that were found, the largest lead first.
 */
turns: Array<WoerterklauerMissedTurn>, 
/**
 * How easily the words on the field before the turn are stolen.
 */
words: Array<WoerterklauerStealable>, };
