import { describe, expect, test } from "vitest";
import { seededRandom, type Random } from "#test/support/random";
import { readIntake } from "~/gateways/intake/read-intake";
import { claimedTimes } from "./pages/claimed-times";
import { jsonLdForms } from "./pages/json-ld-forms";
import { markedUp } from "./pages/marked-up";
import { NOW } from "./pages/page-case";
import { plainPages, traps } from "./pages/plain-pages";
import { programs } from "./pages/programs";

const PAGES = [...claimedTimes, ...jsonLdForms, ...markedUp, ...plainPages, ...traps, ...programs]
  .map(({ html }) => html)
  .filter((html) => html.length < 20_000);
const PIECES = [
  "<",
  ">",
  "</p>",
  "<div>",
  '"',
  "'",
  "&",
  "&#",
  "<!--",
  "-->",
  "<script>",
  "</script>",
  "\u0000",
  "kl. ",
  "19",
  "2026",
  ". ",
  "<td>",
  "{",
  "}",
  "T",
  "Z",
];

function mutated(html: string, random: Random): string {
  let page = html;
  for (let times = 1 + random.whole(5); times > 0; times--) {
    const at = random.whole(page.length);
    const length = random.chance(0.5) ? random.whole(12) : 0;
    page = page.slice(0, at) + (random.chance(0.6) ? random.pick(PIECES) : "") + page.slice(at + length);
  }
  return page;
}

const read = async (html: string) =>
  readIntake({ bytes: new TextEncoder().encode(html), name: null, contentType: "text/html", address: null }, NOW);

const CLOCKS = ["09:30", "11:00", "16:00", "17:00", "18:00", "19:00", "20:30", "22:00", "23:30"];
const OFFSETS = ["Z", "+00:00", "+01:00", "+02:00", "-05:00"];
const LAYOUTS: ((title: string, day: string, clock: string, end: string) => string)[] = [
  (title, day, clock, end) => `<article><h3>${title}</h3><p>${day} kl. ${clock}–${end}</p></article>`,
  (title, day, clock, end) => `<h3>${title}</h3><p>${day}</p><p>${clock} - ${end}</p>`,
  (title, day, clock) => `<p>${day}</p><p>kl. ${clock}</p><h3>${title}</h3><p>Dørene åpner en time før.</p>`,
  (title, day, clock, end) => `<table><tr><td>${day}</td><td>${clock}-${end}</td><td>${title}</td></tr></table>`,
  (title, day, clock, end) =>
    `<h2>${day}</h2><div><div><b>${title}</b></div><div><span>${clock}</span><span>${end}</span></div></div>`,
  (title) => `<h1>${title}</h1>`,
];
const DAYS = ["søndag 6. september 2026", "6. sep.", "06.09.2026", "søndag 13. september"];

describe("pages that were changed anywhere", () => {
  test("are read without a crash, and each event has a day that can be", async () => {
    const random = seededRandom(2026);
    for (let round = 0; round < 500; round++) {
      const html = mutated(random.pick(PAGES), random);
      const reading = await read(html);
      for (const { start, title } of reading.ok ? reading.events : []) {
        expect(start, html).toMatch(/^(?:199\d|20\d\d|21\d\d)-\d\d-\d\d(?:T\d\d:\d\d:00[+]0[12]:00)?$/);
        expect(title, html).not.toBe("");
      }
    }
  }, 300_000);

  test("never give a sure clock that an offset claims and nobody sees", async () => {
    const random = seededRandom(7);
    let sureOnes = 0;
    for (let round = 0; round < 800; round++) {
      const events = ["Kveldsmøte", "Konsert", "Bønnemøte"].slice(0, 1 + random.whole(3)).map((name) => ({
        "@type": "Event",
        name,
        startDate: `2026-09-06T${random.pick(CLOCKS)}:00${random.pick(OFFSETS)}`,
      }));
      const printed = events.map(() => random.pick(CLOCKS.slice(0, -1)));
      const days = events.map(() => random.pick(DAYS));
      const layout = random.pick(LAYOUTS);
      const body = events.map(({ name }, index) => {
        const clock = printed[index]!;
        return layout(name, days[index]!, clock, random.pick(CLOCKS.filter((end) => end > clock)));
      });
      const html = `<html><script type="application/ld+json">${JSON.stringify(events)}</script><main>${body.join("")}</main>`;
      const reading = await read(html);
      const sure = reading.ok ? reading.events.filter((event) => event.sure) : [];
      sureOnes += sure.length;
      for (const { title, start } of sure) {
        const index = events.findIndex(({ name }) => name === title);
        const own = printed[index];
        expect(days[index], html).not.toBe("søndag 13. september");
        expect(start.slice(0, 16), html).toBe(`2026-09-06T${own}`);
      }
    }
    expect(sureOnes).toBeGreaterThan(30);
  }, 300_000);
});
