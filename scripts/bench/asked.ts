import { join } from "node:path";
import { openDatabase } from "#db/client";
import { meterDatabase } from "#db/meter";
import { settlingDatabase } from "#db/settling";
import { seedDatabase } from "#demo/seed";
import { type Answer, answerTo, describeAnswer, shareAnswered } from "#test/support/asked/answer";
import { type Asked, ASKED_AT } from "#test/support/asked/asked";
import { demoEvents } from "#test/support/asked/demo-events";
import { sentences as allSentences } from "#test/support/asked/sentences";
import { medianOf } from "~/domain/lists";
import { findEvents } from "~/models/events/find";
import { gatherSearchWords } from "~/models/search/gather-words";
import { eventSearchParameters } from "~/schemas/search/events";
import { hashOfSources } from "../hash-of-sources.mjs";
import { openMigrated } from "../migrate.mjs";
import { tidyForANight } from "./night";
import { rememberDatabase } from "./remembered";

/** Of the own time. */
const RUNS = 5;
const WORST = 10;

interface AskedOptions {
  only: string | undefined;
  now: string | undefined;
  runs: number | undefined;
}

interface Measured extends Answer {
  statements: number;
  sqlMs: number;
  /** Of the search's own code: reading the sentence, planning, and what is done with the rows. */
  ownMs: number;
}

/** Asks the demo each sentence that holds `only`; what each must show is of the moment that they are written for. */
export async function printAsked(root: string, { only = "", now: given, runs = RUNS }: AskedOptions): Promise<void> {
  const now = given === undefined ? ASKED_AT : new Date(given);
  const sentences = allSentences().filter(({ ask }) => ask.toLowerCase().includes(only.toLowerCase()));
  if (sentences.length === 0) throw new Error(`No sentence holds «${only}».`);
  const { d1, close } = await openDemo(root, now);
  const events = demoEvents(now);
  const measured: Measured[] = [];
  for (const asked of sentences) measured.push(await measure(d1, asked, { now, events, runs }));
  await close();
  print(measured);
}

async function measure(
  d1: D1Database,
  asked: Asked,
  { runs, ...deps }: { runs: number; now: Date; events: ReturnType<typeof demoEvents> },
): Promise<Measured> {
  const { d1: metered, meter, spent } = meterDatabase(d1);
  const answer = await answerTo(asked, { ...deps, db: openDatabase(metered) });
  const search = eventSearchParameters.parse({ q: asked.ask });
  const known = { db: openDatabase(rememberDatabase(d1)), now: deps.now };
  await findEvents(search, known);
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const began = performance.now();
    await findEvents(search, known);
    times.push(performance.now() - began);
  }
  return { ...answer, statements: meter.statements, sqlMs: spent.sqlMs, ownMs: medianOf(times) };
}

function print(measured: readonly Measured[]): void {
  for (const answer of measured) if (answer.verdict !== "answered") console.info(describeAnswer(answer));
  const missed = measured.filter(({ missed }) => missed > 0);
  for (const answer of missed) console.info(`there were ${answer.missed}, ${describeAnswer(answer)}`);
  const count = (verdict: Answer["verdict"]) => measured.filter((answer) => answer.verdict === verdict).length;
  console.info(
    `${measured.length} sentences: ${(100 * shareAnswered(measured)).toFixed(1)} % answered, ${count("wrong")} wrong, ${count("empty")} empty; ${missed.length} let go what there was`,
  );
  for (const name of ["sqlMs", "ownMs", "statements"] as const) printWorst(measured, name);
}

function printWorst(measured: readonly Measured[], name: "sqlMs" | "ownMs" | "statements"): void {
  const worst = measured.toSorted((a, b) => b[name] - a[name]).slice(0, WORST);
  const says = (answer: Measured) => `${answer[name].toFixed(name === "statements" ? 0 : 1)} «${answer.asked.ask}»`;
  console.info(
    `${name}: median ${medianOf(measured.map((answer) => answer[name])).toFixed(1)}; worst ${worst.map(says).join(", ")}`,
  );
}

/** Kept under .cache/ and filled once, until its making changes. */
async function openDemo(root: string, now: Date) {
  const made = hashOfSources(["demo/seed", "db", "app/domain"]).slice(0, 12);
  const { d1, close } = await openMigrated({
    d1Databases: ["DB"],
    d1Persist: join(root, `.cache/bench/demo-${now.toISOString().slice(0, 10)}-${made}`),
  });
  if (!(await d1.prepare("select 1 from organizers limit 1").first())) {
    await seedDatabase(settlingDatabase(d1), { now });
    const db = openDatabase(d1);
    await gatherSearchWords({ db, now });
    await tidyForANight(db, now);
  }
  return { d1, close };
}
