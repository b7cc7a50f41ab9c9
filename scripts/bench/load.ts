// How many requests a second one process answers: to readers alone, beside searches that cost much, and beside an import.
import { cpSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "#db/client";
import { randomOf } from "#demo/seed/random";
import { TOWNS } from "#demo/seed/towns";
import { NOW } from "#test/support/clock";
import { calendar } from "#test/support/feed-behaviours";
import { calendarText } from "#test/support/feed-calendars";
import { startFeedServer } from "#test/support/feed-server";
import { sessionTokenOf } from "#test/support/journey-accounts";
import { fillForJourneys } from "#test/support/journey-rows";
import { type ProductServer, serveProduct } from "#test/support/product-server";
import { SESSION_COOKIE } from "~/auth/lucia";
import { migrate, migrationNames, openState } from "../migrate.mjs";
import { bin, quietEnv, run } from "../setup.mjs";
import { tidyForANight } from "./night";
import { TWELVE } from "./searches";

const READERS = [50, 200] as const;
/** Each with twelve words, all from one address. */
const GREEDY = 6;
const IMPORTED = 3000;
const SECONDS = 30;
const EVENTS = 200_000;
const EVENTS_OF_AN_ORGANIZER = 66;

interface Answered {
  refused: number;
  /** By 500 and above. */
  failed: number;
  /** Connections that ended before an answer; browsers ask again. */
  cut: number;
  /** Milliseconds, sorted. */
  times: number[];
}

/** Readers have a network each; times are of those that were answered. */
export async function benchLoad(root: string, { events = EVENTS }: { events?: number | undefined }): Promise<void> {
  const product = await serveProduct((state) => fillForLoad(root, state, events));
  const feeds = await startFeedServer(product.feedPort);
  try {
    const read = browserOf(product, await listedEvents(product));
    await read(READERS[0], SECONDS / 3); // A few seconds pass before the runtime is warm.
    for (const readers of READERS) {
      const alone = await read(readers, SECONDS);
      print(`${readers} readers alone`, alone);
      const greedy = askMuch(product, SECONDS);
      const beside = await read(readers, SECONDS);
      print(`  beside ${GREEDY} of one address that ask twelve words`, beside);
      print("  these", await greedy);
      const share = Math.round((100 * beside.times.length) / alone.times.length);
      console.info(`  readers get ${share} % of it; p99 is ${(at(beside, 0.99) / at(alone, 0.99)).toFixed(2)} of it`);
    }
    const imported = Array.from({ length: IMPORTED }, (_, n) => ({
      uid: `${n}@kalender.example`,
      summary: `Familiegudstjeneste nr. ${n}`,
      inDays: 1 + (n % 350),
      location: "Nøstebu kirke, Nøsteveien 2, 7374 Røros",
      description: "<p>Velkommen til oss, store og små!</p> Nattverd, kirkekaffe og søndagsskole.",
    }));
    await addCalendar(product, feeds.serve("/much.ics", calendar(calendarText(imported))));
    print(`${READERS[0]} beside an import of ${IMPORTED} events`, await read(READERS[0], SECONDS));
    await expectImported(product);
  } finally {
    await feeds.close();
    await product.stop();
  }
}

const at = ({ times }: Answered, share: number) => times[Math.floor(times.length * share)] ?? 0;

function print(name: string, answered: Answered): void {
  const { refused, failed, cut, times } = answered;
  const shares = [0.5, 0.95, 0.99].map((share) => `p${share * 100} ${at(answered, share).toFixed(0)} ms`);
  const told = [`${(times.length / SECONDS).toFixed(1)}/s`, ...shares];
  const rest = [refused && `${refused} refused`, cut && `${cut} cut`, failed && `${failed} FAILED`].filter(Boolean);
  console.info([name.padEnd(52) + told.map((text) => text.padStart(14)).join(""), ...rest].join(", "));
}

/** Seeded once for each size and schema, with the search index as it is in the morning. */
export async function fillForLoad(root: string, state: string, events: number): Promise<void> {
  const kept = join(root, `.cache/bench/load-${events}-${migrationNames().at(-1)?.slice(0, 4)}`);
  if (!existsSync(kept)) {
    mkdirSync(kept, { recursive: true });
    await migrate(kept);
    const organizers = String(Math.ceil(events / EVENTS_OF_AN_ORGANIZER));
    const wish = ["--events", String(events), "--organizers", organizers, "--now", NOW.toISOString()];
    run(bin("tsx"), ["scripts/seed.ts", ...wish], { env: { ...quietEnv, STATE_DIR: kept } });
    const { d1, close } = await openState(kept);
    await tidyForANight(openDatabase(d1), NOW);
    await close();
  }
  cpSync(kept, state, { recursive: true, force: true });
  await fillForJourneys(state);
}

export async function listedEvents({ baseUrl }: ProductServer): Promise<string[]> {
  const answer = await fetch(`${baseUrl}/api/events?limit=100`);
  const { events } = await answer.json<{ events: { id: string }[] }>();
  return events.map(({ id }) => id);
}

/** A path of the mix of a day: what is opened first, near a town, an event, words, the weekend, congregations, programs. */
export function aDayOf(events: string[]): () => string {
  const random = randomOf("readers");
  const near = () => {
    const { lat, lng } = random.pick(TOWNS);
    return `lat=${lat}&lng=${lng}&radius_km=${random.pick([10, 25, 50])}`;
  };
  const pages = [
    () => "/",
    () => "/",
    () => `/?${near()}`,
    () => `/?${near()}&type=${random.pick(["concert", "youth", "prayer"])}`,
    () => `/event/${random.pick(events)}`,
    () => `/event/${random.pick(events)}`,
    () => `/?q=${random.pick(["gudstjeneste", "konsert", "julemesse", "familie", "bibeltime"])}&${near()}`,
    () => `/helgen?${near()}`,
    () => "/organizations",
    () => `/api/events?${near()}`,
  ];
  return () => random.pick(pages)();
}

function browserOf({ baseUrl }: ProductServer, events: string[]) {
  const next = aDayOf(events);
  return (readers: number, seconds: number) =>
    ask(readers, seconds, (reader) => [baseUrl + next(), `198.51.100.${reader}`]);
}

function askMuch({ baseUrl }: ProductServer, seconds: number): Promise<Answered> {
  const random = randomOf("greedy");
  const words = () => random.sample(TWELVE.split(" "), 12).join("+");
  return ask(GREEDY, seconds, () => [`${baseUrl}/?q=${words()}`, "203.0.113.7"]);
}

async function read(address: string, network: string): Promise<Response> {
  const answer = await fetch(address, { headers: { "CF-Connecting-IP": network } });
  await answer.arrayBuffer();
  return answer;
}

/** Each of so many asks again as soon as it is answered. */
async function ask(
  askers: number,
  seconds: number,
  next: (asker: number) => [address: string, network: string],
): Promise<Answered> {
  const answered: Answered = { refused: 0, failed: 0, cut: 0, times: [] };
  const until = performance.now() + seconds * 1000;
  const one = async (asker: number) => {
    while (performance.now() < until) {
      const [address, network] = next(asker);
      const began = performance.now();
      const answer = await read(address, network).catch(() => null);
      if (answer === null) answered.cut++;
      else if (answer.status === 429) answered.refused++;
      else if (answer.status >= 500) answered.failed++;
      else if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
      else answered.times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: askers }, (_, asker) => one(asker)));
  answered.times.sort((a, b) => a - b);
  return answered;
}

async function expectImported({ baseUrl }: ProductServer): Promise<void> {
  const answer = await fetch(`${baseUrl}/api/events?organizer_id=bykirken&limit=100`);
  const { events } = await answer.json<{ events: unknown[] }>();
  if (events.length < 100) throw new Error(`Of ${IMPORTED} events ${events.length} came.`);
}

/** Its first run is queued at once. */
async function addCalendar({ baseUrl }: ProductServer, address: string): Promise<void> {
  const headers = { Cookie: `${SESSION_COOKIE}=${sessionTokenOf("owner")}`, Origin: baseUrl };
  const body = new URLSearchParams({ intent: "add", calendar_name: "Mye", calendar_url: address });
  const answer = await fetch(`${baseUrl}/dashboard/calendar-sync`, {
    method: "POST",
    headers,
    body,
    redirect: "manual",
  });
  if (answer.status >= 400) throw new Error(`The calendar was refused: ${answer.status}`);
}
