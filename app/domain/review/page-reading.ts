import type { NotUnderstood } from "~/domain/sources/understood";
import { digest } from "~/domain/text/digest";
import { foldText } from "~/domain/text/fold";
import { dayOf } from "~/domain/time/days-and-moments";
import { uidOf } from "../calendars/imported-event";
import type { SourceEvent, SourceReading } from "../calendars/source-reading";
import { claimOfAllDates, type DecisionFinder, decisionFinder, type SourceDecision } from "./decisions";
import { contentOf, type FoundEvent, momentsOf } from "./review-row";

/** `key` is the source's id, `claim` the day at the venue; never its clock. */
export type IdentifiedEvent<Event extends FoundEvent = FoundEvent> = Event & { key: string; claim: string };

export function identified<Event extends FoundEvent>(found: readonly Event[]): IdentifiedEvent<Event>[] {
  const made = new Map<string, number>();
  return found.map((event) => {
    const id = event.id ?? `${foldText(event.title)}@${foldText(event.place ?? "")}`;
    const number = (made.get(`${id}#${event.day}`) ?? 0) + 1;
    made.set(`${id}#${event.day}`, number);
    const uid = number === 1 ? id : `${id}~${number}`;
    return { ...event, key: `${uid}#${event.day}`, claim: claimOf(event) };
  });
}

const CLAIM_LENGTH = 24;

function claimOf({ title, day, time, endDay, endTime, place, address, other }: FoundEvent): string {
  const said = JSON.stringify([title, day, time, endDay, endTime, place, address, other ?? null]);
  return digest(said, CLAIM_LENGTH);
}

interface Page {
  events: readonly IdentifiedEvent[];
  isCut: boolean;
  notUnderstood?: readonly NotUnderstood[];
}

/** Returns the events that are sure or decided about; the others count as unreadable, not as vanished. */
export function pageReading(
  { events, isCut, notUnderstood = [] }: Page,
  { decisions, refreshInterval, now }: { decisions: readonly SourceDecision[]; refreshInterval: number; now: Date },
): SourceReading {
  const decisionOf = decisionFinder(
    decisions,
    events.map((event) => ({ ...event, uid: uidOf(event.key) })),
    (event) => ({ claim: event.claim, ofAllDates: claimOfAllDates(event) }),
  );
  const settled = events.map((event) => ({ event, occurrence: occurrenceOf(event, decisionOf) }));
  const named = settled.flatMap(({ event, occurrence }) => (occurrence ? [{ event, occurrence }] : []));
  const unsure = settled.filter(({ occurrence }) => occurrence === null).map(({ event }) => event);
  const days = events.map(({ day }) => day).sort();
  const [from, to] = [days[0], days.at(-1)];
  return {
    occurrences: named.filter(({ event }) => !isCalledOff(event)).map(({ occurrence }) => occurrence),
    cancelled: named.filter(({ event }) => isCalledOff(event)).map(({ occurrence }) => occurrence),
    skipped: unsure.map(({ key, title, day, line }) => ({
      uid: uidOf(key),
      summary: title,
      reason: "unsure",
      start: day,
      line,
    })),
    skippedByReason: unsure.length > 0 ? { unsure: unsure.length } : {},
    notUnderstood,
    totalEvents: events.length,
    pastEvents: events.filter(({ day, endDay }) => (endDay ?? day) < dayOf(now)).length,
    isComplete: !isCut,
    refreshInterval,
    listed: from !== undefined && to !== undefined ? { from, to } : null,
  };
}

const isCalledOff = ({ doubts }: FoundEvent) => doubts.includes("cancelled");

function occurrenceOf(event: IdentifiedEvent, decisionOf: DecisionFinder): SourceEvent | null {
  const { key, claim } = event;
  const uid = uidOf(key);
  const decision = decisionOf({ key, uid });
  const isDecided = decision !== null && decision.claim === claim;
  const chosen = isDecided ? decision.chosen : null;
  const isInDoubt = event.doubts.some((doubt) => doubt !== "cancelled") || (event.other ?? null) !== null;
  if (isInDoubt && !(isDecided && decision.decision === "take")) return null;
  const said = chosen ?? contentOf(event);
  const times = momentsOf(said);
  if (!times) return null;
  const isAllDay = said.time === null;
  const text = (moment: Date) => (isAllDay ? dayOf(moment) : moment.toISOString());
  return {
    key,
    uid,
    summary: said.title,
    description: said.description,
    start: text(times.start),
    end: times.end && text(times.end),
    allDay: isAllDay,
    isPrivate: false,
    location: [said.place, said.address].filter(Boolean).join(", ") || null,
    geo: null,
    url: said.url,
    tags: [],
    eventType: said.type,
  };
}
