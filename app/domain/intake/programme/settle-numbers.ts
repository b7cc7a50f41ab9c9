import type { Doubt } from "../understood";
import { ADJACENT, TO } from "./dates";
import type { Token } from "./tokens";

interface Around {
  /** Lines above have said which day it is. */
  hasDay: boolean;
  /** Other lines begin with dates in numbers. */
  leadingDates: boolean;
}

/** Decides of each number such as "11.10" whether it is a day or a time. What cannot be known is in doubt. */
export function settleNumbers(
  line: string,
  tokens: Token[],
  { hasDay, leadingDates }: Around,
): { tokens: Token[]; doubts: Doubt[] } {
  const isOpen = (token: Token) => token.kind === "numeric" && token.clock !== null;
  if (!tokens.some(isOpen)) return { tokens, doubts: [] };
  const hasDate = tokens.some((token) => (token.kind === "numeric" && token.clock === null) || token.kind === "date");
  const hasClock = tokens.some(({ kind }) => kind === "clock");
  let isDayKnown = hasDate;
  const doubts: Doubt[] = [];
  const settled = tokens.map((token, index): Token => {
    if (token.kind !== "numeric" || token.clock === null) return token;
    const previous = tokens[index - 1];
    const next = tokens[index + 1];
    const isAfterWeekday = previous?.kind === "weekday" && ADJACENT.test(line.slice(previous.end, token.at));
    const isInRange =
      (next?.kind === "clock" && TO.test(line.slice(token.end, next.at))) ||
      (previous?.kind === "clock" && TO.test(line.slice(previous.end, token.at)));
    const asClock: Token = { kind: "clock", time: token.clock, isVague: false, at: token.at, end: token.end };
    if (isInRange) return asClock;
    if (isDayKnown) return asClock;
    if (isAfterWeekday || hasClock || leadingDates) {
      isDayKnown = true;
      return { ...token, clock: null };
    }
    const isFollowed = tokens.slice(index + 1).some(isOpen);
    if (isFollowed) {
      isDayKnown = true;
      return { ...token, clock: null };
    }
    doubts.push("date_or_time");
    return hasDay ? asClock : { ...token, clock: null };
  });
  return { tokens: settled, doubts };
}
