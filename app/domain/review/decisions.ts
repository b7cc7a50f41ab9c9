import { stateInTitle } from "~/domain/events/said-state";
import { isHeldBack } from "~/domain/intake/named-people";
import { digest } from "~/domain/text/digest";
import { foldedWords } from "~/domain/text/fold";
import { dayOf, wallClockAt } from "~/domain/time/days-and-moments";
import { groupsOf } from "~/domain/values";
import { type ImportedEvent, uidOf } from "../calendars/imported-event";
import { notTaken, type NotTaken, type WhyLeft } from "../calendars/left-out";
import type { RowContent } from "./review-row";

export interface SourceDecision {
  event_key: string;
  decision: "take" | "leave";
  /** What the source said, or what all dates share; null before that was stored. */
  claim: string | null;
  chosen: RowContent | null;
}

export type DecisionFinder = (event: Listed) => SourceDecision | null;

type Listed = Pick<ImportedEvent, "key" | "uid">;

interface Signs {
  claim: string | null;
  ofAllDates: string;
}

/** Null for an event that is known by its key or UID. */
type SignsOf<Event> = (event: Event) => Signs | null;

const ALL_DATES = "*";

export const keyOfAllDates = (key: string) => `${uidOf(key)}#${ALL_DATES}`;

const isOfAllDates = ({ event_key }: SourceDecision) => event_key === keyOfAllDates(event_key);

const SIGN_LENGTH = 24;

const signOf = (title: string, when: string | null, place: string | null) =>
  digest(JSON.stringify([wordsOf(stateInTitle(title).title), when, wordsOf(place ?? "")]), SIGN_LENGTH);

const wordsOf = (text: string) => foldedWords(text).slice(0, 12);

export const claimOfFeed = ({ title, start, allDay, location }: SaidByFeed): string =>
  signOf(title, allDay ? dayOf(start) : start.toISOString(), location);

type SaidByFeed = Pick<ImportedEvent, "title" | "start" | "allDay" | "location">;

/** `time` is the clock of all dates; null where they are whole days. */
export const claimOfAllDates = ({ title, time, place }: Pick<RowContent, "title" | "time" | "place">): string =>
  signOf(title, time, place);

const signsOfImported = (event: ImportedEvent): Signs => ({
  claim: claimOfFeed(event),
  ofAllDates: claimOfAllDates({
    title: event.title,
    time: event.allDay ? null : wallClockAt(event.start).time,
    place: event.location,
  }),
});

/**
 * Finds a decision by the event's key, else that about all its dates, else by a UID that both sides have once: a date
 * that moved. Else by what the source says, where it has no UID left that was decided about: some programs make up new
 * UIDs each time.
 */
export function decisionFinder<Event extends Listed>(
  decisions: readonly SourceDecision[],
  events: readonly Event[],
  signsOf: SignsOf<Event>,
): DecisionFinder {
  const byKey = new Map(decisions.map((decision) => [decision.event_key, decision]));
  const decided = onlyOnes(decisions, ({ event_key }) => uidOf(event_key));
  const listed = onlyOnes(events, ({ uid }) => uid);
  const gone = decisions.filter(({ event_key, claim }) => claim !== null && !listed.has(uidOf(event_key)));
  const others = gone.length > 0 ? events.filter(({ uid }) => !decided.has(uid)) : [];
  const renewed = underNewUids(gone, others, signsOf);
  return ({ key, uid }) =>
    byKey.get(key) ??
    byKey.get(keyOfAllDates(key)) ??
    (listed.get(uid) ? decided.get(uid) : null) ??
    renewed.get(key) ??
    null;
}

function onlyOnes<Item>(items: readonly Item[], nameOf: (item: Item) => string): Map<string, Item | null> {
  const found = new Map<string, Item | null>();
  for (const item of items) found.set(nameOf(item), found.has(nameOf(item)) ? null : item);
  return found;
}

function underNewUids<Event extends Listed>(
  gone: readonly SourceDecision[],
  events: readonly Event[],
  signsOf: SignsOf<Event>,
): Map<string, SourceDecision> {
  const signed = events.flatMap((event) => {
    const signs = signsOf(event);
    return signs ? [{ ...event, ...signs }] : [];
  });
  const [ofAll, ofOne] = [gone.filter(isOfAllDates), gone.filter((decision) => !isOfAllDates(decision))];
  // What was decided about one date counts before what was decided about all.
  return new Map([
    ...successors(
      ofAll,
      groupsOf(signed, ({ ofAllDates }) => ofAllDates),
    ),
    ...successors(
      ofOne,
      groupsOf(signed, ({ claim }) => claim),
    ),
  ]);
}

/** Pairs keys with like decisions about as many events that are gone and have the same sign. */
const successors = (gone: readonly SourceDecision[], events: ReadonlyMap<string | null, readonly Listed[]>) =>
  [...groupsOf(gone, ({ claim }) => claim)].flatMap(([claim, decisions]) => {
    const same = events.get(claim) ?? [];
    const isNoOther = new Set(same.map(({ uid }) => uid)).size <= decisions.length;
    const [first] = decisions;
    const isAlike = decisions.every(({ decision }) => decision === first?.decision);
    return first && isAlike && isNoOther ? same.map(({ key }) => [key, first] as const) : [];
  });

export interface TakenEvents {
  events: ImportedEvent[];
  left: NotTaken[];
}

interface Known {
  decisions: readonly SourceDecision[];
  /** Keys of what was deleted here for good, and of what is stored. */
  removed: ReadonlySet<string>;
  stored: ReadonlySet<string>;
  holdsPrivate: boolean;
  isUnowned?: boolean;
}

/** Without what was deleted or decided to be left out, and what looks private until it is decided. */
export function takenEvents(
  found: readonly ImportedEvent[],
  { decisions, removed, stored, holdsPrivate, isUnowned = false }: Known,
): TakenEvents {
  const asked = found.filter(({ key }) => !removed.has(key));
  const decisionOf = decisionFinder(decisions, asked, (event) =>
    stored.has(event.key) ? null : signsOfImported(event),
  );
  const whyLeft = (event: ImportedEvent): WhyLeft | null => {
    if (removed.has(event.key)) return "removed";
    const decision = decisionOf(event)?.decision ?? null;
    if (decision === "leave") return "left-out";
    const mayBe = isUnowned || (holdsPrivate && decision === null);
    return mayBe && isHeldBack(event.title, event.description, event.location) ? "looks-private" : null;
  };
  const judged = found.map((event) => ({ event, standing: whyLeft(event) }));
  return {
    events: judged.filter(({ standing }) => standing === null).map(({ event }) => event),
    left: judged.flatMap(({ event, standing }) => (standing ? [notTaken(event, standing)] : [])),
  };
}
