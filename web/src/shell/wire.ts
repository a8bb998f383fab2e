// Written by tools/page_types.py from src/rulebound/server/wire, and as long as all of it.
import type { Event, Ruling, View } from './ruling';

export type { Event, Ruling, View };

export type SeatKind = 'here' | 'bot' | 'invited' | 'open';

export type Status = 'waiting' | 'playing' | 'over';

export type CommandId = string;

export type Name = string;

export type Nonce = string;

export type Key = string;

export type MoveText = string;

export type PositionText = string;

export type Number = number;

export type Options = Record<string, string | Number | boolean>;

/** Where an analysis starts: a table at an event one may see, or a position text or none (the start). */
export interface Place {
  game: Key;
  table?: Key | null;
  seq?: Number | null;
  position?: PositionText | null;
  options?: Options;
  moves?: MoveText[];
}

/** A move to be judged at a place, for the seat to act unless seat is given. */
export interface JudgeRequest {
  at: Place;
  move: MoveText;
  seat?: Number | null;
}

/** A record of a game, to be looked at. */
export interface RecordRequest {
  game: Key;
  text: string;
}

/** One move of an analysis and what it brought about. */
export interface Step {
  move: string;
  events: Event[];
  view: View;
}

/** A place after its moves. When a move is refused the line stops before it and refused says why. */
export interface Analysis {
  position: string;
  start: View;
  steps: Step[];
  opening: Event[];
  to_act: number[];
  outcome: Outcome | null;
  refused: Ruling | null;
}

/** A hint or an evaluation at a place; seconds from 0.05 to 10. */
export interface ThinkRequest {
  at: Place;
  seconds?: number;
  level?: Key;
}

/** The best line found, and its value for the seat to act (-1 to 1). */
export interface ThoughtReply {
  seat: number;
  value: number;
  depth: number;
  line: string[];
}

/** The exact chances at a place; with draw, as if chance had brought that (roll-4) this turn. */
export interface OddsRequest {
  at: Place;
  draw?: MoveText | null;
}

/** Chances to win, draw and lose when all play perfectly; they sum to 1. */
export interface Odds {
  win: number;
  draw: number;
  lose: number;
}

/** The chances after something that chance may bring. */
export interface DrawOdds {
  draw: string;
  odds: Odds;
}

/** A way to end the turn: its moves, the position after them, and the chances there. */
export interface EndOdds {
  moves: string[];
  position: string;
  odds: Odds;
}

/** The draws (roll-5) on which a seat could win if its turn began in the position as it stands. */
export interface Threat {
  seat: number;
  draws: string[];
}

/** The chances of the seat to act: before chance decided the turn, after each draw, now, and at each end. before and draws are empty once something has been moved in the turn; ends are best first. Where the place is not solved, now is null and all of these are empty. threats has every seat still in, and nobody in a game that does not tell them. */
export interface OddsReply {
  seat: number;
  before: Odds | null;
  draws: DrawOdds[];
  now: Odds | null;
  ends: EndOdds[];
  threats: Threat[];
}

/** Something to be scored, described in the words of its game's scoring desk. */
export interface ScoreRequest {
  game: Key;
  described: Record<string, unknown>;
}

/** What it brings, as the desk of its game writes it; or else the key of what is still to be told. */
export interface ScoreReply {
  answer: Record<string, unknown> | null;
  ask: string | null;
}

/** A question about the rules: of a game, or of whichever it names. options are those of the table. Asked beside a board, at is that place, whose game and options then count; move is the move that it is about and about what is pointed at, where the question does not name them. Without language the answer comes in that of the question. With book, a rulebook that the asker brought, it is answered from that and all others of its game and edition; nothing else then counts but the language. */
export interface AskRequest {
  question: string;
  game?: Key | null;
  book?: Key | null;
  language?: Key | null;
  options?: Options;
  at?: Place | null;
  move?: string | null;
  about?: Key | null;
}

/** A question whose answer a model is to word. id is under which it is kept, null where it is not. */
export interface WriteRequest extends AskRequest {
  id?: string | null;
}

/** A clause as an answer shows it: our wording, who says so, and the passage of one's own copy. */
export interface CitedClause {
  clause: string;
  heading: string;
  text: string;
  authority: string;
  source: string | null;
  link: string | null;
  passage: Passage;
}

/** What is played where the sources leave something open; option is what was agreed, in words. */
export interface TableReading {
  clause: string;
  text: string;
  option: string | null;
}

/** A line of a calculation: so many things at so many points each. */
export interface SumLine {
  text: string;
  count: number;
  each: number;
  points: number;
  clauses: string[];
}

/** What the engine rules on the board at hand, as a sentence too. */
export interface SaidRuling {
  text: string;
  ruling: Ruling;
}

/** Words of a clause, or of its passage, that a written answer rests on. */
export interface QuotedClause {
  clause: string;
  quote: string;
}

/** That a model has worded an answer, and the quotes by which it was checked. */
export interface WrittenBy {
  model: string;
  quotes: QuotedClause[];
}

/** Where else the words of a passage stand in the rulebooks of its edition. */
export interface CopyPlace {
  role: 'rules' | 'errata' | 'faq';
  name: string;
  page: number | null;
}

/** A paragraph of a rulebook that its asker brought: of which document, where it stands, and what is marked. paragraph is its number in the document as of version, and marks are pairs of letters of text. With picture its region of the page can be looked at. It stands beside another as the rule that a correction changes, or the correction of a rule. The same words are shown once: also is where else they stand. */
export interface FoundPassage {
  booklet: string;
  version: string;
  role: 'rules' | 'errata' | 'faq';
  name: string;
  language: string;
  paragraph: number;
  heading: string;
  page: number | null;
  text: string;
  marks: [number, number][];
  picture: boolean;
  beside: boolean;
  also: CopyPlace[];
}

/** What the rules say. says is the kind of answer, short the answer in a few words. It rests on rests; near are clauses that stand near. assumed are those that come from elsewhere. reckoned is what our readings make of a number that the sources leave open. unread are words that a calculator does not know: its number holds only if they change nothing. rulings are what the engine rules on the board it was asked at. id names it among one's questions, null where none are kept. writer is the model that may word it, if asked to, and written says that one has; both are null on most servers. Of a question that tells no game, taken says in a sentence of which it was taken to be, and others which it could be of as well; of one in none of our languages it says that it was only half read. Asked of a rulebook that its asker brought, book is that game with its edition and found what stands nearest there: it is text, or silent where nothing is near. */
export interface AskReply {
  question: string;
  language: string;
  game: string | null;
  says: 'yes' | 'no' | 'value' | 'text' | 'conflict' | 'silent' | 'elsewhere';
  short: string;
  value: number | string | null;
  unit: string | null;
  rests: CitedClause[];
  near: CitedClause[];
  assumed: string[];
  readings: TableReading[];
  lines: SumLine[];
  reckoned: number | null;
  unread: string[];
  rulings: SaidRuling[];
  taken: string | null;
  others: string[];
  id: string | null;
  writer: string | null;
  written: WrittenBy | null;
  book: string | null;
  found: FoundPassage[];
}

/** A question in a list of one's own. stale: a clause has changed since, so it is to be asked again. table and seq are where it was asked; wrong is what one holds against the answer, null for nothing; book is the rulebook of one's own that was asked. */
export interface QuestionCard {
  id: string;
  asked_ms: number;
  question: string;
  language: string;
  game: string | null;
  says: string;
  short: string;
  table: string | null;
  seq: number | null;
  stale: boolean;
  wrong: string | null;
  shared: boolean;
  book: string | null;
}

/** One's own questions, the latest first; more are older. They are kept so many days, or not at all (0). books are the titles of all rulebooks of one's own that were asked, by which the list can be narrowed. */
export interface QuestionList {
  questions: QuestionCard[];
  more: boolean;
  days: number;
  books: string[];
}

/** A clause as it was when an answer rested on it; game/* is a whole rulebook, on whose silence it rested. own/ and an id is a rulebook that the asker brought, with all others of its edition. */
export interface RestedClause {
  clause: string;
  version: string;
  source: string | null;
  revision: string | null;
  changed: boolean;
}

/** A question of one's own with all that is kept of it. To ask it again, send asked once more. */
export interface Question {
  card: QuestionCard;
  asked: AskRequest;
  answer: AskReply;
  rested: RestedClause[];
  program: string;
}

/** Whether the asker holds an answer to be wrong, and why. */
export interface WrongRequest {
  wrong: boolean;
  why?: string;
}

/** Shown once: the secret goes into the fragment of the link /#/answers/<token>; only its hash is kept. */
export interface AnswerLink {
  token: string;
}

/** A question and its answer, for those who have the link. stale: a clause has changed since. */
export interface SharedAnswer {
  asked_ms: number;
  answer: AskReply;
  stale: boolean;
}

/** A rulebook of one's own. pages is 0 where it has none; unread are those without readable text. paragraphs says how many there are to be found, size what all of it takes, in bytes. */
export interface Booklet {
  id: string;
  game: string;
  edition: string;
  language: string;
  role: 'rules' | 'errata' | 'faq';
  name: string;
  kind: 'text' | 'html' | 'pdf';
  pages: number;
  unread: number[];
  paragraphs: number;
  size: number;
  added_ms: number;
}

/** A rulebook that has just been read, and what its letters were taken to be written in; null for a PDF. */
export interface BroughtBooklet extends Booklet {
  encoding: string | null;
}

/** One's own rulebooks, the oldest first. They may take most bytes together, of which used are; 0 takes none. writer is the operator's model that is sent the passages which a question finds; null on most servers. */
export interface BookletList {
  booklets: Booklet[];
  used: number;
  most: number;
  languages: string[];
  writer: string | null;
}

export type PlateState = 'building' | 'judging' | 'judged' | 'late' | 'refused';

/** A seat's round at a table as everyone sees it; its log comes apart. It begins in wait_ms, or began so long ago. level is that of a bot, where one builds: its hand trembles so. Of one that is refused why says what was not as it was played; of one that is judged counted are the meeples that count. */
export interface Plate {
  id: string;
  round: number;
  seat: number;
  level: string | null;
  seed: number;
  meeples: number;
  seconds: number;
  wait_ms: number;
  frames: number;
  state: PlateState;
  why: string;
  counted: number[];
}

/** A seat's plate of a round before, to be watched again: counted are the meeples that counted. */
export interface PastPlate {
  id: string;
  round: number;
  seat: number;
  level: string | null;
  seed: number;
  meeples: number;
  counted: number[];
}

/** The plates of a table, and the seats that are ready to begin. */
export interface Plates {
  type: 'plates';
  ready: number[];
  plates: Plate[];
}

/** A piece of a plate's log: what the hand was told after frame after, up to frame frames. */
export interface Played {
  type: 'played';
  id: string;
  after: number;
  frames: number;
  inputs: string;
}

/** What a turn of the second variant asks for; before are the rows of one's pyramid of the round before. */
export interface Rung {
  base: number;
  before: number;
  shape: 'full' | 'free';
}

/** A round of building on a screen that takes so many seconds at most. level is that of a bot, where one builds; connection is what connects meeples, by what was agreed. */
export interface RoundRequest {
  seconds: number;
  level?: 'shaky' | 'steady' | 'sure' | null;
  connection?: 'standing' | 'touching';
  rung?: Rung | null;
}

/** A round that has begun: what its hand trembles by, and how many meeples there are. */
export interface Round {
  id: string;
  seed: number;
  meeples: number;
  seconds: number;
}

/** The one in a seat is ready to build. */
export interface Ready {
  seat: Number;
}

/** A piece of the log of one's own hand, in whole entries: after frame after, up to frame frames. */
export interface LogPiece {
  after: number;
  frames: number;
  inputs: string;
}

/** How far a hand's log has come. */
export interface Logged {
  frames: number;
}

/** What a hand has been told so far. */
export interface PlateLog {
  frames: number;
  inputs: string;
}

/** What was done in a round (rulebound.referee.replay.Record); inputs in base 64. */
export interface RoundRecord {
  engine: string;
  seed: number;
  meeples: number;
  frames: number;
  inputs: string;
  hashes: number[];
}

/** A round on a plate for all on one screen: by how many, all at once or in turns of so many seconds at most. */
export interface SharedRequest {
  players: number;
  seconds: number;
  in_turns?: boolean;
  connection?: 'standing' | 'touching';
  loss?: 'height' | 'any';
}

/** What was done on a plate for all (rulebound.referee.shared.SharedRecord): a log for each hand in base 64. */
export interface SharedRecord {
  engine: string;
  seed: number;
  meeples: number;
  frames: number;
  inputs: string[];
  hashes: number[];
  turns: number[];
}

/** Meeples that do not count, and why. */
export interface Uncounted {
  meeples: number[];
  ruling: Record<string, unknown>;
}

/** What stands at the end of a round, what it is worth, which meeples count, and why the others do not. rung says whether it is what a turn of the second variant asked for. */
export interface RoundJudged {
  scene: Record<string, unknown>;
  ruling: Record<string, unknown>;
  rung: Record<string, unknown> | null;
  counted: number[];
  rest: Uncounted[];
}

/** Whose hand has destroyed whose pyramid, when in the round, and the rule that it has lost by. */
export interface Knocked {
  by: number;
  victim: number;
  at_ms: number;
  ruling: Record<string, unknown>;
}

/** What one seat's pyramid on a plate for all is worth, which meeples count, and why the others do not. */
export interface SeatJudged {
  ruling: Record<string, unknown>;
  counted: number[];
  rest: Uncounted[];
}

/** What stands on a plate for all, seat by seat, and who has destroyed a pyramid, the first in time first. */
export interface SharedJudged {
  scene: Record<string, unknown>;
  seats: SeatJudged[];
  knocks: Knocked[];
}

/** A set-up option with its clause. */
export interface OptionCard {
  key: string;
  choices: (string | number | boolean)[];
  default: string | number | boolean;
  clause: string;
  each: string[];
}

/** A game on the shelf. card is the game's card.toml: year, people, times, links. solved: exact chances are known, at least of some positions (POST /api/odds). */
export interface GameCard {
  key: string;
  seats: number[];
  options: OptionCard[];
  levels: string[];
  solved: boolean;
  languages: string[];
  card: Record<string, unknown>;
}

/** What another text says of a fact. */
export interface OtherReading {
  value: string | number | string[];
  sources: string[];
}

/** A fact about a game, and where it was read. */
export interface Fact {
  value: string | number | string[];
  sources: string[];
  others: OtherReading[];
}

/** A game of the catalogue in a line, to be searched. rulebook is the game here by whose rules it is played. names are those that were read somewhere, called what it is called in the languages of the page. Times are minutes. complexity is as a text grades it, or follows from the weight. */
export interface KnownGame {
  key: string;
  names: string[];
  called: string[];
  people: string[];
  publishers: string[];
  year: number | null;
  players: (number | null)[];
  minutes: (number | null)[];
  age: number | null;
  complexity: string | null;
  mechanics: string[];
  category: string[];
  rulebook: string | null;
}

/** What two games have in common: terms or names, or the numbers of players that both allow. */
export interface Reason {
  kind: 'relation' | 'mechanics' | 'people' | 'category' | 'players' | 'time' | 'complexity';
  terms: string[];
  least: number | null;
  most: number | null;
}

/** A game that is similar, with the reasons, the weightiest first; score is from 0 to 1. */
export interface SimilarGame {
  key: string;
  name: string;
  score: number;
  reasons: Reason[];
}

/** A question whose answer rests on clauses, or on facts of the catalogue; catalogue's words have both. */
export interface CuratedQuestion {
  key: string;
  clauses: string[];
  facts: string[];
}

/** A public page about a game. */
export interface PublicLink {
  name: string;
  address: string;
}

/** What is known of a game. Own games also have what their pages tell, by keys of the words of catalogue. languages are those of the page, source, that the description stands on. known counts the games here. live: the operator lets figures be asked for at BoardGameGeek. */
export interface GamePage {
  key: string;
  rulebook: string | null;
  facts: Record<string, Fact>;
  related: Record<string, string>;
  similar: SimilarGame[];
  known: number;
  source: string | null;
  languages: string[];
  material: string[];
  credits: string[];
  links: PublicLink[];
  questions: CuratedQuestion[];
  live: boolean;
}

/** What BoardGameGeek shows of a game now, or showed when the server last asked. */
export interface LiveFigures {
  rank: number | null;
  rating: number | null;
  weight: number | null;
  asked_ms: number;
}

/** A source that a rulebook names, and whether one's own copy is here. */
export interface SourceCard {
  id: string;
  title: string;
  address: string;
  revision: string;
  language: string;
  copied: boolean;
}

/** A source whose copy has just come, and how many of the passages that its rulebook names are in it. */
export interface CopyTaken {
  source: SourceCard;
  found: number;
  named: number;
}

/** A clause in our words. conflicts are clause ids; link opens the public page at the passage. */
export interface ClauseCard {
  id: string;
  section: string;
  name: string;
  text: string;
  authority: 'official' | 'designer' | 'community' | 'translator' | 'reading' | 'notes';
  informative: boolean;
  conflicts: string[];
  source: string | null;
  source_section: string | null;
  link: string | null;
}

/** A rulebook in one language. sections are (key, title) in reading order. */
export interface Rulebook {
  game: string;
  language: string;
  title: string;
  sections: [string, string][];
  clauses: ClauseCard[];
  sources: SourceCard[];
}

/** The passage behind a clause in one's own copy: found text with a little of what stands around it. Where the copy is garbled only the page is known; GET /api/sources/{source}/document shows it. */
export interface Passage {
  clause: string;
  state: 'found' | 'missing' | 'garbled' | 'no-copy' | 'no-locator';
  source: string | null;
  language: string | null;
  before: string;
  text: string;
  after: string;
  page: number | null;
}

/** Who is to sit in a seat: the one who asks (here), a bot, one who is invited, or anyone on this server. */
export interface SeatRequest {
  kind: SeatKind;
  name?: Name;
  level?: Key;
}

/** Time for each player for the whole game and added after each move. */
export interface ClockRequest {
  initial_s: Number;
  increment_s?: Number;
}

/** A new table. position (optional) is a game's own position text to start from. */
export interface TableRequest {
  game: Key;
  seats: SeatRequest[];
  options?: Options;
  clock?: ClockRequest | null;
  position?: PositionText | null;
}

/** Random text of one's own, mixed into the draws for each of one's seats (and the owner's bots). commitment is that of the table as one has seen it: the secret was fixed before. */
export interface NonceRequest {
  commitment: Key;
  nonce: Nonce;
}

/** A seat as everybody may see it; yours says whether the reader may act for it. */
export interface Seat {
  kind: SeatKind;
  name: string;
  level: string;
  taken: boolean;
  online: boolean;
  yours: boolean;
}

/** Clocks at the moment at_ms: the running seats' time still falls from there. That may lie wait_ms ahead of the moment of sending: a turn's beginning belongs to the network, and after a restart of the server a clock waits for its player. */
export interface Clock {
  left_ms: number[];
  running: number[];
  increment_s: number;
  at_ms: number;
  wait_ms: number;
}

/** A pending wish to go back to the decision after event to: whose consent it needs, and who has given it. */
export interface UndoRequest {
  seat: number;
  to: number;
  asked: number[];
  agreed: number[];
}

/** How it ended: seats from best to worst, and the ruling. */
export interface Outcome {
  ranking: number[][];
  returns: number[];
  ruling: Ruling;
}

/** The table of the game that follows on one that is over, and the seat of the one who has set it up. */
export interface NextGame {
  table: string;
  seat: number;
}

/** Everything about a table for one reader: sent on joining, after sleep, and when a reader fell behind. */
export interface Table {
  type: 'table';
  id: string;
  game: string;
  options: Record<string, string | number | boolean>;
  seats: Seat[];
  status: Status;
  seq: number;
  events: Event[];
  decisions: number[];
  to_act: number[];
  view: View;
  clock: Clock | null;
  undo: UndoRequest | null;
  outcome: Outcome | null;
  watchers: number;
  commitment: string;
  nonces: string[];
  awaited: number[];
  position: string | null;
  created_ms: number;
  can_invite: boolean;
  again: NextGame | null;
}

/** What changed after events after + 1 to seq: enough for a reader that was at after. */
export interface Update {
  type: 'update';
  after: number;
  seq: number;
  events: Event[];
  decisions: number[];
  status: Status;
  to_act: number[];
  view: View;
  clock: Clock | null;
  undo: UndoRequest | null;
  outcome: Outcome | null;
}

/** Who sits where, and who is there. */
export interface Presence {
  type: 'presence';
  seats: Seat[];
  watchers: number;
}

/** A bot is at work (depth and value as far as it got), or has stopped (done). No value is told where something is hidden: it would tell of what the bot alone sees. One that prepares waits for its compiler; that is told again every second. */
export interface Thinking {
  type: 'thinking';
  seat: number;
  depth: number;
  value: number | null;
  done: boolean;
  prepares: boolean;
}

/** Why a position or a record is not taken: a message key of the page, and its facts. */
export interface Cause {
  reason: string;
  facts: Record<string, unknown>;
}

/** Something that could not be read or done; message is a message key, detail says what and where. Where a rule of the table forbids it, ruling says so with its clauses; cause is what a game or a record names as the cause. Over the socket id names the command that it answers, where that can be read. */
export interface Error {
  type: 'error';
  message: string;
  detail: string;
  ruling: Ruling | null;
  id: string;
  cause: Cause | null;
}

/** The fate of one command: done at seq, or refused with the ruling, or stale (the position has moved on). */
export interface Answer {
  type: 'answer';
  id: string;
  result: 'done' | 'refused' | 'stale';
  seq: number;
  ruling: Ruling | null;
}

/** Base of commands: id makes a repeat harmless, seq is the last event that the sender has seen. */
export interface Command {
  id: CommandId;
  seat: Number;
  seq: Number;
}

/** Play a move, in the game's notation. */
export interface MoveCommand extends Command {
  type: 'move';
  move: MoveText;
}

/** Give up. */
export interface ResignCommand extends Command {
  type: 'resign';
}

/** Go back to the decision after event to: at once when nobody else plays, else a wish for the others. */
export interface UndoCommand extends Command {
  type: 'undo';
  to: Number;
}

/** Agree to a wish to undo, or not; its own seat withdraws it by saying no. */
export interface UndoReply extends Command {
  type: 'undo-reply';
  accept: boolean;
}

/** Let the bot of seat play what it has found so far. */
export interface StopCommand extends Command {
  type: 'stop';
}

export type AnyCommand = MoveCommand | ResignCommand | UndoCommand | UndoReply | StopCommand;

export type AnyMessage = Table | Update | Presence | Thinking | Plates | Played | Answer | Error;

/** An invitation to a seat, or to watch (seat null). */
export interface InvitationRequest {
  seat: Number | null;
}

/** Shown once: the secret goes into the fragment of the link /#/join/<token>; only its hash is kept. */
export interface Invitation {
  token: string;
  seat: number | null;
}

/** An invitation's secret, given back by the one who was invited. */
export interface Redeem {
  token: Key;
  name?: Name;
}

/** An invitation's secret, to be told what it is to before it is used. */
export interface Look {
  token: Key;
}

/** What an invitation is to: a seat, or to watch (seat null). host has set the table up; no name is empty. */
export interface Invited {
  game: string;
  options: Record<string, string | number | boolean>;
  players: number;
  host: string;
  seat: number | null;
}

/** Somebody takes an open seat. */
export interface SitRequest {
  name?: Name;
}

/** Where a redeemed invitation or an open seat leads. */
export interface Joined {
  table: string;
  seat: number | null;
}

/** A line in a list of tables. */
export interface TableCard {
  id: string;
  game: string;
  options: Record<string, string | number | boolean>;
  seats: Seat[];
  status: Status;
  moves: number;
  to_act: number[];
  your_turn: boolean;
  outcome: Outcome | null;
  view: View;
  updated_ms: number;
}

/** The tables of a session, and those with a seat that anyone may take. */
export interface TableList {
  mine: TableCard[];
  open: TableCard[];
}
