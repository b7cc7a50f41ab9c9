import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/client";
import { meterDatabase } from "#db/meter";
import { settlingDatabase } from "#db/settling";
import { seedDatabase } from "#demo/seed";
import anything from "#test/cases/asked/anything.txt?raw";
import names from "#test/cases/asked/names.tsv?raw";
import sentences from "#test/cases/asked/sentences.tsv?raw";
import { type Answer, answerTo, describeAnswer, shareAnswered } from "#test/support/asked/answer";
import { ASKED_AT, askedIn } from "#test/support/asked/asked";
import { demoEvents } from "#test/support/asked/demo-events";
import { isAsked } from "#test/support/asked/judge";
import { linesOf } from "#test/support/cases";
import { atLength } from "#test/support/fuzz";
import { testDatabase } from "#test/support/rows";
import { findEvents } from "~/models/events/find";
import { gatherSearchWords } from "~/models/search/gather-words";
import { eventSearchParameters } from "~/schemas/search/events";

const SENTENCES = askedIn(sentences, names);
const events = demoEvents(ASKED_AT);
const answers: Answer[] = [];

/** Every third takes long enough for each change. */
const EVERY = atLength(3, 1);

beforeAll(async () => {
  const deps = { db: testDatabase(), now: ASKED_AT };
  await seedDatabase(settlingDatabase(env.DB), { now: ASKED_AT });
  await gatherSearchWords(deps);
  for (const asked of SENTENCES.filter((_, at) => at % EVERY === 0))
    answers.push(await answerTo(asked, { ...deps, events }));
}, 240_000);

const saying = (chosen: readonly Answer[]) => chosen.map(describeAnswer).join("\n");

test("of the sentences that people type, nineteen of twenty are answered with what was asked for", () => {
  const unanswered = answers.filter(({ verdict }) => verdict !== "answered");
  expect(shareAnswered(answers), saying(unanswered)).toBeGreaterThanOrEqual(0.95);
});

test("none is answered with nothing", () => {
  const empty = answers.filter(({ verdict }) => verdict === "empty");
  expect(empty.length, saying(empty)).toBe(0);
});

test("whatever is asked finds something near it, in four statements at most", async () => {
  const { d1, meter } = meterDatabase(env.DB);
  const deps = { db: openDatabase(d1), now: ASKED_AT };
  const costly: string[] = [];
  const empty: string[] = [];
  expect(linesOf(anything).length).toBeGreaterThan(260);
  for (const q of linesOf(anything)) {
    const before = meter.statements;
    const { events, running } = await findEvents(eventSearchParameters.parse({ q }), deps);
    if (events.length + running.length === 0) empty.push(q);
    if (meter.statements - before > 4) costly.push(q);
  }
  expect({ empty, costly }).toEqual({ empty: [], costly: [] });
}, 240_000);

test("of what they ask the demo has all but a fifteenth, so that little has to be let go", () => {
  const vain = SENTENCES.filter((asked) => ![...events.values()].some((event) => isAsked(asked, event)));
  // Who did not know the demo asked for a good deal that it lacks.
  expect(vain.length).toBeLessThan(SENTENCES.length / 15);
});
