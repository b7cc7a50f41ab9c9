import { describe, expect, test } from "vitest";
import { feedCandidates } from "~/domain/intake/page/feed-candidates";
import { PAGE_LIMITS } from "~/domain/intake/page/page-parts";
import { readPage } from "~/gateways/pages/read-page";
import { readPageParts } from "~/gateways/pages/read-page-parts";
import { NOW, page } from "./pages/page-case";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const partsOf = (html: string, address: string | null = "https://eksempel.no/kalender/") =>
  readPageParts({ bytes: bytesOf(html), contentType: "text/html", address });
const textsOf = async (html: string) => (await partsOf(html)).blocks.map(({ text }) => text);

describe("the text of a page is what people see", () => {
  test("in the order in which they read it, without what is hidden", async () => {
    const html = page("<h2>En</h2><p>To<br>tre</p><script>x</script><noscript>y</noscript><ul><li>fire<li>fem</ul>");
    expect(await textsOf(html)).toEqual(["En", "To", "tre", "fire", "fem"]);
  });

  test("headings and rows of tables are marked", async () => {
    const { blocks } = await partsOf(page("<h3>Program</h3><table><tr><td>a</td><td>b</td></tr></table>"));
    expect(blocks.map(({ kind, level, text }) => [kind, level, text])).toEqual([
      ["heading", 3, "Program"],
      ["row", 0, "a\tb"],
    ]);
  });

  test("a table that only lays the page out is read line by line", async () => {
    expect(
      await textsOf(page(`<table><tr><td>Meny</td><td>${"<p>Lang tekst.</p>".repeat(20)}</td></tr></table>`)),
    ).toHaveLength(21);
  });
});

describe("any charset is read right", () => {
  const HTML = "<html><head><title>S\xf8ndag</title></head><body><p>P\xe5 B\xf8mlo</p></body></html>";
  test.each([
    ["the header's", latin(HTML), "text/html; charset=iso-8859-1"],
    ["the head's", latin(HTML.replace("<title>", '<meta charset="windows-1252"><title>')), null],
    ["none is said", latin(HTML), null],
    ["the header says Latin-1 and it is UTF-8", bytesOf(HTML), "text/html; charset=iso-8859-1"],
    ["a byte-order mark", bytesOf(`\ufeff${HTML}`), null],
    [
      "UTF-16",
      new Uint8Array([0xff, 0xfe, ...new Uint8Array(Uint16Array.from(HTML, (one) => one.charCodeAt(0)).buffer)]),
      null,
    ],
  ])("%s", async (_, bytes, contentType) => {
    const { title, blocks } = await readPageParts({ bytes, contentType, address: null });
    expect([title, blocks[0]?.text]).toEqual(["Søndag", "På Bømlo"]);
  });
});

describe("calendars that a page points to", () => {
  test("best first, absolute, each once", async () => {
    const html = page(
      `<a href="webcal://eksempel.no/alle.ics">Abonner</a><a href="/en.ics">En</a><iframe src="https://calendar.google.com/calendar/embed?src=abc%40group.calendar.google.com"></iframe><iframe src="https://www.youtube.com/embed/x"></iframe>`,
      '<link rel="alternate" type="text/calendar" href="?ical=1"><link rel="alternate" type="application/rss+xml" href="/feed">',
    );
    expect(feedCandidates(await partsOf(html))).toEqual([
      { address: "https://eksempel.no/kalender/?ical=1", as: "alternate" },
      {
        address: "https://calendar.google.com/calendar/ical/abc%40group.calendar.google.com/public/basic.ics",
        as: "frame",
      },
      { address: "https://eksempel.no/alle.ics", as: "link" },
      { address: "https://eksempel.no/en.ics", as: "link" },
    ]);
  });
});

describe("calendars that a page only names", () => {
  const feedsOf = async (html: string) => feedCandidates(await partsOf(html)).map(({ address }) => address);
  const GROUP = "https://calendar.google.com/calendar/ical/abc%40group.calendar.google.com/public/basic.ics";

  test.each([
    [
      "Google Sites: an id in an attribute",
      '<div data-code="x?src=abc%40group.calendar.google.com&amp;ctz"></div>',
      GROUP,
    ],
    ["an id in a script", '<script>show("abc@group.calendar.google.com")</script>', GROUP],
    ["Tockify", '<div data-tockify-calendar="eksempel"></div>', "https://tockify.com/api/feeds/ics/eksempel"],
    [
      "Teamup in a frame",
      '<iframe src="https://teamup.com/ks73ad7816e7a61b3a?view=l"></iframe>',
      "https://ics.teamup.com/feed/ks73ad7816e7a61b3a/0.ics",
    ],
    [
      "Outlook in a frame",
      '<iframe src="https://outlook.office365.com/owa/calendar/a@eksempel.no/b/calendar.html"></iframe>',
      "https://outlook.office365.com/owa/calendar/a@eksempel.no/b/calendar.ics",
    ],
    [
      "Luma, where the page's own address shows no calendar",
      '<a href="https://api.luma.com/ics/get?entity=calendar&amp;id=cal-AbCdEf123456">Add to calendar</a>',
      "https://api.luma.com/ics/get?entity=calendar&id=cal-AbCdEf123456",
    ],
    [
      "Planning Center, whose feed has a link of its own",
      '<a href="https://calendar.planningcenteronline.com/icals/eJxAbC">Subscribe</a>',
      "https://calendar.planningcenteronline.com/icals/eJxAbC",
    ],
  ])("%s", async (_, html, feed) => expect(await feedsOf(page(html))).toEqual([feed]));
});

describe("pages that are too large or wrong are read as far as they can be", () => {
  const EVENT = "<p>Søndag 9. august 2026 kl. 19.00 Kveldsmøte</p>";
  const many = (text: string) => text.repeat(Math.ceil(PAGE_LIMITS.bytes / text.length));
  test.each([
    ["more than 2 MB", `${EVENT}${many("<p>Hei</p>")}`],
    ["elements that never end", `${EVENT}${many("<div><ul><li>")}`],
    ["an attribute without end", `${EVENT}<p class='${many("x")}`],
    ["signs that open nothing", `${EVENT}${many("<")}`],
    ["scripts that never end", `${EVENT}${many("<script>")}`],
  ])("%s", async (_, html) => {
    const { events } = await readPage({ bytes: bytesOf(html), contentType: null, address: null }, NOW);
    expect(events.map(({ title }) => title)).toEqual(["Kveldsmøte"]);
  });
});

test("addresses of events and images are absolute, and never programs or data", async () => {
  const html = page(
    `<script type="application/ld+json">${JSON.stringify([
      {
        "@type": "Event",
        name: "En",
        startDate: "2026-09-06",
        url: "/en",
        image: [{ "@type": "ImageObject", url: "../b.jpg" }],
      },
      {
        "@type": "Event",
        name: "Andre",
        startDate: "2026-09-07",
        url: "javascript:alert(1)",
        image: "data:image/png;base64,AA",
      },
    ])}</script>`,
  );
  const { events } = await readPage(
    { bytes: bytesOf(html), contentType: null, address: "https://eksempel.no/kalender/" },
    NOW,
  );
  expect(events.map(({ url, image }) => [url, image])).toEqual([
    ["https://eksempel.no/en", "https://eksempel.no/b.jpg"],
    [null, null],
  ]);
});

describe("a page is read as far as its budget goes, and says that it is cut", () => {
  const many = (count: number, element: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => element(index)).join("");
  const DATES = (count: number) => many(count, (index) => `<p>${(index % 28) + 1}. mai 2027 kl. 19 Møte</p>`);
  const CELLS = (count: number) =>
    `<table>${many(count / 10, () => `<tr>${"<td colspan=1000>x</td>".repeat(10)}</tr>`)}</table>`;

  test.each([
    ["dates", DATES(PAGE_LIMITS.dates + 500), PAGE_LIMITS.dates],
    [
      "dates in cells",
      `<table>${many(3000, (index) => `<tr><td>${(index % 28) + 1}. mai</td><td>Møte</td></tr>`)}</table>`,
      PAGE_LIMITS.dates,
    ],
    ["cells", CELLS(PAGE_LIMITS.cells + 1000), PAGE_LIMITS.cells],
    ["elements", "<p>k</p>".repeat(30_000), 10_000],
  ])("%s", async (_, html, most) => {
    const { blocks, isCut } = await partsOf(page(html));
    expect(isCut).toBe(true);
    // What had been begun is finished.
    expect(blocks.length).toBeLessThanOrEqual(most + 400);
  });

  test("calendars' links", async () => {
    const { feeds } = await partsOf(page(many(5000, (index) => `<a href="webcal://eksempel.no/${index}.ics">k</a>`)));
    expect(feeds).toHaveLength(PAGE_LIMITS.links);
  });

  test("a programme of a year is not cut", async () => {
    const { blocks, isCut } = await partsOf(page(DATES(1500) + CELLS(1500)));
    expect([blocks.length, isCut]).toEqual([3000, false]);
  });
});
