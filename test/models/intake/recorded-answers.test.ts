import { describe, expect, test } from "vitest";
import agrando from "#test/cases/adapters/agrando.json";
import churchdesk from "#test/cases/adapters/churchdesk.json";
import hoopla from "#test/cases/adapters/hoopla.json";
import skjerIKirken from "#test/cases/adapters/skjer-i-kirken.json";
import squarespace from "#test/cases/adapters/squarespace.json";
import { RECORDED_SERVICES } from "#test/support/recorded-services";
import { readIntake } from "~/gateways/intake/read-intake";
import { NOW, page } from "./pages/page-case";
import { shownLines } from "./pages/shown-lines";

async function read(text: string, name: string, address: string | null = null) {
  const bytes = new TextEncoder().encode(text);
  return readIntake({ bytes, name, contentType: null, address }, NOW);
}

async function understood(answer: unknown, address: string | null = null): Promise<string[]> {
  const reading = await read(JSON.stringify(answer), "svar.json", address);
  return reading.ok ? shownLines(reading.events) : [];
}

/** Without a zone a time is a claim, what is to come is left out, and a whole day is a day. */
test.each(Object.entries(RECORDED_SERVICES).filter(([, { text }]) => /^[[{]/.test(text)))(
  "the recorded answer of %s is read by its name, and each clock is the one at the place",
  async (_, { text, expected }) => expect(await understood(JSON.parse(text))).toEqual(expected),
);

describe("traps of adapters", () => {
  test("Squarespace: a site that was left in its template's zone is doubted", async () =>
    expect(await understood({ ...squarespace, website: { timeZone: "America/New_York" } })).toEqual([
      "squarespace 2026-09-06 19:00–21:00 Lovsangskveld (zone_claimed)",
    ]));

  test("Agrando: what its label says is private, and its own address is written as its script does", async () => {
    const script = `var data = ${JSON.stringify(agrando)}; OutputCalendar(data, "/Kalenderdetaljer")`;
    const address = "https://eksempel.kyrkja.no/Kalender";
    const reading = await read(page(`<script>${script}</script>`), "side.html", address);
    expect(reading.ok && reading.events.map((event) => [event.private, event.url])).toEqual([
      [false, `https://eksempel.kyrkja.no/Kalenderdetaljer?Publish=Polo&Att=Nei&EventId=1&OccurenceId=aaaaaaaa-1`],
      [true, `https://eksempel.kyrkja.no/Kalenderdetaljer?Publish=Polo&OccurenceId=b`],
      [false, `https://eksempel.kyrkja.no/Kalenderdetaljer?OccurenceId=c`],
    ]);
  });

  test("Agrando: the events may stand within the part of their year", async () =>
    expect(
      await understood({
        d: '<div class="year"><h2>2027</h2><div class="calendar-date">03.01</div><div class="event"><div class="event-time">kl.11.00</div><a href="?OccurenceId=c">Messe</a></div></div>',
      }),
    ).toEqual(["agrando 2027-01-03 11:00 Messe"]));

  test("Agrando: a day without a year above it is none", async () =>
    expect(
      await understood({ d: agrando.d.replaceAll(/<div class="year">\d+<\/div>/g, '<div class="year"></div>') }),
    ).toEqual([]));

  test("Hoopla: an event has the address of its shop where that is known", async () => {
    const reading = await read(
      JSON.stringify(hoopla),
      "svar.json",
      "https://eksempel.hoopla.no/api/public/v3.0/organizations/5/events",
    );
    expect(reading.ok && reading.events[0]!.url).toBe("https://eksempel.hoopla.no/event/1001");
  });

  test("ChurchDesk: an end that the congregation hides is none", async () =>
    expect(await understood({ ...churchdesk, items: [{ ...churchdesk.items[0], showEndtime: false }] })).toMatchObject([
      expect.stringMatching(/ 19:00 Kveldsbønn/),
    ]));

  test("a page of Next.js holds the answer among its properties", async () => {
    const data = { props: { pageProps: { orgNumbers: [1], ...skjerIKirken.data } } };
    const html = page(`<script id="__NEXT_DATA__" type="application/json">${JSON.stringify(data)}</script>`);
    const reading = await read(html, "side.html");
    expect(reading.ok && shownLines(reading.events)[0]).toBe(
      "skjer-i-kirken 2026-09-06 11:00–12:00 Gudstjeneste @ Eksempelbygd kirke, 5430",
    );
  });

  test("data of something else is nobody's", async () => {
    for (const other of [{ events: [] }, { items: [{ title: "Møte", startDate: "2026-09-06" }] }, { data: {} }, [1, 2]])
      expect(await understood(other)).toEqual([]);
  });
});
