import { type Database, openDatabase } from "#db/client";
import { type Meter, meterDatabase } from "#db/meter";
import { seedDatabase } from "#demo/seed";
import { EVENT_TYPES } from "~/domain/events/types";
import { unixSeconds } from "~/domain/time/unix-time";
import type { JobMessage } from "~/jobs/queue";
import { enqueueSavedNews, tellSaved } from "~/models/letters/saved";
import { enqueueDueLetters, writeLetters } from "~/models/letters/weekly";
import { deliverMail } from "~/models/mail/deliver";
import { openFreshDatabase } from "./fresh-database";
import type { SearchesOptions } from "./print-searches";
import { NOW } from "./shapes";

/** All want their letter at the same hour, and have saved the same event. */
const FOLLOWERS = 100_000;
const EVENTS = 10_000;
const ORGANIZERS = 1000;

/** So many mails are sent; the others cost the same. */
const SENT = 1000;

const TOWNS = ["Oslo", "Bergen", "Trondheim", "Stavanger", "Kristiansand", "Drammen", "Askim", "Bodø"];

const settings = { APP_URL: "https://samling.example", ENVIRONMENT: "production" } as const;

/** Prints what letters, reminders and messages to all followers cost the database, and how long the queue works. */
export async function printLetters(root: string, { events = EVENTS }: SearchesOptions): Promise<void> {
  const { d1, close } = await openFreshDatabase(root);
  await seedDatabase(d1, { now: NOW, events, organizers: ORGANIZERS });
  const event = await addFollowers(d1);
  print(`${FOLLOWERS} followers`, ["jobs", "round trips", "statements", "rows read", "rows written", "minutes"]);
  const cron = (_: JobMessage | null, deps: Deps) => enqueueDueLetters(deps);
  await stage(d1, "weekly letters", [null, null, null, null, null], cron);
  await stage(d1, "a minute with nothing to tell", [null], (_, deps) => enqueueSavedNews(deps));
  const tell = (occasion: "day" | "at_once") => ({ type: "tell_saved", event_id: event, occasion, after: "" }) as const;
  await stage(d1, "reminders of one event", [tell("day")], perform);
  await d1.prepare("update events set state = 'cancelled' where id = ?").bind(event).run();
  await stage(d1, "messages about one event", [tell("at_once")], perform);
  await sendSome(d1);
  await close();
}

interface Deps {
  db: Database;
  jobs: { enqueue(messages: JobMessage[]): Promise<void> };
  settings: typeof settings;
  now: Date;
}

async function perform(job: JobMessage | null, deps: Deps): Promise<void> {
  if (job?.type === "write_letters") await writeLetters(job, deps);
  if (job?.type === "tell_saved") await tellSaved(job, deps);
}

/** Runs what begins it, and every job that comes of it but the sending, one after the other. */
async function stage(
  d1: D1Database,
  name: string,
  begin: readonly (JobMessage | null)[],
  run: (job: JobMessage | null, deps: Deps) => Promise<void>,
): Promise<void> {
  const { d1: metered, meter } = meterDatabase(d1);
  const waiting: JobMessage[] = [];
  let mails: string[] = [];
  const enqueue = (messages: JobMessage[]) => {
    for (const message of messages) {
      if (message.type === "send_mail") mails.push(message.outbox_id);
      else waiting.push(message);
    }
    return Promise.resolve();
  };
  const deps = { db: openDatabase(metered), jobs: { enqueue }, settings, now: NOW };
  const since = performance.now();
  let ms = 0;
  for (const job of begin) await run(job, deps);
  ms += performance.now() - since;
  let jobs = begin.length;
  let written = 0;
  for (let job = waiting.shift(); job; job = waiting.shift()) {
    const start = performance.now();
    await perform(job, deps);
    ms += performance.now() - start;
    jobs++;
    written += mails.length;
    mails = await emptied(d1, mails, written);
  }
  printCosts(`${name}: ${written + mails.length} mails`, jobs, meter, ms);
}

/** Empties the texts of queued mails, as their sending does, but for the first; the database is in memory. */
async function emptied(d1: D1Database, ids: readonly string[], written: number): Promise<string[]> {
  if (written > SENT)
    await d1
      .prepare("update outbox set body_text = null, body_html = null where id in (select value from json_each(?))")
      .bind(JSON.stringify(ids))
      .run();
  return [];
}

async function sendSome(d1: D1Database): Promise<void> {
  const { results } = await d1
    .prepare("select id from outbox where body_text is not null limit ?")
    .bind(SENT)
    .all<{ id: string }>();
  const { d1: metered, meter } = meterDatabase(d1);
  const mailer = { send: () => Promise.resolve({ sent: true as const }) };
  const start = performance.now();
  for (const { id } of results) await deliverMail(id, { db: openDatabase(metered), mailer, settings, now: NOW });
  printCosts(`sending ${results.length} of them`, results.length, meter, performance.now() - start);
}

/** Returns the event that all have saved. */
async function addFollowers(d1: D1Database): Promise<string> {
  const at = unixSeconds(NOW);
  const { results } = await d1.prepare("select id from organizers").all<{ id: string }>();
  const searches = EVENT_TYPES.flatMap((type) => TOWNS.map((town) => `type=${type}&near=${town}&radius_km=25`));
  const numbers = `with recursive n (n) as (select 0 union all select n + 1 from n where n < ${FOLLOWERS - 1})`;
  const reader = "'reader-' || printf('%06d', n)";
  const insertFollows = `${numbers} insert into followed_searches (id, reader_id, search)
    select ?2 || n, ${reader}, json_extract(?1, '$[' || (n % json_array_length(?1)) || ']') from n`;
  await d1
    .prepare(
      `${numbers} insert into letter_readers
        (id, email, weekly, weekday, hour, reminder, at_once, next_at, confirmed_at, heard_at)
        select ${reader}, 'leser' || n || '@letters.example', 1, 3, 16, 'day', 1, ?1, ?1, ?1 from n`,
    )
    .bind(at)
    .run();
  await d1.prepare(insertFollows).bind(JSON.stringify(searches), "search-").run();
  const organizers = results.map(({ id }) => `organizer_id=${id}`);
  await d1.prepare(insertFollows).bind(JSON.stringify(organizers), "organizer-").run();
  const event = await d1
    .prepare("select id from visible_events where start_time > ? and state = 'planned' order by start_time limit 1")
    .bind(at + 86_400)
    .first<{ id: string }>();
  if (!event) throw new Error("No event is ahead.");
  await d1
    .prepare("insert into letter_events (reader_id, event_id) select id, ? from letter_readers")
    .bind(event.id)
    .run();
  return event.id;
}

const print = (name: string, cells: (string | number)[]) =>
  console.info(name.padEnd(42) + cells.map((text) => String(text).padStart(13)).join(""));

const printCosts = (name: string, jobs: number, { trips, statements, rowsRead, rowsWritten }: Meter, ms: number) =>
  print(name, [jobs, trips, statements, rowsRead, rowsWritten, (ms / 60_000).toFixed(2)]);
