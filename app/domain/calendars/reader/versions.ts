import { dayOfSecond } from "~/domain/time/days-and-moments";
import { present, groupsOf } from "~/domain/values";
import type { DateValue } from "./dates";
import { type EventSource, lineOf } from "./event";
import { readSummary } from "./event-content";
import { isRecurring, type Series } from "./series";
import { type Moment, utcOf } from "./zones";

/** An older version, or another event that says it is the same. */
export interface Outdated {
  source: EventSource;
  reason: "older-version" | "same-uid";
}

/** Events without a UID stay alone: see docs/decisions/0078. */
export function gatherSeries(sources: EventSource[]) {
  const outdated: Outdated[] = [];
  const byUid = groupsOf(sources, ({ uid }) => uid);
  const loose = byUid.get("") ?? [];
  byUid.delete("");
  const all = [...byUid.values()].flatMap((same) => seriesOf(same, outdated));
  return { all: [...all, ...loose.flatMap((source) => seriesOf([source], outdated))], outdated };
}

function seriesOf(same: EventSource[], outdated: Outdated[]): Series[] {
  const mains = currentOf(
    same.filter(({ replaces }) => !replaces),
    outdated,
  );
  const changes = same.filter(({ replaces }) => replaces);
  if (mains.length < 2) return [{ main: mains[0] ?? null, changes }];
  const recurring = mains.filter(isRecurring).map((main): Series => ({ main, changes: [] }));
  const single = mains.filter((main) => !isRecurring(main)).map(namedByItsStart);
  const series = recurring.length > 0 ? recurring : single.map((one): Series => ({ main: null, changes: [one] }));
  series.sort((one, other) => startOf(one) - startOf(other));
  for (const change of recurring.length > 0 ? [...single, ...changes] : changes) {
    const planned = change.replaces?.wall ?? 0;
    present(series.findLast((each) => startOf(each) <= planned) ?? series[0], "series of a change").changes.push(
      change,
    );
  }
  return series;
}

const startOf = ({ main, changes }: Series) => utcOf(present(main ?? changes[0], "event of a series").start);

/** Like a changed date of a series, whose other dates the others are. */
const namedByItsStart = (source: EventSource): EventSource => ({ ...source, replaces: writtenOut(source.start) });

const writtenOut = (start: Moment): DateValue => ({
  wall: utcOf(start),
  isDate: start.isDate,
  isUtc: !start.isDate,
  tzid: null,
});

/** The highest SEQUENCE counts; of equal ones all that are not the same event, and of the same the last. */
function currentOf(versions: EventSource[], outdated: Outdated[]): EventSource[] {
  if (versions.length < 2) return versions;
  const highest = versions.reduce((most, { sequence }) => Math.max(most, sequence), -Infinity);
  for (const source of versions) if (source.sequence < highest) outdated.push({ source, reason: "older-version" });
  const equal = versions.filter(({ sequence }) => sequence === highest);
  const signsOf = equal.some(hasNoStart) ? () => [""] : signsOfEvent;
  const kept = new Map<string, { version: EventSource }>();
  for (const version of equal) {
    const signs = signsOf(version);
    const known = signs.flatMap((sign) => kept.get(sign) ?? [])[0] ?? { version };
    if (known.version !== version) outdated.push({ source: known.version, reason: "same-uid" });
    known.version = version;
    for (const sign of signs) kept.set(sign, known);
  }
  return [...new Set(kept.values())].map(({ version }) => version);
}

/** A cancellation may be without one, and is of all that has its UID. */
const hasNoStart = ({ component }: EventSource) => lineOf(component, "DTSTART") === null;

/** Two of one day are the same event where their moments or their titles are. */
const signsOfEvent = ({ start, component }: EventSource): string[] => {
  const day = dayOfSecond(start.wall);
  return [`${day} at ${utcOf(start)}`, `${day} is ${readSummary(component) ?? ""}`];
};
