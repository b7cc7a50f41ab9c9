import { type Database, openDatabase } from "#db/client";
import { type Meter, meterDatabase } from "#db/meter";
import { settlingDatabase } from "#db/settling";
import { seedDatabase } from "#demo/seed";
import { EVENT_TYPES } from "~/domain/events/types";
import { type Channel, CHANNELS } from "~/domain/letters/letters";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { freshly } from "~/gateways/push/encrypt";
import { openPushService } from "~/gateways/push/push-service";
import type { JobMessage } from "~/jobs/queue";
import { enqueueSavedNews, tellSaved } from "~/models/letters/saved";
import { enqueueDueLetters, writeLetters } from "~/models/letters/weekly";
import { deliverMail } from "~/models/mail/deliver";
import { PUSHES_A_JOB } from "~/models/mail/post";
import { deliverPushes } from "~/models/push/deliver";
import { openMigrated } from "../migrate.mjs";
import { createPushKeys } from "../push-keys.mjs";
import { NOW } from "./shapes";

/** All want their letter at the same hour, and saved the same event. */
const FOLLOWERS = 100_000;
const EVENTS = 10_000;
const ORGANIZERS = 1000;

/** So many are sent; the others cost the same. */
const SENT = 1000;

const TOWNS = ["Oslo", "Bergen", "Trondheim", "Stavanger", "Kristiansand", "Drammen", "Askim", "Bodø"];

/** So many are encrypted and sent; their services answer at once. */
const PUSHED = 1000;

const settings = { APP_URL: "https://samling.example", ENVIRONMENT: "production" } as const;

interface LettersOptions {
  events?: number | undefined;
  channel?: string | undefined;
}

/** What telling all followers costs the database, and how long the queue works; then the same with devices. */
export async function printLetters(root: string, { channel, events = EVENTS }: LettersOptions): Promise<void> {
  const channels = CHANNELS.filter((each) => !channel || each === channel);
  if (channels.length === 0) throw new Error(`There is no channel called ${channel}, only ${CHANNELS.join(", ")}.`);
  for (const each of channels) await printChannel(each, events);
}

async function printChannel(channel: Channel, events: number): Promise<void> {
  const { d1, close } = await openMigrated();
  await seedDatabase(settlingDatabase(d1), { now: NOW, events, organizers: ORGANIZERS });
  const event = await addFollowers(d1, channel);
  print(`${FOLLOWERS} followers by ${channel}`, [
    "jobs",
    "round trips",
    "statements",
    "rows read",
    "rows written",
    "minutes",
  ]);
  const cron = (_: JobMessage | null, deps: Deps) => enqueueDueLetters(deps);
  await stage(d1, "weekly letters", [null, null, null, null, null], cron);
  await stage(d1, "a minute with nothing to tell", [null], (_, deps) => enqueueSavedNews(deps));
  const tell = (occasion: "day" | "at_once") => ({ type: "tell_saved", event_id: event, occasion, after: "" }) as const;
  await stage(d1, "reminders of one event", [tell("day")], perform);
  await settlingDatabase(d1).prepare("update events set state = 'cancelled' where id = ?").bind(event).run();
  await stage(d1, "messages about one event", [tell("at_once")], perform);
  await (channel === "mail" ? sendSome(d1) : pushSome(d1));
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

/** Runs what begins it, and every job that follows but sending. */
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
      else if (message.type === "send_pushes") mails.push(...message.outbox_ids);
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
  printCosts(`${name}: ${written + mails.length}`, jobs, meter, ms);
}

/** As sending does, but for the first; the database is in memory. */
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

/** All with the same keys: encrypting costs as much. */
async function addDevices(d1: D1Database): Promise<void> {
  const { pair } = await freshly();
  const point = await crypto.subtle.exportKey("raw", pair.publicKey);
  await d1
    .prepare(
      `insert into push_devices (reader_id, endpoint, p256dh, auth)
        select id, 'https://fcm.googleapis.com/fcm/send/' || id, ?, ? from letter_readers`,
    )
    .bind(Buffer.from(point).toString("base64url"), Buffer.alloc(16).toString("base64url"))
    .run();
}

async function pushSome(d1: D1Database): Promise<void> {
  const { results } = await d1
    .prepare("select id from outbox where body_text is not null limit ?")
    .bind(PUSHED)
    .all<{ id: string }>();
  const { d1: metered, meter } = meterDatabase(d1);
  const keys = await createPushKeys();
  const mail = { EMAIL_FROM: "Samling <post@samling.example>", CONTACT_EMAIL: undefined };
  const pushes = openPushService({
    settings: { ...keys, ...mail, FEED_ALLOWED_PRIVATE_HOSTS: [] },
    fetch: () => Promise.resolve(new Response(null, { status: 201 })),
  });
  const deps = { db: openDatabase(metered), pushes, jobs: { enqueue: () => Promise.resolve() }, settings, now: NOW };
  const start = performance.now();
  let jobs = 0;
  for (let from = 0; from < results.length; from += PUSHES_A_JOB, jobs++)
    await deliverPushes(
      results.slice(from, from + PUSHES_A_JOB).map(({ id }) => id),
      deps,
    );
  printCosts(`sending ${results.length} of them`, jobs, meter, performance.now() - start);
}

/** Returns the event that all have saved. */
async function addFollowers(d1: D1Database, channel: Channel): Promise<string> {
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
        (id, channel, email, weekly, weekday, hour, reminder, at_once, next_at, confirmed_at, heard_at)
        select ${reader}, ?2, case ?2 when 'mail' then 'leser' || n || '@letters.example' end, 1, 3, 16, 'day', 1, ?1, ?1, ?1 from n`,
    )
    .bind(at, channel)
    .run();
  if (channel === "push") await addDevices(d1);
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
