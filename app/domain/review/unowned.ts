import { hostOf, safeWebAddress } from "~/domain/text/links";
import { DAY_MS } from "~/domain/time/days-and-moments";
import { type ImportedEvent, type StoredImportedEvent, uidOf } from "../calendars/imported-event";
import { notTaken } from "../calendars/left-out";
import type { WholeRunReason } from "../calendars/run";
import type { SourceDecision, TakenEvents } from "./decisions";
import { isOwnPlace, isPlain, type OwnPlace } from "./plainest";
import { inOneLine, withoutContact, yesSign } from "./said-yes";

/** Neither a text of its own, nor how to reach anybody, nor an address elsewhere. */
function bare(event: ImportedEvent, hosts: readonly string[]): ImportedEvent {
  const url = safeWebAddress(event.url);
  return {
    ...event,
    title: withoutContact(event.title),
    description: "",
    location: event.location && (withoutContact(event.location) || null),
    geo: null,
    tags: [],
    url: url !== null && hosts.includes(hostOf(url)) ? url : null,
  };
}

/** More at once are a proposal, all of them. */
const HANDFUL = 5;
const WEEK_MS = 7 * DAY_MS;

/** Of the weeks from the first to the last. */
function usualInWeek(starts: readonly Date[]): number {
  const times = starts.map((start) => start.getTime());
  const weeks = 1 + (Math.max(...times) - Math.min(...times)) / WEEK_MS;
  return times.length === 0 ? 0 : Math.ceil(times.length / weeks);
}

/** What a superadmin said yes to, and what is shown of it. */
export interface SaidYesTo {
  stored: readonly StoredImportedEvent[];
  decisions: readonly SourceDecision[];
  own: OwnPlace;
  /** Of the congregation's website, and of the source that was said yes to. */
  hosts: readonly string[];
  isElsewhere: boolean;
  /** It lists all that it has. */
  isComplete: boolean;
  /** UIDs of what it still has. */
  unreadable: ReadonlySet<string>;
}

export type UnownedEvents = TakenEvents & { whole: WholeRunReason | null };

/** What is said yes to or of the plainest kinds; all else waits, and all of it where it is another source by its looks. */
export function unownedEvents(
  found: TakenEvents,
  { stored, decisions, own, hosts, isElsewhere, isComplete, unreadable }: SaidYesTo,
): UnownedEvents {
  const takes = decisions.filter(({ decision }) => decision === "take");
  const takenKeys = new Set(takes.map(({ event_key }) => event_key));
  const said = new Set(takes.map(({ chosen, claim }) => (chosen ? yesSign(chosen.title, inOneLine(chosen)) : claim)));
  const momentOf = ({ title, start }: { title: string; start: Date }) => `${title}#${start.getTime()}`;
  const byKey = new Map(stored.map((event) => [event.key, event]));
  const byMoment = new Map(stored.map((event) => [momentOf(event), event]));
  const leftKeys = new Set(found.left.map(({ key }) => key));
  const isOut = (key: string) => leftKeys.has(key) || unreadable.has(uidOf(key));
  const left = new Set(stored.filter(({ key, standing }) => standing === "there" && !isOut(key)));
  const before = left.size;
  const judged = found.events.map((read) => {
    const event = bare(read, hosts);
    const sign = yesSign(event.title, event.location);
    const same = byKey.get(event.key) ?? byMoment.get(momentOf(event));
    if (same) left.delete(same);
    const isAsStored = same !== undefined && sign === yesSign(same.title, same.location);
    const isGood = isAsStored || said.has(sign) || (isPlain(read.title, own) && isOwnPlace(read.location, own));
    return { event, isGood, isNew: same === undefined && !(takenKeys.has(event.key) && said.has(sign)) };
  });
  const isKnown = ({ isNew, isGood }: (typeof judged)[number]) => !isNew && isGood;
  const usual = usualInWeek(judged.filter(isKnown).map(({ event }) => event.start));
  const added = judged.filter(({ isNew }) => isNew);
  const room = new Set(added.filter(({ isGood }) => isGood).slice(0, Math.max(1, usual)));
  const taken = judged.filter((one) => isKnown(one) || room.has(one)).map(({ event }) => event);
  const keys = new Set(taken.map(({ key }) => key));
  const isManyNew = added.length > Math.max(HANDFUL, usual);
  return {
    events: taken,
    left: [...found.left, ...judged.flatMap(({ event }) => (keys.has(event.key) ? [] : notTaken(event, "awaits-yes")))],
    whole: isElsewhere
      ? "elsewhere"
      : isComplete && left.size * 2 > before
        ? "replaced"
        : isManyNew
          ? "many_new"
          : null,
  };
}
