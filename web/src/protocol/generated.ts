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

export type Pace = "normal" | "double" | "tenfold" | "off";

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

export type Closing = "lobby" | "untouched" | "operator";

export type Sign = number;

export type LineQuality = "good" | "fair" | "poor";

export type PlaceView = { 
/**
 * Who sits there: a person's name, a bot's, or its level where it has none, with a number where several are
 * equal. Whose name was forgotten is "Gast".
 */
name: string, 
/**
 * `person` or `bot`.
 */
kind: 'person' | 'bot', 
/**
 * How strong a bot is.
 */
level?: string, 
/**
 * Who a bot is, unless it is nobody in particular.
 */
character?: string, 
/**
 * Are they there?
 */
presence: Presence, 
/**
 * The level of the bot that plays for who is away.
 */
stand_in?: string, 
/**
 * By what it is told apart. Servers of before sent none: then it goes by the seat's number.
 */
sign?: Sign, 
/**
 * Do they want to begin? Bots always do.
 */
ready?: boolean, 
/**
 * How good their connection is, as far as this server has measured it: never in the log.
 */
line?: LineQuality, };

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
 * Letters by which it is found.
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
next?: NextView, 
/**
 * Why it was closed without a result.
 */
closed?: Closing, };

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
seat: Seat, } | { "news": "started" } | { "news": "paused" } | { "news": "resumed" } | { "news": "rematch" } | { "news": "closed", 
/**
 * Why.
 */
why: Closing, };

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
level: string, 
/**
 * Who; without, who is at home at this level, or the next who is free.
 */
character?: string, } | { "do": "stand_in", 
/**
 * For whom.
 */
seat: Seat, 
/**
 * How strong.
 */
level: string, } | { "do": "sign", 
/**
 * Which.
 */
sign: Sign, } | { "do": "ready", 
/**
 * Does one?
 */
ready: boolean, } | { "do": "options", 
/**
 * All options.
 */
options: O, } | { "do": "house" } & HouseWords | { "do": "start", } | { "do": "pause", } | { "do": "resume", } | { "do": "hurry", } | { "do": "rematch", };

export type Hello = { 
/**
 * The key to a seat; without, one watches.
 */
secret?: string, 
/**
 * The last row the client knows,
 */
seq: number, 
/**
 * and its mark, if it had one: a client whose past has become another is told.
 */
mark?: number, };

export type Question = { "ask": "word", 
/**
 * As typed.
 */
word: string, } | { "ask": "syllables", 
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
question: Question, } | { "type": "stop", 
/**
 * The question's.
 */
id: number, } | { "type": "pong", 
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

export type ByeReason = "taken_over" | "stopping" | "no_table" | "bad_secret" | "bad_message" | "no_hello" | "too_fast" | "too_slow" | "unseated" | "kicked" | "full" | "unavailable" | "damaged" | "deleted";

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
sentence: Said, 
/**
 * What it means, if few people know.
 */
gloss?: WordGloss, };

export type WordGloss = { 
/**
 * The field of knowledge, and who says so.
 */
label?: Said, 
/**
 * In German.
 */
de?: string, 
/**
 * In English: no translation of `de`, but the English word.
 */
en?: string, };

export type Spoken = { 
/**
 * Its syllables: "Schwimm-rei-fen".
 */
split: string, 
/**
 * The fewest and the most syllables that are accepted.
 */
syllables: [number, number], };

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
watching: number, } | { "type": "reset" } | { "type": "restart", 
/**
 * When, on the server's clock; without, it was called off.
 */
at?: Stamp, } | { "type": "bye", 
/**
 * Why.
 */
reason: ByeReason, 
/**
 * For people.
 */
sentence: Said, };

export type GameInfo = { 
/**
 * Its name.
 */
game: string, 
/**
 * How many play.
 */
seats: SeatRange, 
/**
 * What a table begins with.
 */
options: unknown, 
/**
 * The levels of its computer players, from the weakest.
 */
bots: Array<string>, 
/**
 * Who computer players are; each is at home at the level of the same number.
 */
characters: Array<string>, };

export type SeatRange = { 
/**
 * The least.
 */
least: number, 
/**
 * The most.
 */
most: number, };

export type ContinueFrom = { table: string, seq: number, 
/**
 * The seat that who asks takes.
 */
seat: Seat, 
/**
 * The level of the computer players at all other seats.
 */
level: string, };

export type NewTable = { game: string, name: string, options?: unknown, house?: HouseWords, public?: boolean, 
/**
 * Plays on from there instead; options, house words and who sees it are not chosen then.
 */
from?: ContinueFrom, 
/**
 * May the server know again who opens it? Without, only whom it knows already; with false, nobody.
 */
remember?: boolean, };

export type NewSeat = { name: string, 
/**
 * The secret of a seat that the browser had at this table before.
 */
was?: string, 
/**
 * May the server know again who sits down? Without, only whom it knows already; with false, nobody.
 */
remember?: boolean, };

export type TakenSeat = { table: TableId, code: string, secret: string, };

export type PublicTable = { table: TableId, game: string, host: string | null, seated: number, most: number, opened: Stamp, };

export type TableInfo = { 
/**
 * Which.
 */
table: TableId, 
/**
 * The game's name.
 */
game: string, 
/**
 * How far it is.
 */
stage: StageView, 
/**
 * The code to find it by; empty where there is none.
 */
code: string, 
/**
 * Who sits there.
 */
names: Array<string>, 
/**
 * So many can.
 */
most: number, 
/**
 * Are people given a name there, whatever they would like to be called?
 */
gives_names: boolean, 
/**
 * May somebody sit down although it is played: in the place of a computer player?
 */
takes?: boolean, };

export type FoundTable = { table: TableId, };

export type LogRow = { seq: number, at: Stamp, actor: number | null, id: number | null, events: unknown[], };

export type NewReport = { name: string, };

export type NewWordReport = { word: string, 
/**
 * The game by whose rules it was judged.
 */
game: string, claim: "missing" | "wrong" | "why", };

export type EngineInfo = { 
/**
 * The code; null where this program was built without.
 */
engine: string | null, 
/**
 * The words.
 */
words: string | null, };

export type MovedTable = { game: string, name: string, 
/**
 * With what it was played.
 */
engine: string, words: string, 
/**
 * What was done there, an entry each.
 */
journal: Array<string>, 
/**
 * The last row.
 */
seq: number, 
/**
 * A hash of all rows.
 */
mark: string, 
/**
 * May the server know again who moves it? Without, only whom it knows already; with false, nobody.
 */
remember?: boolean, };

export type Thumb = "up" | "down";

export type Tally = { 
/**
 * So many up.
 */
up: number, 
/**
 * So many down.
 */
down: number, 
/**
 * So many voters who have not voted.
 */
missing: number, };

export type VoteView = { 
/**
 * When it closes at the latest, if it does by itself.
 */
closes: Time | null, 
/**
 * Who may vote.
 */
voters: Array<Seat>, 
/**
 * Who has.
 */
voted: Array<Seat>, 
/**
 * The viewer's own thumb.
 */
own: Thumb | null, };

export type AdminOverview = { version: string, 
/**
 * The server's clock.
 */
now: Stamp, 
/**
 * Are there other servers, which this one does not tell of?
 */
shared: boolean, 
/**
 * Tables in memory, and how many there may be.
 */
tables: number, most_tables: number, 
/**
 * People who are connected to a seat, those who watch, and how many sockets there may be.
 */
players: number, watching: number, most_sockets: number, disk: AdminDisk | null, appends: AdminAppends, trouble: AdminTrouble, 
/**
 * The restart that was announced.
 */
restart: Stamp | null, 
/**
 * Do people at public tables choose their names?
 */
own_public_names: boolean, };

export type AdminDisk = { free: number, is_low: boolean, };

export type AdminAppends = { 
/**
 * From how many milliseconds on an append is slow.
 */
slow_from: number, slow: number, failed: number, last: Array<SlowAppend>, };

export type SlowAppend = { at: Stamp, millis: number, };

export type AdminTrouble = { errors: number, warnings: number, last: Array<TroubleLine>, };

export type TroubleLevel = "warning" | "error";

export type TroubleLine = { 
/**
 * When, in milliseconds since 1970.
 */
at: number, level: TroubleLevel, text: string, };

export type NewRestart = { at: Stamp, };

export type AdminTables = { 
/**
 * How many are in memory,
 */
count: number, 
/**
 * and those that are listed.
 */
alive: Array<AdminTable>, due: Array<AdminTable>, };

export type AdminTable = { table: TableId, code: string, game: string, stage: StageView, public: boolean, opened: Stamp, 
/**
 * When something has to happen although nobody is there, at the earliest; if it is over, when it ended.
 */
due: Stamp, seats: Array<AdminSeat>, 
/**
 * How many persons are connected, at whichever server.
 */
here: number, 
/**
 * How many watch at this server; none if it is not in its memory.
 */
watching: number | null, };

export type AdminSeat = { name: string, 
/**
 * The person's number; none for a computer player.
 */
guest: number | null, 
/**
 * Can the name be muted, or was that done already?
 */
has_name: boolean, };

export type ReportedName = { table: TableId, guest: number, name: string, at: Stamp, times: number, };

export type ReportedWord = { word: string, game: string, 
/**
 * The judge's reason at that time, for programs.
 */
verdict: string, claim: "missing" | "wrong" | "why", times: number, 
/**
 * What the judge says today.
 */
sentence: string, 
/**
 * For `corrections.txt`.
 */
correction: string, };

export type MutedName = { pattern: string, text: string, at: Stamp, };

export type NewMuted = { name: string, };

export type Me = { name: string, sign: number | null, 
/**
 * When they became somebody here.
 */
since: Stamp, 
/**
 * Who uses this browser, and
 */
people: Array<MyPerson>, 
/**
 * which of them is asking.
 */
current: number, 
/**
 * The number of this device.
 */
device: number, devices: Array<MyDevice>, 
/**
 * The end of the link to their profile; null while it is theirs alone.
 */
public: string | null, 
/**
 * Do they want to see their strengths?
 */
strengths: boolean, 
/**
 * Who is not here for so many days is forgotten; null for never.
 */
keep_days: number | null, 
/**
 * A device that was connected since this one was here last, told once.
 */
linked: string | null, 
/**
 * Is there a sheet of words for the way back?
 */
sheet: boolean, };

export type MyPerson = { name: string, sign: number | null, };

export type MyDevice = { number: number, label: string, seen: Stamp, 
/**
 * Is it this one?
 */
here: boolean, };

export type NewMe = { name: string, sign: number | null, };

export type NewPublic = { public: boolean, };

export type NewStrengths = { shown: boolean, };

export type NewPerson = { name: string, };

export type SwitchRequest = { index: number, };

export type LinkCode = { code: string, 
/**
 * It is good for so many seconds.
 */
seconds: number, };

export type LinkRequest = { code: string, };

export type SheetWords = { words: string[], };

export type WayBackRequest = { words: string, };

export type MyTable = { table: TableId, game: string, stage: StageView, code: string, 
/**
 * By seat.
 */
names: Array<string>, 
/**
 * When they sat down; of a table that is over, when it ended.
 */
at: Stamp, seats: number, most: number, 
/**
 * Are they only asked to come?
 */
invited: boolean, };

export type MyTables = { running: Array<MyTable>, 
/**
 * The newest; more of them come with `?after=` the last one's address.
 */
over: Array<MyTable>, };

export type KeysRequest = { seats: Array<SeatKey>, };

export type SeatKey = { table: string, secret: string, };

export type KeptSeats = { kept: number, };

export type Strength = { 
/**
 * The likeliest value.
 */
rating: number, 
/**
 * Two of three are at most so far from it.
 */
deviation: number, 
/**
 * So many games have counted.
 */
games: number, };

export type CurvePoint = { 
/**
 * When the first of them was.
 */
from: Stamp, 
/**
 * How many there are.
 */
results: number, 
/**
 * How many were won; of what was missed, nothing.
 */
won: number, 
/**
 * All points together.
 */
points: number, };

export type Curve = { 
/**
 * So many results a full point has.
 */
each: number, 
/**
 * From the oldest.
 */
points: Array<CurvePoint>, };

export type BestLayout = { 
/**
 * What it brought.
 */
points: number, 
/**
 * The most that was possible with this roll, if somebody has looked.
 */
possible?: number, 
/**
 * Its letters.
 */
cells: Array<LaidLetter>, };

export type LaidLetter = { 
/**
 * To the right.
 */
x: number, 
/**
 * Downwards.
 */
y: number, 
/**
 * What one reads there.
 */
letter: Letter, 
/**
 * Is it a joker?
 */
joker?: boolean, };

export type NotedWord = { 
/**
 * As it is written: "Straße".
 */
word: string, 
/**
 * So many letters it has in a game: STRASSE has seven.
 */
letters: number, 
/**
 * How common it is, on Zipf's scale in steps of 0.04: 0 is unheard of, 200 is "und".
 */
commonness: number, 
/**
 * The theme it was named for.
 */
theme?: Said, };

export type Missed = { 
/**
 * So many points more,
 */
points: number, 
/**
 * in so many layouts that were looked at.
 */
layouts: number, };

export type Calls = { 
/**
 * So many letters were called,
 */
letters: number, 
/**
 * until so many cards were solved.
 */
cards: number, };

export type Form = { 
/**
 * Was it won?
 */
won: boolean, 
/**
 * Its points.
 */
points: number, };

export type Best<T> = { 
/**
 * In which game.
 */
game: string, 
/**
 * When that ended.
 */
at: Stamp, 
/**
 * What it is.
 */
what: T, };

export type GameStatistics = { 
/**
 * Its name.
 */
game: string, 
/**
 * How many results there are.
 */
results: number, 
/**
 * How many were won.
 */
won: number, 
/**
 * How many were left before the end.
 */
left: number, 
/**
 * All points together.
 */
points: number, 
/**
 * How long they took together, in minutes.
 */
minutes: number, 
/**
 * How it went.
 */
curve: Curve, 
/**
 * The newest results, at most ten, from the oldest.
 */
last: Array<Form>, };

export type Statistics = { 
/**
 * All results.
 */
results: number, 
/**
 * How many were won.
 */
won: number, 
/**
 * By game, in the order in which they were first played.
 */
games: Array<GameStatistics>, 
/**
 * The layout that brought most.
 */
best_layout: Best<BestLayout> | null, 
/**
 * The word that is said least often.
 */
rarest: Best<NotedWord> | null, 
/**
 * The longest word.
 */
longest: Best<NotedWord> | null, 
/**
 * Points that were possible and not made, as far as somebody has looked back.
 */
missed: Missed, 
/**
 * And how that went: `results` are layouts.
 */
missed_curve: Curve, 
/**
 * Letters called for the cards that were solved.
 */
calls: Calls, };

export type GameStrength = { game: string, rating: number, deviation: number, 
/**
 * Not much is known yet: "vorläufig".
 */
uncertain: boolean, };

export type Profile = { name: string, sign: number | null, since: Stamp, 
/**
 * By game; null where they do not want to see them.
 */
strengths: Array<GameStrength> | null, 
/**
 * All results.
 */
results: number, 
/**
 * How many were won.
 */
won: number, 
/**
 * By game, in the order in which they were first played.
 */
games: Array<GameStatistics>, 
/**
 * The layout that brought most.
 */
best_layout: Best<BestLayout> | null, 
/**
 * The word that is said least often.
 */
rarest: Best<NotedWord> | null, 
/**
 * The longest word.
 */
longest: Best<NotedWord> | null, 
/**
 * Points that were possible and not made, as far as somebody has looked back.
 */
missed: Missed, 
/**
 * And how that went: `results` are layouts.
 */
missed_curve: Curve, 
/**
 * Letters called for the cards that were solved.
 */
calls: Calls, };

export type PastRival = { name: string, place: number, points: number, bot: boolean, };

export type PastGame = { table: TableId, game: string, kind: string, at: Stamp, seats: number, place: number, points: number, won: boolean, left: boolean, rivals: Array<PastRival>, 
/**
 * Can it be watched again?
 */
kept: boolean, };

export type History = { 
/**
 * The newest first.
 */
results: Array<PastGame>, 
/**
 * Older ones come with `?after=` this number; null where there are none.
 */
next: number | null, };

export type Companion = { 
/**
 * By which they are named in requests.
 */
key: string, name: string, 
/**
 * How often.
 */
times: number, 
/**
 * What they played last.
 */
game: string, };

export type AgainRequest = { game: string, };

export type Blocked = { 
/**
 * By which they are named in requests.
 */
key: string, name: string, at: Stamp, };

export type NewBlock = { table: string, name: string, };

export type NewSearch = { game: string, 
/**
 * Strangers are welcome: there is nobody else to be found.
 */
strangers: boolean, 
/**
 * How they are called where names are not given.
 */
name?: string, 
/**
 * Whoever looks for company has to be known, if only to be told from others; with false nothing is done.
 */
remember?: boolean, };

export type FoundCompany = { 
/**
 * Do they wait there, against a computer player meanwhile?
 */
waits: boolean, table: TableId, code: string, secret: string, };

export type BuecherwurmOptions = { 
/**
 * The language of themes and words.
 */
language: BuecherwurmLanguage, 
/**
 * Is the green special die rolled, too (E.2.4)?
 */
special_die: boolean, 
/**
 * "Kinder: nur grün" (E.2.3).
 */
children: boolean, 
/**
 * For how long a term is used up (E.2.5).
 */
unique: BuecherwurmUnique, 
/**
 * Who decides whether a term fits (5.5.1).
 */
terms: BuecherwurmTermsBy, 
/**
 * Coarse words, obscene ones and slurs do not count; `None`: as is usual, at public tables (W11).
 */
decent: boolean | null, 
/**
 * How much time there is: to think (E.2.9, E.2.10), to choose and to vote.
 */
pace: Pace, 
/**
 * The game ends with the round in which somebody has so many points (E.1.11).
 */
target: number, };

export type BuecherwurmLanguage = "de" | "en";

export type BuecherwurmTermsBy = "list" | "table";

export type BuecherwurmUnique = "theme" | "round";

export type BuecherwurmFace = string;

export type BuecherwurmDieNumber = number;

export type BuecherwurmSide = "theme_change" | "not" | "bonus" | "any_letter" | "stack" | "question";

export type BuecherwurmWhy = "round" | "change";

export type BuecherwurmFailure = "time" | "gave_up" | "away";

export type BuecherwurmRoundEnd = "last_die" | "failed";

export type BuecherwurmScore = { 
/**
 * −2 for having no term; booked at once (E.2.8).
 */
failed: number, 
/**
 * +2 by the bonus side.
 */
bonus: number, 
/**
 * 1 for each bookworm card.
 */
worms: number, 
/**
 * The dots on the dice.
 */
dots: number, 
/**
 * +2 or −2 for the NOT die.
 */
not: number, 
/**
 * All of it.
 */
sum: number, };

export type BuecherwurmDesk = { 
/**
 * The dice, as they were taken: with the stack side the last is on top (5.5.6).
 */
pile: Array<BuecherwurmDieNumber>, 
/**
 * Bookworm cards.
 */
worms: number, };

export type BuecherwurmAction = { "do": "choose_theme", 
/**
 * 0 is the green one, 2 the hardest.
 */
theme: number, } | { "do": "turn_die", 
/**
 * Which.
 */
side: BuecherwurmSide, } | { "do": "name", 
/**
 * As it was typed, perhaps with an article.
 */
word: string, 
/**
 * Which die is to be taken (E9).
 */
die: BuecherwurmDieNumber, } | { "do": "change_theme", } | { "do": "give_up", } | { "do": "thumb", 
/**
 * Does it count?
 */
thumb: Thumb, };

export type BuecherwurmTheme = { 
/**
 * Its key.
 */
key: string, 
/**
 * Its name.
 */
title: Said, 
/**
 * How hard it is.
 */
difficulty: "easy" | "middle" | "hard", };

export type BuecherwurmDie = { 
/**
 * What it shows.
 */
face: BuecherwurmFace, 
/**
 * The dots under it.
 */
points: number, };

export type BuecherwurmSpecial = { 
/**
 * What it shows.
 */
side: BuecherwurmSide, 
/**
 * Was it the question mark, and was turned?
 */
turned: boolean, };

export type BuecherwurmNamed = { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The term.
 */
word: string, 
/**
 * Which die.
 */
die: BuecherwurmDieNumber, 
/**
 * Whom it was stolen from.
 */
from: Seat | null, 
/**
 * The key of its theme.
 */
theme: string, };

export type BuecherwurmRound = { 
/**
 * Who has rolled: the "Bookworm".
 */
roller: Seat, 
/**
 * The theme.
 */
theme: BuecherwurmTheme, 
/**
 * The letter dice, by their numbers.
 */
dice: Array<BuecherwurmDie>, 
/**
 * The special die, if it is used.
 */
special: BuecherwurmSpecial | null, 
/**
 * The numbers of the dice in the middle.
 */
display: Array<BuecherwurmDieNumber>, 
/**
 * Does the theme-change die lie aside?
 */
aside: boolean, 
/**
 * Bookworm cards in the middle: so many thefts are left.
 */
worms: number, 
/**
 * What lies before each seat.
 */
desks: Array<BuecherwurmDesk>, 
/**
 * The terms that took a die, in order.
 */
named: Array<BuecherwurmNamed>, };

export type BuecherwurmPhase = { "phase": "new" } | { "phase": "choosing", 
/**
 * Who.
 */
seat: Seat, 
/**
 * What for.
 */
why: BuecherwurmWhy, 
/**
 * The card, the green theme first.
 */
card: Array<BuecherwurmTheme>, 
/**
 * Then the green one is taken.
 */
until: Time | null, } | { "phase": "turning", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Then chance turns it.
 */
until: Time | null, } | { "phase": "naming", 
/**
 * Who.
 */
seat: Seat, 
/**
 * When the countdown is at 0.
 */
until: Time | null, 
/**
 * When it begins.
 */
countdown: Time | null, 
/**
 * The dice they may take, whatever the letter.
 */
takeable: Array<BuecherwurmDieNumber>, } | { "phase": "voting", 
/**
 * Who named it.
 */
seat: Seat, 
/**
 * The term.
 */
word: string, 
/**
 * For which die.
 */
die: BuecherwurmDieNumber, 
/**
 * Who would be robbed.
 */
from: Seat | null, 
/**
 * Does the word list have it?
 */
known: boolean, 
/**
 * What is known of it.
 */
hint: Said, 
/**
 * The vote.
 */
vote: VoteView, } | { "phase": "waiting", 
/**
 * Then it is over.
 */
until: Time, } | { "phase": "over", 
/**
 * Who has won.
 */
winners: Array<Seat>, };

export type BuecherwurmPast = { 
/**
 * Who had rolled.
 */
roller: Seat, 
/**
 * The theme, at the end.
 */
theme: BuecherwurmTheme, 
/**
 * What the special die showed.
 */
side: BuecherwurmSide | null, 
/**
 * Who has ended it.
 */
by: Seat, 
/**
 * How.
 */
how: BuecherwurmRoundEnd, 
/**
 * The letter dice.
 */
dice: Array<BuecherwurmDie>, 
/**
 * What lay before each seat.
 */
desks: Array<BuecherwurmDesk>, 
/**
 * What it brought, by seat.
 */
scores: Array<BuecherwurmScore>, };

export type BuecherwurmView = { 
/**
 * What the table has chosen.
 */
options: BuecherwurmOptions, 
/**
 * Rounds that are over.
 */
rounds: number, 
/**
 * Rolled first.
 */
first: Seat | null, 
/**
 * Points by seat.
 */
totals: Array<number>, 
/**
 * The round under way.
 */
round: BuecherwurmRound | null, 
/**
 * What is going on.
 */
phase: BuecherwurmPhase, 
/**
 * The round before, until the next one is over.
 */
past: BuecherwurmPast | null, };

export type BuecherwurmThumb = { 
/**
 * Who.
 */
seat: Seat, 
/**
 * How.
 */
thumb: Thumb | null, };

export type BuecherwurmNews = { "news": "drawn", 
/**
 * Who chooses.
 */
seat: Seat, 
/**
 * What for.
 */
why: BuecherwurmWhy, } | { "news": "themed", 
/**
 * Which.
 */
theme: BuecherwurmTheme, 
/**
 * By whom; nobody if time was up.
 */
seat: Seat | null, } | { "news": "rolled", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * What the special die shows.
 */
side: BuecherwurmSide | null, } | { "news": "turned", 
/**
 * To this side.
 */
side: BuecherwurmSide, 
/**
 * By whom; nobody if time was up.
 */
seat: Seat | null, } | { "news": "turn", 
/**
 * Whose.
 */
seat: Seat, } | { "news": "taken", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The term.
 */
word: string, 
/**
 * Which die.
 */
die: BuecherwurmDieNumber, 
/**
 * Whom it was stolen from.
 */
from: Seat | null, } | { "news": "doubted", 
/**
 * Who named it.
 */
seat: Seat, 
/**
 * The term.
 */
word: string, 
/**
 * For which die.
 */
die: BuecherwurmDieNumber, } | { "news": "voted", 
/**
 * About this term.
 */
word: string, 
/**
 * Does it count?
 */
valid: boolean, 
/**
 * The thumbs, counted.
 */
tally: Tally, 
/**
 * The thumbs.
 */
thumbs: Array<BuecherwurmThumb>, } | { "news": "changed", 
/**
 * By whom.
 */
seat: Seat, } | { "news": "passed", 
/**
 * Who.
 */
seat: Seat, } | { "news": "failed", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Why.
 */
why: BuecherwurmFailure, } | { "news": "round_over", 
/**
 * Who has ended it.
 */
seat: Seat, 
/**
 * How.
 */
how: BuecherwurmRoundEnd, 
/**
 * What it brought, by seat.
 */
scores: Array<BuecherwurmScore>, } | { "news": "waiting" } | { "news": "resumed" } | { "news": "over", 
/**
 * Who has won.
 */
winners: Array<Seat>, 
/**
 * Were too few left?
 */
early: boolean, };

export type BuecherwurmTerms = { 
/**
 * By the number of the die.
 */
dice: Array<Array<string>>, };

export type BuecherwurmQuestion = Record<symbol, never>;

export type LetramixOptions = { 
/**
 * One after the other, or all at once.
 */
mode: LetramixMode, 
/**
 * How much time there is: for the sandglass (C1, C17), and for everything else that is waited for.
 */
pace: Pace, 
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
base_forms: boolean, 
/**
 * Coarse words, obscene ones and slurs do not count; `None`: as is usual, at public tables (W11).
 */
decent: boolean | null, };

export type LetramixMode = "turns" | "same_roll";

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
 * Then they are passed over, if they ever are.
 */
until: Time | null, } | { "phase": "gathering", 
/**
 * Who is ready.
 */
ready: Array<Seat>, 
/**
 * Then it begins anyway, if it does.
 */
until: Time | null, } | { "phase": "laying", 
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
 * How much time there is: in the glass, to choose and to answer.
 */
pace: Pace, 
/**
 * Who decides about words (W16).
 */
words: WoerterklauerWordsBy, 
/**
 * "Nur Grundformen" (W13).
 */
base_forms: boolean, 
/**
 * Coarse words, obscene ones and slurs do not count; `None`: as is usual, at public tables (W11).
 */
decent: boolean | null, 
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

export type WoerterklauerHow = "stolen" | "changed" | "inflected" | "new";

export type WoerterklauerMade = { 
/**
 * The word.
 */
word: Word, 
/**
 * What it is.
 */
how: WoerterklauerHow, 
/**
 * The words it was before.
 */
from?: Array<Word>, };

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

export type WoerterklauerTold = { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * By seat: how many letters were theirs after it.
 */
letters: Array<number>, 
/**
 * What it made.
 */
words: Array<WoerterklauerMade>, };

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
until: Time | null, };

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
 * All turns in words, the oldest first; of a very long game the last ones.
 */
past: Array<WoerterklauerTold>, 
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

export type WurfUndWortMode = "buzzer" | "collect";

export type WurfUndWortOptions = { 
/**
 * So many cards; 25 are a whole game (B.7).
 */
rounds: number, 
/**
 * Who may answer.
 */
mode: WurfUndWortMode, 
/**
 * Collecting: seconds to type.
 */
seconds: number, 
/**
 * How much time there is, for everything that is waited for.
 */
pace: Pace, 
/**
 * May a word be said again in a later round (B13)?
 */
repeats: boolean, 
/**
 * Coarse words, obscene ones and slurs do not count; `None`: as is usual, at public tables (W11).
 */
decent: boolean | null, };

export type WurfUndWortGround = "unsuitable" | "syllables" | "part";

export type WurfUndWortAction = { "do": "stop", 
/**
 * When, as the player's machine reckons; trusted as far as its delay was measured (5.2.1).
 */
pressed: Time, } | { "do": "answer", 
/**
 * As typed.
 */
word: string, } | { "do": "back_out", } | { "do": "object", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Why.
 */
ground: WurfUndWortGround, } | { "do": "appeal", } | { "do": "thumb", 
/**
 * How.
 */
thumb: Thumb, } | { "do": "pass", };

export type WurfUndWortDie = { "die": "must", 
/**
 * The letter.
 */
letter: Letter, 
/**
 * The small number.
 */
worth: number, } | { "die": "must_not", 
/**
 * The letter.
 */
letter: Letter, } | { "die": "syllables", 
/**
 * How many.
 */
count: number, 
/**
 * The small number, which counts only without a must die (B2); there it is left out.
 */
worth?: number, };

export type WurfUndWortFit = "typical" | "fits" | "debatable" | "related" | "compound" | "unknown" | "forbidden";

export type WurfUndWortContest = { "contest": "objection", 
/**
 * Who.
 */
by: Seat, 
/**
 * Why.
 */
ground: WurfUndWortGround, } | { "contest": "plural" } | { "contest": "appeal" };

export type WurfUndWortThumbs = { 
/**
 * Up.
 */
up: Array<Seat>, 
/**
 * Down.
 */
down: Array<Seat>, 
/**
 * Did not vote.
 */
missing: Array<Seat>, };

export type WurfUndWortResult = "right" | "unsuitable" | "fault" | "backed_out" | "dropped" | "nobody";

export type WurfUndWortAnswer = { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The word as it was typed.
 */
word: string, 
/**
 * Its syllables: "Schwimm-rei-fen".
 */
split: string, 
/**
 * Does it have what each die asks for? One for each die on the table.
 */
met: Array<boolean>, 
/**
 * The fewest and the most syllables that are accepted (B12).
 */
syllables: [number, number], 
/**
 * The part of the category that occurs in it (B.9).
 */
part?: string, 
/**
 * It is a plural though a must die is used (B.17): -3, unless its author appeals with success (B7).
 */
plural?: boolean, 
/**
 * How well it fits the category, as far as the theme base tells: a hint for the voters.
 */
fit: WurfUndWortFit, 
/**
 * Does the word list know it? Another hint (B19).
 */
known: boolean, 
/**
 * How well it fits, in a sentence; left out when all is over and many answers lie there.
 */
hint?: Said, 
/**
 * Why there is a vote on it.
 */
contest?: WurfUndWortContest, 
/**
 * How that went.
 */
thumbs?: WurfUndWortThumbs, 
/**
 * What became of it.
 */
result?: WurfUndWortResult, };

export type WurfUndWortEntry = { 
/**
 * Whose; none where nobody knew a word.
 */
seat?: Seat, 
/**
 * The word, if one was named.
 */
word?: string, 
/**
 * What became of it.
 */
result: WurfUndWortResult, 
/**
 * What it brought to whose it was.
 */
points: number, };

export type WurfUndWortEnded = { 
/**
 * All answers.
 */
answers: Array<WurfUndWortAnswer>, 
/**
 * What became of them, or of the card.
 */
entries: Array<WurfUndWortEntry>, 
/**
 * What it brought, by seat.
 */
points: Array<number>, 
/**
 * Words that would have been right.
 */
fitting: Array<string>, };

export type WurfUndWortPress = { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * When it counts as made.
 */
at: number, 
/**
 * When it arrived.
 */
arrived: number, 
/**
 * So much of the measured delay could be made good.
 */
lag: number, };

export type WurfUndWortPhoto = { 
/**
 * Who was first.
 */
first: Seat, 
/**
 * Was that decided by the tie rule?
 */
tie: boolean, 
/**
 * All presses, the earliest first.
 */
presses: Array<WurfUndWortPress>, };

export type WurfUndWortCard = { 
/**
 * The category: a theme's key.
 */
theme: string, 
/**
 * Its name.
 */
title: Said, 
/**
 * The small numbers count so many times.
 */
factor: number, 
/**
 * What may not occur in an answer (B.9), in small letters.
 */
stems: Array<string>, };

export type WurfUndWortLog = { 
/**
 * Which round.
 */
round: number, 
/**
 * Its category's name.
 */
title: Said, 
/**
 * Whose; none where nobody knew a word.
 */
seat?: Seat, 
/**
 * The word, if one was named.
 */
word?: string, 
/**
 * What became of it.
 */
result: WurfUndWortResult, 
/**
 * What it brought to whose it was.
 */
points: number, };

export type WurfUndWortPhase = { "phase": "new" } | { "phase": "searching", 
/**
 * When the dice are uncovered.
 */
reveal: Time, 
/**
 * The card is put away then.
 */
until: Time | null, 
/**
 * Who knows no word.
 */
passed: Array<Seat>, 
/**
 * The viewer has pressed.
 */
pressed: boolean, 
/**
 * The viewer has pressed too early, and cannot press until then.
 */
locked?: Time, } | { "phase": "collecting", 
/**
 * When the dice are uncovered.
 */
reveal: Time, 
/**
 * The time is out.
 */
until: Time | null, 
/**
 * Who knows no word.
 */
passed: Array<Seat>, 
/**
 * Who has typed a word.
 */
answered: Array<Seat>, 
/**
 * The viewer's own.
 */
own?: string, } | { "phase": "naming", 
/**
 * Who.
 */
seat: Seat, 
/**
 * By then.
 */
until: Time | null, } | { "phase": "review", 
/**
 * One where who was first answers.
 */
answers: Array<WurfUndWortAnswer>, 
/**
 * Until then.
 */
until: Time | null, 
/**
 * Who has nothing to say against them.
 */
passed: Array<Seat>, } | { "phase": "voting", 
/**
 * All answers.
 */
answers: Array<WurfUndWortAnswer>, 
/**
 * Whose is voted on.
 */
seat: Seat, 
/**
 * The vote.
 */
vote: VoteView, } | { "phase": "settled", 
/**
 * How it ended.
 */
ended: WurfUndWortEnded, 
/**
 * The next card comes then.
 */
until: Time | null, 
/**
 * Who wants to go on.
 */
passed: Array<Seat>, } | { "phase": "over", 
/**
 * Who has won.
 */
winners: Array<Seat>, 
/**
 * How the last round ended, unless it was broken off.
 */
ended?: WurfUndWortEnded, };

export type WurfUndWortView = { 
/**
 * What the table has chosen.
 */
options: WurfUndWortOptions, 
/**
 * The round, counted from 1; 0 before the first card.
 */
round: number, 
/**
 * Points by seat.
 */
scores: Array<number>, 
/**
 * This round's card.
 */
card?: WurfUndWortCard, 
/**
 * What its dice show, to be uncovered at the reveal.
 */
dice: Array<WurfUndWortDie>, 
/**
 * What a right word brings.
 */
worth: number, 
/**
 * Who pressed when, once it is decided who was first.
 */
photo?: WurfUndWortPhoto, 
/**
 * Nobody else is connected: the table is over then, unless somebody comes back.
 */
waiting?: Time, 
/**
 * What is going on.
 */
phase: WurfUndWortPhase, 
/**
 * What became of the last answers, the newest last; empty while more than two answers lie open.
 */
log: Array<WurfUndWortLog>, };

export type WurfUndWortNews = { "news": "turned", 
/**
 * The round, counted from 1.
 */
round: number, } | { "news": "early", 
/**
 * Who.
 */
seat: Seat, } | { "news": "stopped", 
/**
 * Who.
 */
seat: Seat, 
/**
 * By the tie rule?
 */
tie: boolean, } | { "news": "answered", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The word.
 */
word: string, } | { "news": "collected", 
/**
 * Who.
 */
seat: Seat, } | { "news": "closed" } | { "news": "contested", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Why.
 */
contest: WurfUndWortContest, } | { "news": "vote", 
/**
 * On whose answer.
 */
seat: Seat, } | { "news": "voted", 
/**
 * On whose answer.
 */
seat: Seat, 
/**
 * Who voted how.
 */
thumbs: WurfUndWortThumbs, } | { "news": "settled", 
/**
 * What became of the answers, or of the card.
 */
entries: Array<WurfUndWortEntry>, 
/**
 * What it brought, by seat.
 */
points: Array<number>, } | { "news": "waiting" } | { "news": "resumed" } | { "news": "over", 
/**
 * Who has won.
 */
winners: Array<Seat>, };

export type WortduellSide = number;

export type WortduellSquare = string;

export type WortduellAnswers = "automatic" | "manual";

export type WortduellStock = "selected" | "endless";

export type WortduellOptions = { 
/**
 * Who says where a called letter stands (D12).
 */
answers: WortduellAnswers, 
/**
 * How much time there is: for a turn (5.4.6), an answer, and between rounds.
 */
pace: Pace, 
/**
 * Which cards are dealt.
 */
cards: WortduellStock, 
/**
 * On which side each seat plays, from the first; seats that are not in the list sit alternately (D24).
 */
sides: Array<WortduellSide>, };

export type WortduellPlace = { 
/**
 * Its letters, folded.
 */
word: Word, 
/**
 * The square of the first.
 */
from: WortduellSquare, 
/**
 * The square of the last.
 */
to: WortduellSquare, };

export type WortduellIdea = { 
/**
 * Which.
 */
letter: Letter, } | WortduellPlace;

export type WortduellSuggestion = { 
/**
 * Who.
 */
seat: Seat, 
/**
 * What.
 */
idea: WortduellIdea, };

export type WortduellAction = { "do": "call", 
/**
 * Which.
 */
letter: Letter, } | { "do": "guess", 
/**
 * The word; umlauts are folded, spaces and hyphens fall away (5.4.3, 5.4.4).
 */
word: Word, 
/**
 * Its first square.
 */
from: WortduellSquare, 
/**
 * Its last square.
 */
to: WortduellSquare, } | { "do": "pass", } | { "do": "mark", 
/**
 * All of them; none if it is not on the card.
 */
squares: Array<WortduellSquare>, } | { "do": "suggest", 
/**
 * What.
 */
idea: WortduellIdea | null, } | { "do": "writer", 
/**
 * Who.
 */
seat: Seat, } | { "do": "next", } | { "do": "claim", };

export type WortduellCall = { 
/**
 * Which.
 */
letter: Letter, 
/**
 * All its squares.
 */
squares: Array<WortduellSquare>, };

export type WortduellCard = { 
/**
 * Is it the viewer's own?
 */
open: boolean, 
/**
 * Seven rows of nine squares; `.` is empty, or not known on a covered card.
 */
rows: Array<string>, 
/**
 * Its words, that down first; of a covered card none.
 */
words: Array<WortduellPlace>, 
/**
 * The letters that the other side has called, in that order.
 */
called: Array<WortduellCall>, 
/**
 * The words that it has found, in that order.
 */
found: Array<WortduellPlace>, 
/**
 * The squares that it knows (D.15).
 */
known: Array<WortduellSquare>, 
/**
 * Its latest wrong guesses, as far as the known letters do not refute them by themselves.
 */
wrong: Array<WortduellPlace>, };

export type WortduellEnding = "points" | "left" | "claimed" | "nobody";

export type WortduellPhase = { "phase": "new" } | { "phase": "turn", 
/**
 * Of which side.
 */
side: WortduellSide, 
/**
 * Whose.
 */
seat: Seat, 
/**
 * When the time is over, where there is a clock.
 */
until: Time | null, 
/**
 * There is nothing left to call.
 */
may_pass: boolean, 
/**
 * What the team suggests, for the team only.
 */
suggestions: Array<WortduellSuggestion>, } | { "phase": "answer", 
/**
 * Who is to say it.
 */
side: WortduellSide, 
/**
 * Who called.
 */
seat: Seat, 
/**
 * What.
 */
letter: Letter, 
/**
 * Then the table answers.
 */
until: Time | null, } | { "phase": "round_over", 
/**
 * Who is ready for the next one.
 */
ready: Array<Seat>, 
/**
 * Then it begins anyway.
 */
until: Time | null, } | { "phase": "over", 
/**
 * Who has won.
 */
winner: WortduellSide | null, 
/**
 * Why.
 */
ending: WortduellEnding, };

export type WortduellAttempt = { "call": Letter } | { "guess": WortduellPlace };

export type WortduellPastCard = { 
/**
 * What its words have to do with each other (D18: not told before).
 */
theme: Said | null, 
/**
 * The calls that a good player needs on average.
 */
difficulty: number, 
/**
 * Seven rows of nine squares; `.` is empty.
 */
rows: Array<string>, 
/**
 * Its words, that down first.
 */
words: Array<WortduellPlace>, 
/**
 * Those that were found.
 */
found: Array<WortduellPlace>, 
/**
 * What the other side called and guessed, in that order.
 */
attempts: Array<WortduellAttempt>, };

export type WortduellPast = { 
/**
 * Who has won it; nobody where the match ended within the round.
 */
winner: WortduellSide | null, 
/**
 * The points for it.
 */
points: number, 
/**
 * Who began it.
 */
starter: WortduellSide, 
/**
 * Words found, by side.
 */
found: [number, number], 
/**
 * The cards by the side they belonged to.
 */
cards: [WortduellPastCard, WortduellPastCard], };

export type WortduellView = { 
/**
 * What the table has chosen.
 */
options: WortduellOptions, 
/**
 * On which side each seat plays.
 */
sides: Array<WortduellSide>, 
/**
 * The viewer's side; `None` for spectators.
 */
side: WortduellSide | null, 
/**
 * Who began the match.
 */
first: WortduellSide | null, 
/**
 * Rounds that are over.
 */
rounds: number, 
/**
 * Points by side.
 */
scores: [number, number], 
/**
 * So many win the match.
 */
target: number, 
/**
 * Who writes, by side.
 */
writers: [Seat | null, Seat | null], 
/**
 * From then on a side may claim the match, by side.
 */
claim_from: [Time | null, Time | null], 
/**
 * What is going on.
 */
phase: WortduellPhase, 
/**
 * The cards by the side they belong to; none outside a round.
 */
cards: Array<WortduellCard>, 
/**
 * Between rounds and after the end: the round before, both cards open.
 */
past: WortduellPast | null, };

export type WortduellNews = { "news": "dealt", 
/**
 * Which round begins, from 1.
 */
round: number, } | { "news": "turn", 
/**
 * Of which side.
 */
side: WortduellSide, 
/**
 * Whose.
 */
seat: Seat, } | { "news": "asked", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
letter: Letter, } | { "news": "marked", 
/**
 * Who answered.
 */
side: WortduellSide, 
/**
 * Which of them; nobody did, and so the table does.
 */
seat: Seat | null, 
/**
 * Forgotten squares.
 */
missed: Array<WortduellSquare>, 
/**
 * Squares where the letter does not stand.
 */
wrong: Array<WortduellSquare>, 
/**
 * The points that cost.
 */
lost: number, } | { "news": "called", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
letter: Letter, 
/**
 * All its squares on the other side's card.
 */
squares: Array<WortduellSquare>, } | { "news": "guessed", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
word: Word, 
/**
 * From this square.
 */
from: WortduellSquare, 
/**
 * To this one.
 */
to: WortduellSquare, 
/**
 * Does it lie there?
 */
right: boolean, } | { "news": "passed", 
/**
 * Who.
 */
seat: Seat, } | { "news": "timed_out", 
/**
 * Whose.
 */
seat: Seat, } | { "news": "round_over", 
/**
 * Who has found all words.
 */
winner: WortduellSide, 
/**
 * The points for it.
 */
points: number, 
/**
 * Words found, by side.
 */
found: [number, number], } | { "news": "over", 
/**
 * Who has won.
 */
winner: WortduellSide | null, 
/**
 * Why.
 */
ending: WortduellEnding, };

export type CardDifficulty = "any" | "easy" | "medium" | "hard";

export type PrintedCard = { theme: Said, 
/**
 * The calls that a good solver needs on average.
 */
difficulty: number, 
/**
 * Seven rows of nine letters, `.` where nothing stands.
 */
rows: Array<string>, words: Array<WortduellPlace>, };

export type WortduellBetterCall = { 
/**
 * Which call it was, from 1.
 */
number: number, 
/**
 * What was called.
 */
called: Letter, 
/**
 * What would have told most.
 */
better: Letter, };

export type WortduellSolution = { 
/**
 * What is done, step by step.
 */
steps: Array<WortduellAttempt>, 
/**
 * The turns it takes: calls and wrong guesses.
 */
turns: number, 
/**
 * Are all six words found in the end?
 */
solved: boolean, 
/**
 * Where another letter would have told much more than the one that was called.
 */
better: WortduellBetterCall | null, };

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

export type WoerterklauerKnown = "everyday" | "well_read" | "all";

export type WoerterklauerMissedTurn = { 
/**
 * In which vocabulary it was found.
 */
known: WoerterklauerKnown, 
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
 * What it makes of which words.
 */
words: Array<WoerterklauerMade>, 
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
 * Different ideas: in everyday words, in those of a connoisseur, in all words.
 */
turns: Array<WoerterklauerMissedTurn>, 
/**
 * How easily the words on the field before the turn are stolen.
 */
words: Array<WoerterklauerStealable>, };

export type WurfUndWortQuestion = Record<symbol, never>;

export type WurfUndWortFittingWord = { 
/**
 * The word.
 */
word: string, 
/**
 * 1 is typical, 2 fits, 3 is debatable.
 */
tier: number, };

export type WurfUndWortFitting = { 
/**
 * Typical ones first, debatable ones last.
 */
words: Array<WurfUndWortFittingWord>, };

export const PACES = ["normal","double","tenfold","off"] as const;

export const CHOICES = {
  "buecherwurm": {
    "language": [
      "de",
      "en"
    ],
    "target": {
      "least": 7,
      "most": 99,
      "usual": 21
    },
    "terms": [
      "list",
      "table"
    ],
    "unique": [
      "theme",
      "round"
    ]
  },
  "letramix": {
    "minutes": {
      "least": 1,
      "most": 240,
      "usual": 30
    },
    "mode": [
      "turns",
      "same_roll"
    ],
    "rounds": {
      "least": 1,
      "most": 50,
      "usual": 5
    },
    "target": {
      "least": 10,
      "most": 2000,
      "usual": 200
    }
  },
  "woerterklauer": {
    "level": [
      "I",
      "II",
      "III",
      "IV"
    ],
    "size": {
      "least": 7,
      "most": 12,
      "steps": [
        7,
        8,
        9,
        10,
        11,
        12
      ],
      "usual": 10
    },
    "words": [
      "list",
      "table"
    ]
  },
  "wortduell": {
    "answers": [
      "automatic",
      "manual"
    ],
    "cards": [
      "selected",
      "endless"
    ]
  },
  "wurf_und_wort": {
    "mode": [
      "buzzer",
      "collect"
    ],
    "rounds": {
      "least": 1,
      "most": 25,
      "steps": [
        5,
        10,
        15,
        25
      ],
      "usual": 25
    },
    "seconds": {
      "least": 15,
      "most": 180,
      "steps": [
        30,
        45,
        60,
        90,
        180
      ],
      "usual": 45
    }
  }
} as const;
