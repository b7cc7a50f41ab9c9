import type { UnderstoodEvent } from "~/domain/sources/understood";

interface Expectation {
  certainty: "sure" | "doubtful" | "perhaps";
  isAnything: boolean;
  day: string;
  time: string | null;
  endTime: string | null;
  endDay: string | null;
  title: string;
}

const EXPECTED =
  /^(\(\?\)|\?)?\s*(?:(\*)|(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d)(?:-(\d\d:\d\d))?)?(?: –(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d))?)? (.+))$/u;

/** Reads "2026-08-09 19:00-20:30 Kveldsmøte", which is sure; "? …" is in doubt, "(?) …" may be in doubt or left out. */
function expectationOf(text: string): Expectation {
  const match = EXPECTED.exec(text);
  if (!match) throw new Error(`Not an expectation: ${text}`);
  const [, mark, all, day = "", time = null, end = null, endDay = null, endTime = null, title = ""] = match;
  const certainty = mark === "?" ? "doubtful" : mark ? "perhaps" : "sure";
  return { certainty, isAnything: all !== undefined, day, time, endTime: end ?? endTime, endDay, title };
}

const isSure = (event: UnderstoodEvent) => event.doubts.length === 0;

function fits(event: UnderstoodEvent, expected: Expectation): boolean {
  if (expected.isAnything) return !isSure(event);
  return (
    event.day === expected.day &&
    event.time === expected.time &&
    event.endDay === expected.endDay &&
    (expected.endTime === null || event.endTime === expected.endTime) &&
    event.title.startsWith(expected.title)
  );
}

export interface Judgement {
  /** Sure, and not what the text says: the worst. */
  falseSure: string[];
  /** In doubt, and nothing of the kind was expected. */
  noise: string[];
  missed: string[];
  /** Found, but in doubt where it could be sure. */
  timid: string[];
}

/** One line for an event, as expectations are written. */
export const sayEvent = ({ day, time, endTime, endDay, title, doubts }: UnderstoodEvent): string =>
  `${doubts.length > 0 ? "? " : ""}${day}${time ? ` ${time}` : ""}${endTime ? `-${endTime}` : ""}` +
  `${endDay ? ` –${endDay}` : ""} ${title}${doubts.length > 0 ? ` [${doubts.join(" ")}]` : ""}`;

/** What is wrong with what was read from a text, given what should have been. */
export function judge(events: readonly UnderstoodEvent[], expected: readonly string[]): Judgement {
  const open = expected.map(expectationOf);
  const judgement: Judgement = { falseSure: [], noise: [], missed: [], timid: [] };
  for (const event of events) {
    const index = open.findIndex((expectation) => fits(event, expectation));
    const found = open[index];
    if (!found) judgement[isSure(event) ? "falseSure" : "noise"].push(sayEvent(event));
    else if (found.certainty === "doubtful" && isSure(event)) judgement.falseSure.push(sayEvent(event));
    else if (found.certainty === "sure" && !isSure(event)) judgement.timid.push(sayEvent(event));
    if (found && !found.isAnything) open.splice(index, 1);
  }
  judgement.missed = open
    .filter(({ certainty }) => certainty !== "perhaps")
    .map(({ day, time, title }) => `${day} ${time ?? ""} ${title}`);
  return judgement;
}
