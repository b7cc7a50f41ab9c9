import { describe, expect, test } from "vitest";
import { recordedServer, type Recorded, htmlAnswer, RECORDED_SERVICES } from "#test/support/recorded-services";
import { testSettings } from "#test/support/settings";
import { printedEvent } from "~/domain/intake/printed-event";
import { ADAPTER_NAMES, type AdapterName } from "~/domain/sources/adapter-names";
import { adapterAt, ADAPTERS } from "~/gateways/adapters/adapters";
import { readAddress } from "~/gateways/adapters/read-address";
import { openPageFetcher } from "~/gateways/pages/page-fetcher";
import { parseSettings } from "~/schemas/site/settings";
import { NOW } from "./pages/page-case";
import { shownLines } from "./pages/shown-lines";

const settings = parseSettings(testSettings);

/** Reads an address of a server, with every adapter turned on or off. */
async function read(address: string, served: Recorded, isOn = true) {
  const { send, asked } = recordedServer(served);
  const pages = openPageFetcher(settings, send);
  const answer = await readAddress(address, null, { pages, isOn: () => Promise.resolve(isOn), now: NOW });
  return { answer, asked };
}

function linesOf({ answer }: Awaited<ReturnType<typeof read>>): string[] {
  if (answer.kind !== "read" || !answer.reading.ok) throw new Error(JSON.stringify(answer));
  return shownLines(answer.reading.value.events.map((event) => printedEvent(event, event.source)));
}

/** Answers the same whatever is asked for. */
const always = (id: AdapterName, answer: () => Response): Recorded =>
  Object.fromEntries(Object.keys(RECORDED_SERVICES[id].served).map((at) => [at, answer]));

/** A server that answers as ever, but for where the data comes from. */
const withData = (id: AdapterName, answer: (request: Request) => Response): Recorded => ({
  ...RECORDED_SERVICES[id].served,
  [RECORDED_SERVICES[id].dataAt]: answer,
});

test("there are twelve, each in the list by its name", () => {
  expect(ADAPTERS.map(({ id }) => id)).toEqual(ADAPTER_NAMES);
  expect(ADAPTERS).toHaveLength(12);
});

describe("a pasted address of a service goes through its adapter", () => {
  test.each(ADAPTER_NAMES)("%s", async (id) => {
    const { address, served, expected } = RECORDED_SERVICES[id];
    const found = await read(address, served);
    expect(linesOf(found)).toEqual(expected);
    expect(found.answer).toMatchObject({ adapter: id });
  });
});

describe("each event is identified by the source's own id and its day", () => {
  test.each([
    ["the-events-calendar", "5#2026-09-06"],
    ["hoopla", "1001#2026-12-06"],
    ["agrando", "aaaaaaaa-1#2026-12-06"],
    ["modern-events-calendar", "https://eksempel.no/events/misjonskveld/#2026-09-07"],
    ["ticketco", "https://eksempel.ticketco.events/no/nb/e/sommerkonsert#2026-09-06"],
  ] as [AdapterName, string][])("%s", async (id, key) => {
    const { answer } = await read(RECORDED_SERVICES[id].address, RECORDED_SERVICES[id].served);
    expect(answer.kind === "read" && answer.reading.ok && answer.reading.value.events[0]).toMatchObject({ key });
  });
});

describe("a service that wants to be left alone is a failure that says for how long", () => {
  test.each(ADAPTER_NAMES)("%s", async (id) => {
    const busy = () => new Response("", { status: 429, headers: { "Retry-After": "120" } });
    const { answer } = await read(RECORDED_SERVICES[id].address, withData(id, busy));
    expect(answer).toMatchObject({ kind: "failed", problem: "busy_server", retryAfterSeconds: 120 });
  });
});

describe("an answer in a form that is not known is a failure, not an empty calendar", () => {
  const INTERFACES = [
    "checkin",
    "churchdesk",
    "cornerstone",
    "hoopla",
    "skjer-i-kirken",
    "squarespace",
    "the-events-calendar",
  ] as const;
  const strange = () => Response.json({ hello: "there" });
  const notJson = () =>
    new Response("<!doctype html><title>Logg inn</title>", { headers: { "Content-Type": "text/html" } });
  test.each(INTERFACES)("%s returns other data", async (id) => {
    const { answer } = await read(RECORDED_SERVICES[id].address, withData(id, strange));
    expect(answer).toMatchObject({ kind: "failed", adapter: id, problem: "unknown_answer" });
  });
  test.each(INTERFACES)("%s returns a sign-in page", async (id) => {
    const { answer } = await read(RECORDED_SERVICES[id].address, withData(id, notJson));
    expect(answer).toMatchObject({ kind: "failed", adapter: id, problem: "unknown_answer" });
  });
  test.each(["agrando", "ticketco"] as const)("%s returns a page without its data", async (id) => {
    const { answer } = await read(RECORDED_SERVICES[id].address, always(id, notJson));
    expect(answer).toMatchObject({ kind: "failed", adapter: id, problem: "unknown_answer" });
  });
  test("a Google sheet that is not shared leads to a sign-in page", async () => {
    const { answer } = await read(RECORDED_SERVICES["google-sheets"].address, withData("google-sheets", notJson));
    expect(answer).toMatchObject({ kind: "failed", adapter: "google-sheets", problem: "refused" });
  });
});

describe("a service that is turned off is not read", () => {
  test.each(ADAPTER_NAMES)("%s", async (id) => {
    const { address, served } = RECORDED_SERVICES[id];
    const { answer, asked } = await read(address, served, false);
    expect(answer).toMatchObject({ kind: "failed", adapter: id, problem: "adapter_off" });
    expect(asked.map(({ url }) => url)).toEqual(adapterAt(new URL(address)) ? [] : [address]);
  });
});

describe("lists in parts are asked for to their end", () => {
  const rows = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
  const many = 120;

  const tec = (total: number) => (request: Request) => {
    const { searchParams } = new URL(request.url);
    const [page, size] = [Number(searchParams.get("page")), Number(searchParams.get("per_page"))];
    if ((page - 1) * size >= total) return new Response('{"code":"event-archive-page-not-found"}', { status: 404 });
    const events = rows((page - 1) * size, Math.min(total, page * size)).map((id) => ({
      id,
      title: `Møte ${id}`,
      start_date: `2026-09-${String((id % 28) + 1).padStart(2, "0")} 19:00:00`,
      timezone: "Europe/Oslo",
    }));
    return Response.json({ events, total, total_pages: Math.ceil(total / size) });
  };

  test("The Events Calendar: by total_pages, fifty at a time; the page after the last is never asked for", async () => {
    const { address } = RECORDED_SERVICES["the-events-calendar"];
    const found = await read(address, withData("the-events-calendar", tec(many)));
    expect(linesOf(found)).toHaveLength(many);
    expect(found.asked.map(({ url }) => new URL(url).search)).toEqual([
      "",
      "?page=1&per_page=50&start_date=2026-08-01",
      "?page=2&per_page=50&start_date=2026-08-01",
      "?page=3&per_page=50&start_date=2026-08-01",
    ]);
  });

  test("one that goes on and on is cut: nothing is taken away after it", async () => {
    const { address } = RECORDED_SERVICES["the-events-calendar"];
    const { answer, asked } = await read(address, withData("the-events-calendar", tec(5_000)));
    expect(answer.kind === "read" && answer.reading.ok && answer.reading.value.isCut).toBe(true);
    expect(asked).toHaveLength(11);
  });

  test("ChurchDesk: by totalCount", async () => {
    const answer = ({ url }: Request) => {
      const offset = Number(new URL(url).searchParams.get("offset"));
      const items = rows(offset, Math.min(many, offset + 100)).map((id) => ({
        id,
        title: `Møte ${id}`,
        startDate: `2026-09-${String((id % 28) + 1).padStart(2, "0")}T17:00:00.000Z`,
      }));
      return Response.json({ count: items.length, items, totalCount: many });
    };
    const found = await read(RECORDED_SERVICES.churchdesk.address, withData("churchdesk", answer));
    expect(linesOf(found)).toHaveLength(many);
    expect(found.asked).toHaveLength(2);
  });

  test("a part that fails makes the whole a failure", async () => {
    const answer = (request: Request) =>
      new URL(request.url).searchParams.get("page") === "2" ? new Response("", { status: 503 }) : tec(many)(request);
    const { address } = RECORDED_SERVICES["the-events-calendar"];
    expect((await read(address, withData("the-events-calendar", answer))).answer).toMatchObject({
      kind: "failed",
      problem: "busy_server",
    });
  });
});

describe("what is asked", () => {
  const bodies = async (id: AdapterName) => {
    const { asked } = await read(RECORDED_SERVICES[id].address, RECORDED_SERVICES[id].served);
    return Promise.all(asked.filter(({ method }) => method === "POST").map((request) => request.json<unknown>()));
  };

  test("Checkin: what ends from now on, by the customer's number", async () =>
    expect(await bodies("checkin")).toMatchObject([
      {
        variables: {
          customerId: 123,
          filters: [{ field: "EVENT_ENDS_AT", operator: "GREATER_THAN_OR_EQUAL", value: NOW.toISOString() }],
        },
      },
    ]));

  test("Skjer i kirken: by the organisation numbers that the page names", async () =>
    expect(await bodies("skjer-i-kirken")).toMatchObject([
      { variables: { filter: { orgNumbers: ["987654321"] }, paging: { limit: 50, offset: 0 } } },
    ]));

  test("every request says honestly who asks", async () => {
    const { asked } = await read(RECORDED_SERVICES.checkin.address, RECORDED_SERVICES.checkin.served);
    expect(asked[0]!.headers.get("User-Agent")).toMatch(/^Mozilla\/5\.0 \(compatible; Samling\/1\.0; \+http/);
  });

  test("a question is not sent on to where a redirect leads", async () => {
    const moved = () => new Response("", { status: 307, headers: { Location: "https://other.example/graphql" } });
    const { answer, asked } = await read(RECORDED_SERVICES.checkin.address, withData("checkin", moved));
    expect(answer).toMatchObject({ kind: "failed", problem: "too_many_redirects" });
    expect(asked).toHaveLength(1);
  });
});

describe("traps of asking", () => {
  test("The Events Calendar: where the interface is closed, the page is read, as an excerpt", async () => {
    const id = "the-events-calendar";
    const html = `<!doctype html><html><head><link rel="alternate" href="https://bedehuset.eksempel.no/wp-json/tribe/events/v1/">
      </head><body class="post-type-archive-tribe_events"><p>Søndag 6. september 2026 kl. 11.00 Gudstjeneste</p></body></html>`;
    const closed: Recorded = {
      [RECORDED_SERVICES[id].address]: () => new Response(html, { headers: { "Content-Type": "text/html" } }),
      [RECORDED_SERVICES[id].dataAt]: () => new Response("", { status: 403 }),
    };
    const found = await read(RECORDED_SERVICES[id].address, closed);
    expect(linesOf(found)).toEqual(["text 2026-09-06 11:00 Gudstjeneste"]);
    expect(found.answer.kind === "read" && found.answer.reading.ok && found.answer.reading.value.isPart).toBe(true);
  });

  test("The Events Calendar: the page of one event is that event", async () => {
    const id = "the-events-calendar";
    const html = `<!doctype html><html><head><link rel="alternate" href="https://bedehuset.eksempel.no/wp-json/tribe/events/v1/">
      </head><body class="single-tribe_events"><p>Søndag 6. september 2026 kl. 11.00 Gudstjeneste</p></body></html>`;
    const single = {
      [RECORDED_SERVICES[id].address]: () => new Response(html, { headers: { "Content-Type": "text/html" } }),
    };
    expect(linesOf(await read(RECORDED_SERVICES[id].address, single))).toEqual(["text 2026-09-06 11:00 Gudstjeneste"]);
  });

  test("The Events Calendar: another page of the same site, with its events in the margin, is a page as any other", async () => {
    const html = `<!doctype html><html><head><link rel="alternate" href="https://bedehuset.eksempel.no/wp-json/tribe/events/v1/">
      </head><body><p>Søndag 6. september 2026 kl. 11.00 Gudstjeneste</p><div class="tribe-common tribe-events-view tribe-events-view--widget-events-list"></div></body></html>`;
    const found = await read("https://bedehuset.eksempel.no/program", {
      "https://bedehuset.eksempel.no/program": () => htmlAnswer(html),
    });
    expect(found.answer).toMatchObject({ kind: "read", adapter: null });
    expect(linesOf(found)).toEqual(["text 2026-09-06 11:00 Gudstjeneste"]);
  });

  test("Squarespace: where both lists are empty, each event's own calendar is read", async () => {
    const { address } = RECORDED_SERVICES.squarespace;
    const calendar =
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTAMP:20260801T000000Z\r\nDTSTART:20260906T170000Z\r\nSUMMARY:Lovsang\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n";
    const served: Recorded = {
      [address]: ({ url }) =>
        url.endsWith("json")
          ? Response.json({ website: {}, upcoming: [], past: [] })
          : new Response(
              `<!doctype html><html><head><link href="https://static1.squarespace.com/s.css"></head><body><div class="eventlist"><a href="/kalender/lovsang?format=ical">ICS</a></div></body></html>`,
              { headers: { "Content-Type": "text/html" } },
            ),
      [`${address}/lovsang`]: () => new Response(calendar, { headers: { "Content-Type": "text/calendar" } }),
    };
    expect(linesOf(await read(address, served))).toEqual(["squarespace 2026-09-06 19:00 Lovsang"]);
  });

  test("Modern Events Calendar: a site that does it right prints another clock, and is asked about", async () => {
    const id = "modern-events-calendar";
    const right = (await (RECORDED_SERVICES[id].served[RECORDED_SERVICES[id].address] as () => Response)().text())
      .replace('mec-start-time">16:00', 'mec-start-time">18:00')
      .replace('mec-end-time">18:00', 'mec-end-time">20:00');
    const served = {
      [RECORDED_SERVICES[id].address]: () => new Response(right, { headers: { "Content-Type": "text/html" } }),
    };
    const [first] = linesOf(await read(RECORDED_SERVICES[id].address, served));
    expect(first).toBe("modern-events-calendar 2026-09-07 18:00–20:00 Misjonskveld (clocks_differ)");
  });

  test("Cornerstone: a service that returns nothing leaves the page, which is an excerpt", async () => {
    const { address, dataAt } = RECORDED_SERVICES.cornerstone;
    const html = `<!doctype html><html><body><div serviceLink="/events_service/start/:start-time/end/:end-time/url/eA==/view_id/1"><li><a href="/e/1">Kveldsmøte søndag 9 august 2026 | 19:00</a></li></div></body></html>`;
    const found = await read(address, {
      [address]: () => new Response(html, { headers: { "Content-Type": "text/html" } }),
      [dataAt]: () => Response.json([]),
    });
    expect(linesOf(found)).toEqual(["cornerstone 2026-08-09 19:00 Kveldsmøte"]);
    expect(found.answer.kind === "read" && found.answer.reading.ok && found.answer.reading.value.isCut).toBe(true);
  });

  test("a page that only links to a service is a page as any other", async () => {
    const html = `<!doctype html><html><body><p>Søndag 6. september 2026 kl. 11.00 Gudstjeneste</p><a href="https://eksempel.ticketco.events/no/nb">Billetter</a> <a href="https://eksempel.hoopla.no">Mer</a></body></html>`;
    const { answer } = await read("https://eksempel.no/", {
      "https://eksempel.no/": () => new Response(html, { headers: { "Content-Type": "text/html" } }),
    });
    expect(answer).toMatchObject({ kind: "read", adapter: null });
  });
});
