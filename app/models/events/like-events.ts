import { deleteProposals, type PairDecision, partEvents, storePairs } from "#db/queries/events/pair-decisions";
import {
  type ComparableRow,
  mergedPairsOf,
  type MergedRows,
  mergedStatement,
  type PairRow,
  pairStatements,
} from "#db/queries/events/pairs";
import { placeName } from "~/domain/events/display";
import { takesPlace } from "~/domain/events/types";
import {
  byHand,
  type Candidate,
  chooseShown,
  describeCandidate,
  type EventPair,
  findPairs,
  keyOfMarks,
  pairGroup,
  pairMarks,
  type PairState,
} from "~/domain/likeness/pairs";
import { dateFromUnix } from "~/domain/time/days-and-moments";
import { refuse, type Result, succeed } from "~/domain/values";
import { queueMails } from "~/models/mail/post";
import type { Given } from "~/models/site/given";
import { draftProposalMail, type ProposalDeps } from "./proposal-mail";

type Deps = Given<"db" | "now">;

export const candidateOf = (row: ComparableRow): Candidate => ({
  id: row.id,
  source: row.google_calendar_sync_id ?? byHand(row.organizer_id),
  organizerId: row.organizer_id,
  organizerName: row.organizer_name,
  title: row.title,
  start: dateFromUnix(row.start_time),
  end: row.end_time === null ? null : dateFromUnix(row.end_time),
  isAllDay: row.all_day === 1,
  place: placeName(row),
  city: row.city,
  position: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng },
  speaker: row.speaker_band,
  isOff: !takesPlace(row),
  hasImage: row.image_url !== null,
  textLength: row.text_length,
});

/** `suggested` waits for anybody's decision, `asked` for this organizer's answer, `waiting` for the other's. */
type PairStage = "suggested" | "asked" | "waiting";

/** They differ only by their day. */
export interface PairGroup {
  stage: PairStage;
  pairs: [EventPair, ...EventPair[]];
}

export type LikeEvents = ReturnType<typeof groupLikeEvents>;

export const statesOf = (pairs: readonly PairRow[]): Map<string, PairState> =>
  new Map(pairs.map((pair) => [keyOfPair(pair), pair.state]));

const keyOfPair = ({ first_mark, second_mark }: PairRow) => keyOfMarks({ first: first_mark, second: second_mark });

export function groupLikeEvents(
  [own, decided, neighbours]: readonly [ComparableRow[], PairRow[], ComparableRow[]],
  organizerId: string,
) {
  const rows = new Map([...own, ...neighbours].map((row) => [row.id, row]));
  const proposals = new Map(
    decided.filter(({ state }) => state === "proposed").map((pair) => [keyOfPair(pair), pair.by_organizer_id]),
  );
  const stageOf = ({ marks }: EventPair): PairStage => {
    const by = proposals.get(keyOfMarks(marks));
    return by === undefined ? "suggested" : by === organizerId ? "waiting" : "asked";
  };
  const groups = new Map<string, PairGroup>();
  for (const pair of findPairs([...rows.values()].map(candidateOf), organizerId, statesOf(decided))) {
    const stage = stageOf(pair);
    const key = `${stage} ${pair.group}`;
    const group = groups.get(key);
    if (group) group.pairs.push(pair);
    else groups.set(key, { stage, pairs: [pair] });
  }
  const order: PairStage[] = ["asked", "suggested", "waiting"];
  return { groups: [...groups.values()].sort((a, b) => order.indexOf(a.stage) - order.indexOf(b.stage)), rows };
}

interface MergedPair extends MergedRows {
  isAutomatic: boolean;
}

export interface LikeEventsPage extends LikeEvents {
  /** Those of one group as one. */
  merged: (MergedPair & { count: number })[];
}

export async function findLikeEvents(organizerId: string, { db, now }: Deps): Promise<LikeEventsPage> {
  const [own, decided, neighbours, mergedRows] = await db.batch([
    ...pairStatements(db, organizerId, now),
    mergedStatement(db, organizerId, now),
  ]);
  const automatic = new Set(decided.filter(({ is_automatic }) => is_automatic === 1).map(keyOfPair));
  const groups = new Map<string, LikeEventsPage["merged"][number]>();
  for (const { folded, shown } of mergedPairsOf(mergedRows)) {
    const [a, b] = [describeCandidate(candidateOf(folded)), describeCandidate(candidateOf(shown))];
    const known = groups.get(pairGroup(a, b));
    if (known) known.count++;
    else
      groups.set(pairGroup(a, b), { folded, shown, isAutomatic: automatic.has(keyOfMarks(pairMarks(a, b))), count: 1 });
  }
  return { ...groupLikeEvents([own, decided, neighbours], organizerId), merged: [...groups.values()] };
}

/** `settled`: decided already, or an event has changed or gone. */
export interface PairProblem {
  kind: "settled";
}

export interface Decider {
  organizerId: string;
  userId: string;
}

export type PairAnswer = "merged" | "proposed" | "different" | "withdrawn";

/**
 * Also decides about pairs that differ only by their day. An organizer merges its own; another's are proposed, and
 * merged when that one agrees. "Different" holds, whoever says it.
 */
export async function decidePair(
  { first, second, decision }: { first: string; second: string; decision: "same" | "different" | "withdraw" },
  decider: Decider,
  deps: ProposalDeps,
): Promise<Result<{ answer: PairAnswer }, PairProblem>> {
  const { db, now } = deps;
  const { groups } = groupLikeEvents(await db.batch(pairStatements(db, decider.organizerId, now)), decider.organizerId);
  const group = groups.find(({ pairs }) => pairs.some(({ a, b }) => isPairOf(a, b, first, second)));
  if (!group) return refuse({ kind: "settled" });
  const { organizerId } = decider;
  if (decision === "withdraw") {
    await deleteProposals(
      db,
      group.pairs.map(({ marks }) => marks),
      organizerId,
    );
    return succeed({ answer: "withdrawn" });
  }
  const isOwn = group.pairs.every(({ a, b }) => a.organizerId === organizerId && b.organizerId === organizerId);
  const isAgreed = isOwn || group.stage === "asked";
  const state = decision === "different" ? "different" : isAgreed ? "same" : "proposed";
  const mail = state === "proposed" ? await draftProposalMail(group.pairs, decider, deps) : null;
  await storePairs(
    db,
    group.pairs.map((pair) => decisionOf(pair, state)),
    decider,
    now,
    mail ? [mail.insert] : [],
  );
  if (mail) await queueMails([mail], deps);
  return succeed({ answer: state === "same" ? "merged" : state });
}

const isPairOf = (a: { id: string }, b: { id: string }, first: string, second: string) =>
  (a.id === first && b.id === second) || (a.id === second && b.id === first);

export function decisionOf({ a, b, marks }: EventPair, state: PairState): PairDecision {
  const { shown, folded } = chooseShown(a, b);
  return {
    marks,
    organizers: { first: a.organizerId, second: b.organizerId },
    state,
    startsAt: a.start > b.start ? a.start : b.start,
    merge: state === "same" ? { shown: shown.id, folded: folded.id } : null,
  };
}

/** Also pairs that differ only by their day; either organizer may. */
export async function partMerged(id: string, decider: Decider, { db, now }: Deps): Promise<Result<null, PairProblem>> {
  const merged = mergedPairsOf(await mergedStatement(db, decider.organizerId, now)).map(({ folded, shown }) => {
    const [a, b] = [describeCandidate(candidateOf(folded)), describeCandidate(candidateOf(shown))];
    return { id: folded.id, group: pairGroup(a, b), marks: pairMarks(a, b) };
  });
  const meant = merged.find((pair) => pair.id === id);
  if (!meant) return refuse({ kind: "settled" });
  const alike = merged.filter(({ group }) => group === meant.group);
  await partEvents(
    db,
    alike.map((pair) => pair.id),
    alike.map(({ marks }) => marks),
    decider,
    now,
  );
  return succeed(null);
}
