import { describe, expect, test } from "vitest";
import agrando from "~/gateways/adapters/agrando/recorded.json";
import checkin from "~/gateways/adapters/checkin/recorded.json";
import churchdesk from "~/gateways/adapters/churchdesk/recorded.json";
import cornerstone from "~/gateways/adapters/cornerstone/recorded.json";
import hoopla from "~/gateways/adapters/hoopla/recorded.json";
import skjerIKirken from "~/gateways/adapters/skjer-i-kirken/recorded.json";
import squarespace from "~/gateways/adapters/squarespace/recorded.json";
import theEventsCalendar from "~/gateways/adapters/the-events-calendar/recorded.json";
import wix from "~/gateways/adapters/wix/recorded.json";
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

describe("the recorded answer of each adapter is read by its name, and each clock is the one at the place:", () => {
  test.each([
    [
      "Agrando: the year is that of the heading",
      agrando,
      "agrando 2026-12-06 11:00 Gudsteneste i Bømlo @ Bremnes kyrkje",
      "agrando 2026-12-06 13:00 Ola Nordmann @ Kapellet",
      "agrando 2027-01-03 11:00 Messe",
    ],
    [
      "Checkin",
      checkin,
      "checkin 2026-09-04 17:00–2026-09-06 14:00 Familieleir @ Fjelltun leirsted, Fjelltun leirsted, Leirvegen 2, 5430 Eksempelbygd",
    ],
    [
      "ChurchDesk: a whole day begins the evening before in UTC",
      churchdesk,
      "churchdesk 2026-09-06 19:00–20:00 Kveldsbønn @ Eksempelbygd kirke, Kirkevegen 1, 5430 Eksempelbygd",
      "churchdesk 2026-09-11–2026-09-12 Menighetsweekend",
    ],
    ["Cornerstone", cornerstone, "cornerstone 2026-08-09 19:00–21:00 Kveldsmøte"],
    [
      "Hoopla: moments in UTC on both sides of the change to summer time",
      hoopla,
      "hoopla 2026-12-06 19:00–21:00 Julekonsert @ Eksempelbygd kyrkje, Kyrkjevegen 1, 5430 Eksempelbygd",
      "hoopla 2027-06-06 19:00 Sommarkonsert (cancelled)",
    ],
    [
      "Skjer i kirken: only what is live; a street that is undefined is none",
      skjerIKirken,
      "skjer-i-kirken 2026-09-06 11:00–12:00 Gudstjeneste @ Eksempelbygd kirke, 5430",
      "skjer-i-kirken 2026-09-08 18:00 Uten sone",
      "skjer-i-kirken 2026-09-08 18:00 Z",
    ],
    [
      "Squarespace: a country and coordinates of the template are no place",
      squarespace,
      "squarespace 2026-09-06 19:00–21:00 Lovsangskveld",
    ],
    [
      "The Events Calendar: the clock at the place, and a claim where the site's zone is another",
      theEventsCalendar,
      "the-events-calendar 2026-09-06 19:00–21:00 Kveldsmøte @ Salem, Vegen 2, 5430 Eksempelbygd",
      "the-events-calendar 2026-09-12–2026-09-13 Basar",
      "the-events-calendar 2026-09-14 19:00–20:00 Feil sone (zone_claimed)",
    ],
    [
      "Wix: without a zone a claim, and nothing whose time is still to come",
      wix,
      "wix 2026-09-06 19:00–21:00 Kveldsmøte @ Salem, Vegen 2, 5430 Eksempelbygd",
      "wix 2026-09-07 19:00 Uten sone (zone_claimed)",
    ],
  ] as [string, unknown, ...string[]][])("%s", async (_, answer, ...expected) =>
    expect(await understood(answer)).toEqual(expected),
  );
});

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
