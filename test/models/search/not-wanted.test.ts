import { expect, test } from "vitest";
import { fromNow, NOW } from "#test/support/clock";
import { anEvent, testDatabase } from "#test/support/rows";
import { search } from "#test/support/search";
import { EVERYTHING, planSearch } from "~/domain/search/plan";
import { findEvents } from "~/models/events/find";
import { readAsk } from "~/models/search/read";
import { eventQuery, eventSearchOf, eventSearchParameters } from "~/schemas/search/events";

const start_time = fromNow({ days: 3 });
const titlesOf = ({ events }: { events: readonly { title: string }[] }) => events.map(({ title }) => title).sort();

async function aConcertAndAService() {
  await anEvent({ title: "Salmekveld med lys og kor", event_type: "concert", start_time });
  await anEvent({ title: "Høymesse med lys og kor", event_type: "service", start_time });
}

test.each([["gudstjeneste"], ["finnesikke"]])(
  "what is not wanted (%s) leaves the rest, however many words are wanted",
  async (unwanted) => {
    await aConcertAndAService();
    for (const query of ["", "lys", "lys kor", "salmekveld med lys kor"]) {
      const found = titlesOf(await search({ query, not: [unwanted] }));
      expect(found, query).toContain("Salmekveld med lys og kor");
      if (unwanted === "gudstjeneste") expect(found, query).not.toContain("Høymesse med lys og kor");
    }
  },
);

test("what is not wanted is not found by chance either, and is asked of the index alone", async () => {
  const plan = (change: object) => planSearch({ ...EVERYTHING, ...change }, NOW);
  const chance = plan({ query: "kor", not: ["gudstjeneste"], reach: "chance" });
  expect(chance.match!.match(/ NOT /g)).toHaveLength(2);
  const { needsIndex } = plan({ not: ["gudstjeneste"] });
  expect(needsIndex, "rows do not tell it").toBe(true);
});

test("a sentence that leaves something out does so in the list, and for programs that ask", async () => {
  await aConcertAndAService();
  const db = testDatabase();
  const list = await findEvents(eventSearchParameters.parse({ q: "ikke gudstjeneste" }), { db, now: NOW });
  expect(titlesOf(list)).not.toContain("Høymesse med lys og kor");
  const asked = eventSearchOf(readAsk(eventQuery.parse({ ask: "lys, ikke gudstjeneste" }), NOW));
  expect(asked.not).toEqual(["gudstjeneste"]);
});
