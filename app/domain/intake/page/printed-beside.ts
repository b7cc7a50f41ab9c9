import { minutesOf } from "~/domain/time/clock-time";
import { folded } from "./folded";
import type { PageEvent } from "./page-event";
import type { PageParts } from "./page-parts";
import type { TextReading } from "./understand-text";

const FEWEST_ALIKE = 3;
const NEAR_MINUTES = 90;
const SHORTEST_WORD = 4;

/** The data of some pages is one event beside a whole programme: returns what is sure, and stands like that event. */
export function printedBeside(
  { blocks, groups }: Pick<PageParts, "blocks" | "groups">,
  named: readonly PageEvent[],
  { events, blockOf }: TextReading,
): PageEvent[] {
  const formOf = (event: PageEvent) => {
    const block = blocks[blockOf(event)];
    return block === undefined ? "" : `${block.kind} ${groups[block.group]?.depth}`;
  };
  const isNamed = (event: PageEvent) => named.some((one) => isAbout(event, one));
  const forms = new Set(events.filter(isNamed).map(formOf));
  const others = events.filter((event) => event.doubts.length === 0 && event.time !== null && !isNamed(event));
  const isInList = (event: PageEvent) => others.filter((one) => formOf(one) === formOf(event)).length >= FEWEST_ALIKE;
  return others.filter((event) => forms.has(formOf(event)) || isInList(event));
}

function isAbout(printed: PageEvent, one: PageEvent): boolean {
  const days = [one.day, one.other?.day ?? one.day];
  const isWithin = one.endDay !== null && printed.day >= one.day && printed.day <= one.endDay;
  const isInDoubt = one.doubts.length > 0 && folded(printed.title) === folded(one.title);
  if (isWithin || isInDoubt) return true;
  if (!days.includes(printed.day)) return false;
  return isAlike(printed.title, one.title) || isNear(printed.time, one.time) || isNear(printed.time, one.other?.time);
}

const isNear = (a: string | null, b: string | null | undefined) =>
  a === null || b === null || b === undefined || Math.abs(minutesOf(a) - minutesOf(b)) <= NEAR_MINUTES;

function isAlike(a: string, b: string): boolean {
  const words = new Set(folded(b).split(" "));
  return folded(a)
    .split(" ")
    .some((word) => word.length >= SHORTEST_WORD && words.has(word));
}
