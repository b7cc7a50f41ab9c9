import { describe, expect, test } from "vitest";
import { storePairs } from "#db/queries/events/pair-decisions";
import { eventPairs, users } from "#db/schema";
import { calendarDeps } from "#test/support/calendar-work";
import { fromNow } from "#test/support/clock";
import { mailsTo } from "#test/support/mailed";
import { anEvent, anOrganizer, testDatabase, rowsWith } from "#test/support/rows";
import { decidePair, decisionOf, findLikeEvents } from "~/models/events/like-events";

const db = testDatabase();

let concerts = 0;

/** A choir and a church that list the same concerts on `days` days. */
async function twoWhoListTheSame(days = 1, locale: "nb" | "en" = "nb") {
  const number = ++concerts;
  const [church, choir] = [
    await anOrganizer({ name: "Solvik menighet", email: `kirken-${number}@post.test` }),
    await anOrganizer({ name: "Fjellklang", email: `koret-${number}@post.test` }),
  ];
  for (const { id, email } of [church, choir])
    await db.insert(users).values({ id: `owner-of-${id}`, email, password_hash: "none", locale });
  const pairs = [];
  for (let day = 0; day < days; day++) {
    const place = {
      title: `Julekonsert ${number} med Fjellklang`,
      location_name: "Solvik kirke",
      start_time: fromNow({ days: 2 + day }),
    };
    pairs.push([
      await anEvent({ ...place, organizer_id: church.id }),
      await anEvent({ ...place, organizer_id: choir.id }),
    ] as const);
  }
  return { church, choir, first: pairs[0]![0].id, second: pairs[0]![1].id };
}

const ownerOf = ({ id }: { id: string }) => ({ organizerId: id, userId: `owner-of-${id}` });

describe("who is asked whether two events are the same", () => {
  test("gets one mail about all dates, with the way to the answer, in their language; who asks gets none", async () => {
    for (const [locale, words] of [
      ["nb", ["Er dette samme arrangement?", "Solvik menighet spør", "Det gjelder 2 datoer til.", "Se og svar"]],
      ["en", ["Is this the same event?", "Solvik menighet asks", "It is about 2 more dates.", "Look and answer"]],
    ] as const) {
      const { church, choir, first, second } = await twoWhoListTheSame(3, locale);
      const { deps, jobs } = calendarDeps("");
      const answer = await decidePair({ first, second, decision: "same" }, ownerOf(church), deps);
      expect(answer).toMatchObject({ value: { answer: "proposed" } });
      const [mail, ...more] = await mailsTo(choir.email);
      expect(more).toEqual([]);
      for (const word of words) expect(`${mail!.subject}\n${mail!.body_text}`).toContain(word);
      expect(mail!.body_text).toContain("http://samling.test/dashboard/like-events");
      expect(jobs).toEqual([{ type: "send_mail", outbox_id: mail!.id }]);
      expect(await mailsTo(church.email)).toEqual([]);
    }
  });

  test("gets at most one a day, whoever asks and however often", async () => {
    const { church, choir, first, second } = await twoWhoListTheSame();
    const day = async (days: number) => {
      const { deps } = calendarDeps("", { now: fromNow({ days }) });
      for (const _ of [1, 2, 3]) {
        await decidePair({ first, second, decision: "same" }, ownerOf(church), deps);
        await decidePair({ first, second, decision: "withdraw" }, ownerOf(church), deps);
      }
    };
    await day(0);
    expect(await mailsTo(choir.email)).toHaveLength(1);
    await day(1);
    expect(await mailsTo(choir.email)).toHaveLength(2);
  });

  test("gets none where it is themselves who ask, for another team", async () => {
    const { church, choir, first, second } = await twoWhoListTheSame();
    const { deps, jobs } = calendarDeps("");
    const asks = { organizerId: church.id, userId: `owner-of-${choir.id}` };
    await decidePair({ first, second, decision: "same" }, asks, deps);
    expect([await mailsTo(choir.email), jobs]).toEqual([[], []]);
  });

  test("gets none about a pair that is their own, an answer, or that the two are different", async () => {
    const { church, choir, first, second } = await twoWhoListTheSame();
    const { deps } = calendarDeps("");
    await decidePair({ first, second, decision: "same" }, ownerOf(church), deps);
    await decidePair({ first, second, decision: "same" }, ownerOf(choir), deps);
    expect(await mailsTo(church.email)).toEqual([]);
    const other = await twoWhoListTheSame();
    const different = { first: other.first, second: other.second, decision: "different" } as const;
    await decidePair(different, ownerOf(other.church), deps);
    expect(await mailsTo(other.choir.email)).toEqual([]);
  });
});

test("a proposal that comes at the moment of the other's answer changes nothing", async () => {
  const { church, choir, first, second } = await twoWhoListTheSame();
  const { deps } = calendarDeps("");
  const seen = (await findLikeEvents(church.id, deps)).groups[0]!.pairs;
  await decidePair({ first, second, decision: "different" }, ownerOf(choir), deps);
  await storePairs(
    db,
    seen.map((pair) => decisionOf(pair, "proposed")),
    ownerOf(church),
    deps.now,
  );
  const [pair] = await rowsWith(eventPairs, { second_mark: seen[0].marks.second });
  expect(pair).toMatchObject({ state: "different", by_organizer_id: choir.id });
});
