import { minutesOf, timeOfMinutes } from "~/domain/time/clock-time";
import { type DayToken, fillIn, isSameDay, endOfToken, NONE_SAID, saidDayOf, type SaidDays } from "./said-days";
import { isNear, type Join, joinOf, type Token } from "./time-words";

/** HH:MM. */
export interface SaidClock {
  start: string;
  end: string | null;
  isVague: boolean;
  isAbout: boolean;
  isZoned: boolean;
  isPastMidnight: boolean;
  /** Of what says it for others, from 1. */
  line?: number;
}

/** "søndag 9. og 16. august kl. 11 og 17". */
export interface When {
  days: SaidDays[];
  clocks: SaidClock[];
  weekday: number | null;
  /** The end of some days: "fredag kl 17 – søndag kl 14". */
  lastClock: string | null;
  /** Of an end without its date: "fredag kl 17 – søndag kl 14". */
  lastWeekday?: number;
  /** Two clocks, or a further weekday, that nothing joins; also "fredag kl 17 – søndag kl 14" without its dates. */
  isUnclear: boolean;
  at: number;
  end: number;
}

interface SaidWeekday {
  weekday: number;
  at: number;
  join: Join;
}

class WhenBuilder {
  readonly whens: When[] = [];
  #when: When | null = null;
  #weekdays: SaidWeekday[] = [];
  #month: number | null = null;
  #awaitsEnd = false;
  #isClockSaid = false;
  #clockAt = -1;
  #previous: Token | null = null;

  constructor(private readonly line: string) {}

  read(token: Token, next: Token | undefined) {
    const gap = this.#previous ? this.line.slice(this.#previous.end, token.at) : "";
    if (!this.#previous || !isNear(gap)) this.close();
    const join = token.kind === "feast" && token.isEnd ? "to" : this.#previous ? joinOf(gap) : "next";
    if (token.kind === "weekday") this.#weekday(token, join, next);
    else if (token.kind === "date" || token.kind === "numeric" || token.kind === "feast") this.#day(token, join, gap);
    else if (token.kind === "month") this.#nameMonth(token);
    else if (token.kind === "year") this.#nameYear(token);
    else if (token.kind === "clock") this.#clock(token, join);
    else this.close();
    this.#previous = token;
  }

  close() {
    const when = this.#when;
    if (when) {
      const [named, ...others] = this.#weekdays;
      const [over] = others;
      const isSpan = over?.join === "to" && others.length === 1 && when.days.length + when.clocks.length === 0;
      if (named && isSpan) Object.assign(when, { weekday: named.weekday, lastWeekday: over.weekday, isUnclear: true });
      else if (named && when.days.length + others.length === 0) when.weekday = named.weekday;
      else if (this.#weekdays.length > 0) when.isUnclear = true;
      fillIn(when.days);
      when.days = when.days.filter(isNamedOrFirst);
      if (when.days.length + when.clocks.length > 0 || when.weekday !== null) this.whens.push(when);
    }
    this.#when = null;
    this.#weekdays = [];
    this.#month = null;
    this.#awaitsEnd = false;
    this.#isClockSaid = false;
    this.#previous = null;
  }

  #open(at: number): When {
    this.#when ??= { days: [], clocks: [], weekday: null, lastClock: null, isUnclear: false, at, end: at };
    return this.#when;
  }

  #weekday(token: Token & { kind: "weekday" }, join: Join, next: Token | undefined) {
    const last = this.#when?.days.at(-1);
    const isFollowedByDay =
      next !== undefined &&
      (next.kind === "numeric" || next.kind === "date") &&
      isNear(this.line.slice(token.end, next.at));
    if (last && last.last === null && last.first.weekday === null && join === "next" && !isFollowedByDay)
      last.first.weekday = token.weekday;
    else this.#weekdays.push({ weekday: token.weekday, at: token.at, join });
    this.#open(token.at).end = token.end;
  }

  #day(token: DayToken, ownJoin: Join, gap: string) {
    const isEnd = token.kind === "feast" && token.isEnd;
    let when = this.#open(token.at);
    const last = when.days.at(-1);
    if (
      last &&
      last.last === null &&
      this.#weekdays.length < 2 &&
      ownJoin !== "to" &&
      isSameDay(last.first, token, gap)
    ) {
      const weekday = this.#weekdays.shift()?.weekday ?? last.first.weekday;
      if (token.kind === "feast") last.first.feast = token.feast;
      else Object.assign(last.first, { ...saidDayOf(token), feast: last.first.feast });
      last.first.weekday = weekday;
      last.end = when.end = token.end;
      return;
    }
    const weekday = this.#weekdays.shift();
    const join = weekday && last && weekday.at >= last.end ? weekday.join : ownJoin;
    const day = { ...saidDayOf(token), weekday: weekday?.weekday ?? null };
    if (day.month === null && this.#month !== null) day.month = this.#month;
    this.#month = null;
    const at = Math.min(token.at, weekday?.at ?? token.at);
    if (last && this.#isClockSaid) {
      const [clock, ...others] = when.clocks;
      const isEnd = join === "to" && when.days.length === 1 && others.length === 0 && clock?.end === null;
      if (isEnd && last.last === null) {
        last.last = day;
        this.#awaitsEnd = true;
      } else {
        const weekdays = this.#weekdays;
        this.#weekdays = [];
        const previous = this.#previous;
        this.close();
        this.#previous = previous;
        this.#weekdays = weekdays;
        when = this.#open(at);
        when.days.push({ first: day, last: endOfToken(token), at, end: token.end });
      }
    } else if (last && join === "to" && last.last === null) Object.assign(last, { last: day, end: token.end, isEnd });
    else when.days.push({ first: day, last: endOfToken(token), at, end: token.end, isEnd });
    when.end = token.end;
  }

  /** "Fredag 8. januar kl 18 til lørdag kl 12". */
  #endsOnWeekday({ days, clocks }: When, over: SaidWeekday | undefined): boolean {
    const [day, ...more] = days;
    const isEnd = this.#previous?.kind === "weekday" && over?.join === "to" && this.#weekdays.length === 1;
    if (!isEnd || day?.last !== null || more.length > 0 || clocks.length !== 1 || clocks[0]?.end !== null) return false;
    day.last = { ...NONE_SAID, weekday: over.weekday };
    this.#weekdays = [];
    return true;
  }

  #nameMonth(token: Token & { kind: "month" }) {
    const when = this.#when;
    const last = when?.days.at(-1);
    const day = last?.last ?? last?.first;
    if (when && last && day && day.date !== null && day.month === null) {
      day.month = token.month;
      last.end = when.end = token.end;
    } else this.#month = token.month;
  }

  #nameYear(token: Token & { kind: "year" }) {
    const when = this.#when;
    const last = when?.days.at(-1);
    if (!when || !last || this.#isClockSaid) return;
    (last.last ?? last.first).year ??= token.year;
    last.end = when.end = token.end;
  }

  #clock(token: Token & { kind: "clock" }, join: Join) {
    const when = this.#open(token.at);
    const last = when.clocks.at(-1);
    this.#isClockSaid ||= when.days.length > 0;
    const follows = this.#previous?.kind === "clock" && last !== undefined;
    const isSpan =
      join === "to" ||
      (join === "and" && /(?:mellom|between)\s(?:kl\.?\s?)?$/i.test(this.line.slice(0, this.#previous?.at)));
    const [over, end] = this.#weekdays;
    const isOfLastDay = this.#previous?.kind === "weekday" && end?.join === "to" && when.clocks.length === 1;
    const isOfSpan =
      when.days.length === 1 && when.days[0]?.last !== null && over !== undefined && over.at < this.#clockAt;
    if (isOfLastDay && (when.days.length === 0 || isOfSpan)) {
      when.lastClock = token.time;
      when.isUnclear = !isOfSpan;
      if (!isOfSpan) when.lastWeekday = end.weekday;
      this.#weekdays.pop();
      if (isOfSpan) this.#weekdays = [];
    } else if (this.#endsOnWeekday(when, over)) {
      when.lastClock = token.time;
    } else if (this.#awaitsEnd) {
      when.lastClock = token.time;
      when.isUnclear ||= ENDS_THE_DAY.test(this.line.slice(token.at, token.end));
      this.#awaitsEnd = false;
    } else if (follows && isSpan && last.end === null) {
      last.end = token.time;
      // "Kvart over åtte til kvart på ni om morgenen".
      const early =
        last.isVague && !token.isVague && token.time < last.start
          ? timeOfMinutes(minutesOf(last.start) + 12 * 60)
          : null;
      if (early !== null && early < token.time) Object.assign(last, { start: early, isVague: false });
      last.isAbout ||= token.isAbout;
    } else {
      if ((last && join !== "and") || (!last && LIMITS.test(this.line.slice(0, token.at)))) when.isUnclear = true;
      when.clocks.push({
        start: token.time,
        end: null,
        isVague: token.isVague,
        isAbout: token.isAbout,
        isZoned: token.isZoned,
        isPastMidnight: ENDS_THE_DAY.test(this.line.slice(token.at, token.end)),
      });
    }
    when.end = token.end;
    this.#clockAt = token.at;
  }
}

/** "Åpent til kl 20", "senest kl 16", "etter kl 12": no beginning. */
const LIMITS =
  /(?<!\p{L})(?:til|t\.o\.m\.|stenger|stengjer|slutter|sluttar|slutt|senest|seinest|før|innen|etter|servering)\s(?:(?:ca\.?|rundt)\s)?$/iu;

/** "Kl. 24.00". */
const ENDS_THE_DAY = /(?<!\d)24(?:[.:]?00)?$/;

/** "9." alone is a day only where its line begins. */
const isNamedOrFirst = ({ first: { month, weekday, feast }, at }: SaidDays): boolean =>
  month !== null || weekday !== null || feast !== null || at < 3;

/** "Guds grønne søndag, …, søndag 6. juni": a word of the title. */
const isNameOfDay = (line: string, { at, days, weekday, clocks }: When, whens: readonly When[]): boolean =>
  weekday !== null &&
  days.length + clocks.length === 0 &&
  /\p{L}\s$/u.test(line.slice(0, at)) &&
  whens.some((other) => other.days.some(({ first }) => first.weekday === weekday));

export function whensIn(line: string, tokens: readonly Token[]): When[] {
  const builder = new WhenBuilder(line);
  tokens.forEach((token, index) => builder.read(token, tokens[index + 1]));
  builder.close();
  return builder.whens.filter((when) => !isNameOfDay(line, when, builder.whens));
}
