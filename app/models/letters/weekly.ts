import type { EventCardRow } from "#db/queries/events/cards";
import { claimDueReaders, type DueReader, findDueReaders } from "#db/queries/letters/due";
import { type LetterReader, updateReader } from "#db/queries/letters/readers";
import { insertLetters, type NewLetter } from "#db/queries/mail/outbox";
import { areWhole, type ArrangedLetter, arrangeLetter } from "~/domain/letters/arrange";
import { nextLetterAt } from "~/domain/letters/letter-time";
import { stageOf } from "~/domain/letters/letters";
import { dateFromUnix, unixSeconds } from "~/domain/time/days-and-moments";
import { chunksOf, groupsOf } from "~/domain/values";
import { weeklyLetter } from "~/emails/letters";
import { weeklyPush } from "~/emails/pushes";
import { queueOutbox } from "~/models/mail/post";
import type { Given } from "~/models/site/given";
import { draftLetter, draftPush } from "./draft";
import { findAhead, lettersDays, organizerOf } from "./find-ahead";

type Deps = Given<"db" | "jobs" | "now", "APP_URL">;

/** Written by one job, which looks up once what they share. */
const READERS_A_JOB = 50;

/** More are claimed a minute later; a statement of that size takes less than a second. */
const MOST_A_CLAIM = 5000;
const CLAIMS_A_RUN = 4;

/** A claimed letter waits so long before somebody else may write it. */
const LEASE_SECONDS = 900;

/** Repeated or simultaneous calls queue each letter once. */
export async function enqueueDueLetters({ db, jobs, now }: Pick<Deps, "db" | "jobs" | "now">): Promise<void> {
  const lease = unixSeconds(now) + LEASE_SECONDS;
  for (let claim = 0; claim < CLAIMS_A_RUN; claim++) {
    const ids = await claimDueReaders(db, { now, until: dateFromUnix(lease), limit: MOST_A_CLAIM });
    const portions = chunksOf(ids, READERS_A_JOB);
    await jobs.enqueue(portions.map((reader_ids) => ({ type: "write_letters", reader_ids, lease })));
    if (ids.length < MOST_A_CLAIM) return;
  }
}

/** All or nothing, with the next due date. A week with nothing to tell has no letter. Safe to repeat. */
export async function writeLetters(
  { reader_ids, lease }: { reader_ids: readonly string[]; lease: number },
  { db, jobs, settings, now }: Deps,
): Promise<void> {
  const until = dateFromUnix(lease);
  const due = await findDueReaders(db, reader_ids, { until, ...lettersDays(now) });
  if (due.readers.length === 0) return;
  const found = await findAhead(
    {
      searches: due.followed.flatMap(({ search }) => search ?? []),
      organizerIds: due.followed.flatMap(({ organizer_id }) => organizer_id ?? []),
    },
    { db, now },
  );
  const saved = new Map(due.events.map((event) => [event.id, event]));
  const followedBy = groupsOf(due.followed, ({ reader_id }) => reader_id);
  const savedBy = groupsOf(due.saved, ({ reader_id }) => reader_id);
  const written = due.readers.map((reader) => {
    const lists = (followedBy.get(reader.id) ?? []).flatMap(({ search, organizer_id }) => [
      (search !== null && found.bySearch.get(search)) || [],
      found.byOrganizer.get(organizer_id ?? organizerOf(search ?? "") ?? "") ?? [],
    ]);
    const theirs = (savedBy.get(reader.id) ?? []).flatMap(({ event_id }) => saved.get(event_id) ?? []);
    const arranged = arrangeLetter([...lists.flat(), ...theirs], areWhole(lists));
    return writeLetter(reader, arranged, { settings, now });
  });
  const [inserted] = await db.batch([
    insertLetters(
      db,
      written.flatMap(({ letter }) => letter ?? []),
    ),
    ...written.map(({ id, change }) => updateReader(db, id, change)),
  ]);
  await queueOutbox(inserted, { jobs });
}

function writeLetter(
  reader: DueReader,
  arranged: ArrangedLetter<EventCardRow>,
  { settings, now }: Pick<Deps, "settings" | "now">,
): { id: string; letter: NewLetter | null; change: Partial<LetterReader> } {
  const heardAt = dateFromUnix(reader.heard_at);
  const stage = stageOf({ heardAt, askedAt: reader.asked_at === null ? null : dateFromUnix(reader.asked_at) }, now);
  if (stage === "end")
    return {
      id: reader.id,
      letter: null,
      change: { weekly: false, next_at: null, due_for: null, ended_at: now, ended_why: "silence" },
    };
  const asks = stage === "question";
  const isEmpty = arranged.changed.length + arranged.ahead.length === 0;
  const to = { readerId: reader.id, to: reader.address ?? "", key: `weekly:${reader.id}:${reader.due_for}` as const };
  const letter =
    reader.address === null || (isEmpty && !asks)
      ? null
      : reader.channel === "push"
        ? draftPush({ ...to, push: weeklyPush({ events: arranged, asks, now }, reader.locale) }, { now })
        : draftLetter(
            {
              ...to,
              kind: "weekly",
              compose: (links) => weeklyLetter({ events: arranged, asks, links, now }, reader.locale),
            },
            { appUrl: settings.APP_URL, now },
          );
  const next = nextLetterAt(now, reader.weekday, reader.hour);
  return { id: reader.id, letter, change: { next_at: next, due_for: null, ...(asks && { asked_at: now }) } };
}
