import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { fromNow, NOW } from "#test/support/clock";
import { manyEvents } from "#test/support/many-rows";
import { seededRandom } from "#test/support/random";
import { anEvent, anOrganizer, setHidden, testDatabase } from "#test/support/rows";
import { meteredVisit, pageText, visit } from "#test/support/visitor";
import { gatherSearchWords } from "~/models/search/gather-words";
import type { SuggestionsView } from "~/views/search/suggestions";

const MOST_BYTES = 3_000;

async function suggestionsFor(q: string) {
  const response = await visit(`/suggestions.json?q=${encodeURIComponent(q)}`);
  expect(response.status).toBe(200);
  return (await response.json<SuggestionsView>()).suggestions;
}

const textsOf = async (q: string, kind: string) =>
  (await suggestionsFor(q)).filter((suggestion) => suggestion.kind === kind).map(({ text }) => text);

beforeAll(async () => {
  await manyEvents(2_000, seededRandom(7));
  const organizer_id = (await anOrganizer({ name: "Fjellklang kammerkor", city: "Røros" })).id;
  for (const title of ["Nattsang", "Nattsang", "Nattverdsgudstjeneste"])
    await anEvent({ organizer_id, title, start_time: fromNow({ days: 2 }) });
  await anEvent({ organizer_id, title: "Nattevandring", start_time: fromNow({ days: -2 }) });
  await setHidden("event", (await anEvent({ organizer_id, title: "Nattskam" })).id, true);
  await gatherSearchWords({ db: testDatabase(), now: NOW });
});

describe("suggestions while typing", () => {
  test("are places, which are searched near", async () => {
    expect((await suggestionsFor("trond"))[0]).toEqual({
      kind: "place",
      text: "Trondheim",
      note: null,
      near: "Trondheim",
      q: "",
    });
  });

  test("are the whole sentence with the place that is typed last", async () => {
    expect((await suggestionsFor("nattsang i trondh"))[0]).toMatchObject({ near: null, q: "nattsang i Trondheim" });
  });

  test("are the day that is begun, and days after a place", async () => {
    expect(await textsOf("nattsang på tir", "word")).toContain("nattsang på tirsdag");
    expect(await textsOf("nattsang i Trondheim", "word")).toContain("nattsang i Trondheim i helga");
  });

  test("are organizers, by the beginning of any word of their name", async () => {
    expect(await textsOf("fjellk", "organizer")).toEqual(["Fjellklang kammerkor"]);
    expect(await textsOf("kammerk fjell", "organizer")).toEqual(["Fjellklang kammerkor"]);
    expect(await textsOf("klang", "organizer")).toEqual([]);
  });

  test("are words of coming events' titles, the most common first", async () => {
    expect(await textsOf("natt", "word")).toEqual(["nattsang", "nattverdsgudstjeneste"]);
    expect(await textsOf("stille natt", "word")).toEqual(["stille nattsang", "stille nattverdsgudstjeneste"]);
  });

  test("are nothing of what is hidden, also when that came after the words were gathered", async () => {
    const event = await anEvent({ organizer_id: (await anOrganizer()).id, title: "Nattlykt" });
    await gatherSearchWords({ db: testDatabase(), now: NOW });
    expect(await textsOf("natt", "word")).toContain("nattlykt");
    await setHidden("event", event.id, true);
    expect(await textsOf("natt", "word")).not.toContain("nattlykt");
    const organizer = await anOrganizer({ name: "Skyggekoret" });
    expect(await textsOf("skygge", "organizer")).toEqual(["Skyggekoret"]);
    await setHidden("organizer", organizer.id, true);
    expect(await textsOf("skygge", "organizer")).toEqual([]);
  });

  test.each(["", "n", " ", "x".repeat(61), "🕯️", "%", '"', "zzzz"])("are none for %j", async (typed) => {
    expect(await suggestionsFor(typed)).toEqual([]);
  });

  test("are kept by nobody", async () => {
    const response = await visit("/suggestions.json?q=natt");
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(response.headers.has("ETag")).toBe(false);
  });
});

test("an answer is at most 3 kB, whatever the names", async () => {
  for (let n = 0; n < 4; n++) await anOrganizer({ name: `Langnavn ${"æøå".repeat(60)} ${n}`, city: "Å".repeat(100) });
  const body = await pageText("/suggestions.json?q=langnavn");
  expect((JSON.parse(body) as SuggestionsView).suggestions).toHaveLength(3);
  expect(new TextEncoder().encode(body).length).toBeLessThanOrEqual(MOST_BYTES);
});

describe("suggestions cost one round trip, and few rows where there are twenty thousand words", () => {
  beforeAll(async () => {
    const words = Array.from({ length: 20_000 }, (_, n) => `kon${n.toString(26).replace(/\d/g, "x")}ab${n}`);
    await env.DB.prepare(
      "insert or ignore into search_words (word, spelled, events, seq) select value, value, 3, 1 from json_each(?)",
    )
      .bind(JSON.stringify(words))
      .run();
  });

  test.each(["ko", "kon", "natt", "k r", "gudstjeneste konsert", "fjell"])("%s", async (typed) => {
    const { status, meter } = await meteredVisit(`/suggestions.json?q=${encodeURIComponent(typed)}`);
    expect(status).toBe(200);
    expect(meter.trips).toBe(1);
    expect(meter.rowsRead).toBeLessThanOrEqual(900);
  });
});
