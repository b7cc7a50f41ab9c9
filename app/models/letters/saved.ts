import type { EventCardRow } from "#db/queries/events/cards";
import {
  findNewestChange,
  findSavedReaders,
  listChangedSaved,
  listRemindedEvents,
  type SavedOccasion,
  type SavedReader,
} from "#db/queries/letters/saved";
import { insertLetters } from "#db/queries/mail/outbox";
import { findProgress, writeProgress } from "#db/queries/site/progress";
import { takesPlace } from "~/domain/events/types";
import { remindedStarts } from "~/domain/letters/letter-time";
import { changeFor } from "~/domain/letters/saved-changes";
import type { MailKey } from "~/domain/mail/occasions";
import { dateFromUnix, unixSeconds } from "~/domain/time/days-and-moments";
import { present } from "~/domain/values";
import { changeLetter, type LetterLinks, reminderLetter } from "~/emails/letters";
import { changePush, reminderPush } from "~/emails/pushes";
import type { JobQueue } from "~/jobs/queue";
import { queueOutbox } from "~/models/mail/post";
import type { Given } from "~/models/site/given";
import { draftLetter, draftPush } from "./draft";

type Deps = Given<"db" | "jobs" | "now", "APP_URL">;

type ScheduleDeps = Pick<Deps, "db" | "jobs" | "now">;

/** A cron that was away for longer reminds of nothing older. */
const LONGEST_WAY_BACK_SECONDS = 6 * 3600;

/** In one run; the next minute looks at more. */
const CHANGES_A_RUN = 1000;

/** Told by one job before it queues the next; more than one account can have. */
const READERS_A_JOB = 50;

export async function enqueueSavedNews({ db, jobs, now }: ScheduleDeps): Promise<void> {
  for (const occasion of ["day", "hours"] as const) {
    const to = unixSeconds(now);
    const last = await findProgress(db, occasion);
    const from = Math.max(last ?? to - 60, to - LONGEST_WAY_BACK_SECONDS);
    if (from >= to) continue;
    const ids: string[] = [];
    for (const range of remindedStarts(occasion, dateFromUnix(from), dateFromUnix(to)))
      ids.push(...(await listRemindedEvents(db, occasion, range)));
    await enqueue(occasion, ids, jobs);
    await writeProgress(db, occasion, to);
  }
  await enqueueChanges({ db, jobs, now });
}

async function enqueueChanges({ db, jobs, now }: ScheduleDeps): Promise<void> {
  const after = await findProgress(db, "at_once");
  // What was changed before anybody could ask to be told is no news.
  if (after === null) return writeProgress(db, "at_once", await findNewestChange(db));
  const { next, ids } = await listChangedSaved(db, { after, now, most: CHANGES_A_RUN });
  await enqueue("at_once", ids, jobs);
  if (next > after) await writeProgress(db, "at_once", next);
}

const enqueue = (occasion: SavedOccasion, ids: readonly string[], jobs: JobQueue) =>
  jobs.enqueue(ids.map((event_id) => ({ type: "tell_saved", event_id, occasion, after: "" })));

/** Tells some who saved it, and queues the next. The key says what is told, so that nobody hears the same twice. */
export async function tellSaved(
  { event_id, occasion, after }: { event_id: string; occasion: SavedOccasion; after: string },
  { db, jobs, settings, now }: Deps,
): Promise<void> {
  const { event, readers } = await findSavedReaders(db, event_id, { occasion, after, most: READERS_A_JOB });
  if (!event || event.start_time < unixSeconds(now)) return;
  // The last place of a full page may have more readers: it is the next job's.
  const next = readers.length === READERS_A_JOB ? present(readers.at(-1), "last reader of the page").place : null;
  const ours = readers.filter(({ place }) => place !== next);
  const inserted = await insertLetters(
    db,
    ours.flatMap((reader) => {
      const news = newsFor(event, occasion, reader);
      return (news && letterTo(reader, { ...news, occasion }, { settings, now })) ?? [];
    }),
  );
  await queueOutbox(inserted, { jobs });
  const last = ours.at(-1);
  if (last && next !== null) await jobs.enqueue([{ type: "tell_saved", event_id, occasion, after: last.place }]);
}

type ToldEvent = EventCardRow & { state_reason: string | null; location_address: string | null };

interface News {
  event: ToldEvent;
  what: string;
}

function newsFor(event: ToldEvent, occasion: SavedOccasion, reader: SavedReader): News | null {
  if (occasion === "at_once") return changeFor(event, reader);
  return takesPlace(event) ? { event, what: `${event.start_time}` } : null;
}

function letterTo(
  { id, channel, address, locale, told }: SavedReader,
  { event, what, occasion }: News & { occasion: SavedOccasion },
  { settings, now }: Pick<Deps, "settings" | "now">,
) {
  if (address === null) return null;
  const key: MailKey =
    occasion === "at_once" ? `at_once:${id}:${event.id}:${told}:${what}` : `reminder:${id}:${event.id}:${what}`;
  const to = { readerId: id, to: address, key };
  const appUrl = settings.APP_URL;
  const until = dateFromUnix(event.start_time);
  if (occasion === "at_once") {
    if (channel === "push") return draftPush({ ...to, push: changePush({ event, now }, locale) }, { now });
    const compose = (links: LetterLinks) => changeLetter({ event, links, now }, locale);
    return draftLetter({ ...to, kind: occasion, until, compose }, { appUrl, now });
  }
  const before = event.all_day ? "day" : occasion;
  if (channel === "push") return draftPush({ ...to, push: reminderPush({ event, before, now }, locale) }, { now });
  const compose = (links: LetterLinks) => reminderLetter({ event, before, links, now }, locale);
  return draftLetter({ ...to, kind: "reminder", until, compose }, { appUrl, now });
}
