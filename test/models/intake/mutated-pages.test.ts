import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FUZZ_START, fuzzing, rounds } from "#test/support/fuzz";
import { seededRandom, type Random } from "#test/support/random";
import { daysStandIn, isReckoned } from "#test/support/said-days";
import { readIntake } from "~/gateways/intake/read-intake";
import { NOW, pagesOf } from "./pages/page-case";

const PAGES = ["claimed-times", "json-ld-forms", "marked-up", "plain-pages", "traps", "programs"]
  .flatMap(pagesOf)
  .map(({ html }) => html);
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

/** What happens to pages on their way: each takes a page and a number, and returns another page. */
const CHANGES: ((html: string, by: number) => string)[] = [
  (html, by) => html.slice(0, by % (html.length + 1)),
  (html, by) => html.slice(by % (html.length + 1)),
  (html, by) => html.replace(/<\/[a-z][a-z0-9]*>/gi, (tag, at: number) => ((at + by) % 3 === 0 ? "" : tag)),
  (html) =>
    html.replace(/<([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"]*")?){2,})>/gi, (_, tag: string, attributes: string) =>
      [`<${tag}`, ...(attributes.match(/[a-z-]+(?:="[^"]*")?/gi) ?? []).reverse()].join(" ").concat(">"),
    ),
  (html, by) => html.replace(/(?<!\d)(\d{1,2})(?=\.\s?(?:august|september|aug|sep))/gi, () => String(1 + (by % 30))),
  (html, by) => html.replace(/(20\d\d)-(\d\d)-(\d\d)/g, `$1-$2-${String(1 + (by % 28)).padStart(2, "0")}`),
  (html, by) =>
    html.replace(/<(?:div|p|li|td|tr|span|article)\b[^>]*>/gi, (tag, at: number) => ((at + by) % 4 === 0 ? "" : tag)),
];
/** A page's data may write the day before or after Norway's, or none that people write. */
const HAS_OTHER_DAYS = /\d{10}|T\d\d:?\d\d[^"'<]{0,8}(?:Z|[+-]\d\d)|epoch|%3A/;

describe("pages that were cut, left open, shuffled or moved to other days", () => {
  test("give no event on a day that does not stand in them", () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...PAGES),
        fc.array(fc.tuple(fc.nat(CHANGES.length - 1), fc.nat()), { minLength: 1, maxLength: 3 }),
        async (page, changes) => {
          const html = changes.reduce((text, [which, by]) => CHANGES[which]!(text, by), page);
          const reading = await read(html);
          if (!reading.ok || isReckoned(html) || HAS_OTHER_DAYS.test(html)) return;
          for (const { start } of reading.events)
            expect(daysStandIn(html, [start.slice(0, 10)]), `${start} in ${html}`).toBe(true);
        },
      ),
      fuzzing(200),
    ));
});

describe("pages that were changed anywhere", () => {
  test("are read without a crash, and each event has a day that can be", async () => {
    const random = seededRandom(FUZZ_START);
    for (let round = 0; round < rounds(200); round++) {
      const html = mutated(random.pick(PAGES), random);
      const reading = await read(html);
      for (const { start, title } of reading.ok ? reading.events : []) {
        expect(start, html).toMatch(/^(?:199\d|20\d\d|21\d\d)-\d\d-\d\d(?:T\d\d:\d\d:00[+]0[12]:00)?$/);
        expect(title, html).not.toBe("");
      }
    }
  });

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
  });
});
