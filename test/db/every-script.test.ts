import { beforeAll, expect, test } from "vitest";
import { seededRandom } from "#test/support/random";
import { anEvent, anOrganizer } from "#test/support/rows";
import { search } from "#test/support/search";
import { facetToken, typeFacet } from "~/domain/search/facets";
import { foldedWords } from "~/domain/text/fold";

const random = seededRandom(55);
const LAST = 0x1_f9ff;

/** Words of letters, digits and signs of every script, newer ones than the database knows too; six begin alike. */
const words = Array.from({ length: 600 }, (_, nth) => {
  const first = Math.floor((nth / 600) * LAST);
  const signs = Array.from(
    { length: 3 + Math.floor(random.next() * 9) },
    () => first + Math.floor(random.next() * 300),
  );
  return foldedWords(String.fromCodePoint(...signs.filter((code) => code < 0xd800 || code > 0xdfff)));
}).flat();

const written = words.filter((word) => [...word].length > 2);

let organizer_id: string;
beforeAll(async () => {
  organizer_id = (await anOrganizer()).id;
  for (let at = 0; at < written.length; at += 20)
    await anEvent({ organizer_id, title: written.slice(at, at + 20).join(" "), event_type: "prayer" });
});

test("a word of any script is found, whole, by its beginning, its end and its middle", async () => {
  expect(written.length).toBeGreaterThan(200);
  for (const word of written) {
    const letters = [...word];
    for (const part of [word, letters.slice(0, 3).join(""), letters.slice(-3).join(""), letters.slice(1, 4).join("")]) {
      if (foldedWords(part).join() !== part || [...part].length < 3) continue;
      const { events } = await search({ query: part });
      expect(
        events
          .map(({ title }) => foldedWords(title))
          .flat()
          .some((one) => one.includes(part)),
        part,
      ).toBe(true);
    }
  }
});

test("a word that is written as a token of the index is found, and is none", async () => {
  await anEvent({ organizer_id, title: `Ord ${typeFacet("youth")}`, event_type: "prayer" });
  expect((await search({ query: typeFacet("youth") })).total).toBe(1);
  expect((await search({ query: facetToken(0) })).total).toBe(0);
  expect((await search({ types: ["youth"] })).total).toBe(0);
});
