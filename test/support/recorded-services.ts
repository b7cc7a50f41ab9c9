import type { AdapterName } from "~/domain/sources/adapter-names";
import agrando from "~/gateways/adapters/agrando/recorded.json";
import checkin from "~/gateways/adapters/checkin/recorded.json";
import churchdesk from "~/gateways/adapters/churchdesk/recorded.json";
import cornerstone from "~/gateways/adapters/cornerstone/recorded.json";
import googleSheets from "~/gateways/adapters/google-sheets/recorded.csv?raw";
import hoopla from "~/gateways/adapters/hoopla/recorded.json";
import modernEventsCalendar from "~/gateways/adapters/modern-events-calendar/recorded.html?raw";
import skjerIKirken from "~/gateways/adapters/skjer-i-kirken/recorded.json";
import squarespace from "~/gateways/adapters/squarespace/recorded.json";
import theEventsCalendar from "~/gateways/adapters/the-events-calendar/recorded.json";
import ticketco from "~/gateways/adapters/ticketco/recorded.html?raw";
import wix from "~/gateways/adapters/wix/recorded.json";

/** What a server returns at an address without its query; a function gets the request. */
export type Recorded = Record<string, Response | ((request: Request) => Response | Promise<Response>)>;

export const htmlAnswer = (html: string) =>
  new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
const html = (body: string, head = "") =>
  htmlAnswer(`<!doctype html><html><head><title>Eksempel</title>${head}</head><body>${body}</body></html>`);
const csv = (text: string) => new Response(text, { headers: { "Content-Type": "text/csv; charset=utf-8" } });

/** A local server of one service, which answers in its documented form. */
export interface RecordedService {
  /** What somebody pastes. */
  address: string;
  served: Recorded;
  /** Where the data comes from, of what is served. */
  dataAt: string;
  /** Shown as by shownLines(). */
  expected: string[];
}

export const RECORDED_SERVICES: Record<AdapterName, RecordedService> = {
  agrando: {
    address: "https://eksempel.kyrkja.no/Kalender",
    dataAt: "https://eksempel.kyrkja.no/Kalender",
    served: {
      "https://eksempel.kyrkja.no/Kalender": () =>
        html(
          `<div id="c"></div><script>var data = ${JSON.stringify(agrando)}; OutputCalendar(data, "/Detaljer");</script>`,
        ),
    },
    expected: [
      "agrando 2026-12-06 11:00 Gudsteneste i Bømlo @ Bremnes kyrkje",
      "agrando 2026-12-06 13:00 Ola Nordmann @ Kapellet",
      "agrando 2027-01-03 11:00 Messe",
    ],
  },
  checkin: {
    address: "https://www.checkin.no/customer/123",
    dataAt: "https://api.checkin.no/graphql",
    served: { "https://api.checkin.no/graphql": () => Response.json(checkin) },
    expected: [
      "checkin 2026-09-04 17:00–2026-09-06 14:00 Familieleir @ Fjelltun leirsted, Fjelltun leirsted, Leirvegen 2, 5430 Eksempelbygd",
    ],
  },
  churchdesk: {
    address: "https://widget.churchdesk.com/calendar?organizationId=42",
    dataAt: "https://api2.churchdesk.com/collaboration/calendar-view",
    served: { "https://api2.churchdesk.com/collaboration/calendar-view": () => Response.json(churchdesk) },
    expected: [
      "churchdesk 2026-09-06 19:00–20:00 Kveldsbønn @ Eksempelbygd kirke, Kirkevegen 1, 5430 Eksempelbygd",
      "churchdesk 2026-09-11–2026-09-12 Menighetsweekend",
    ],
  },
  cornerstone: {
    address: "https://frikirken.eksempel.no/kalender",
    dataAt: "https://frikirken.eksempel.no/events_service/start/2026-08-01/end/2027-08-01/url/eA==/view_id/1",
    served: {
      "https://frikirken.eksempel.no/kalender": () =>
        html(
          `<script>var serviceLink = "\\/events_service\\/start\\/:start-time\\/end\\/:end-time\\/url\\/eA==\\/view_id\\/1";</script>`,
        ),
      "https://frikirken.eksempel.no/events_service/start/2026-08-01/end/2027-08-01/url/eA==/view_id/1": () =>
        Response.json(cornerstone),
    },
    expected: ["cornerstone 2026-08-09 19:00–21:00 Kveldsmøte"],
  },
  "google-sheets": {
    address: "https://docs.google.com/spreadsheets/d/1a2b3c4d5e6f/export?format=csv",
    dataAt: "https://docs.google.com/spreadsheets/d/1a2b3c4d5e6f/export",
    served: { "https://docs.google.com/spreadsheets/d/1a2b3c4d5e6f/export": () => csv(googleSheets) },
    expected: [
      "google-sheets 2026-09-06 11:00 Gudstjeneste @ Eksempelbygd kirke",
      "google-sheets 2026-09-09 19:30 Kveldsbønn @ Kapellet",
      "google-sheets 2026-09-12 18:00 Styremøte @ Menighetshuset",
    ],
  },
  hoopla: {
    address: "https://eksempel.hoopla.no/",
    dataAt: "https://eksempel.hoopla.no/api/public/v3.0/organizations/5/events",
    served: {
      "https://eksempel.hoopla.no/": () => html('<div id="root"></div><script>window.ORGANIZATION_ID = 5;</script>'),
      "https://eksempel.hoopla.no/api/public/v3.0/organizations/5/events": () => Response.json(hoopla),
    },
    expected: [
      "hoopla 2026-12-06 19:00–21:00 Julekonsert @ Eksempelbygd kyrkje, Kyrkjevegen 1, 5430 Eksempelbygd",
      "hoopla 2027-06-06 19:00 Sommarkonsert (cancelled)",
    ],
  },
  "modern-events-calendar": {
    address: "https://eksempel.no/kalender",
    dataAt: "https://eksempel.no/kalender",
    served: { "https://eksempel.no/kalender": () => htmlAnswer(modernEventsCalendar) },
    expected: [
      "modern-events-calendar 2026-09-07 16:00–18:00 Misjonskveld",
      "modern-events-calendar 2026-11-14 Basar",
      "modern-events-calendar 2026-12-07 17:00–19:00 Misjonskveld",
    ],
  },
  "skjer-i-kirken": {
    address: "https://skjerikirken.no/menighet/eksempelbygd",
    dataAt: "https://skjerikirken.no/api/graphql",
    served: {
      "https://skjerikirken.no/menighet/eksempelbygd": () =>
        html(
          `<script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{"orgNumbers":["987654321"]}}}</script>`,
        ),
      "https://skjerikirken.no/api/graphql": () => Response.json(skjerIKirken),
    },
    expected: [
      "skjer-i-kirken 2026-09-06 11:00–12:00 Gudstjeneste @ Eksempelbygd kirke, 5430",
      "skjer-i-kirken 2026-09-08 18:00 Uten sone",
      "skjer-i-kirken 2026-09-08 18:00 Z",
    ],
  },
  squarespace: {
    address: "https://menigheten.eksempel.no/kalender",
    dataAt: "https://menigheten.eksempel.no/kalender?format=json",
    served: {
      "https://menigheten.eksempel.no/kalender": ({ url }) =>
        url.endsWith("?format=json")
          ? Response.json(squarespace)
          : html(
              '<div class="eventlist"></div>',
              '<link rel="stylesheet" href="https://static1.squarespace.com/s.css">',
            ),
    },
    expected: ["squarespace 2026-09-06 19:00–21:00 Lovsangskveld"],
  },
  "the-events-calendar": {
    address: "https://bedehuset.eksempel.no/arrangement",
    dataAt: "https://bedehuset.eksempel.no/wp-json/tribe/events/v1/events",
    served: {
      "https://bedehuset.eksempel.no/arrangement": () =>
        html(
          '<div class="tribe-common tribe-events tribe-events-view tribe-events-view--list"></div>',
          '<link rel="alternate" href="https://bedehuset.eksempel.no/wp-json/tribe/events/v1/" />',
        ),
      "https://bedehuset.eksempel.no/wp-json/tribe/events/v1/events": () => Response.json(theEventsCalendar),
    },
    expected: [
      "the-events-calendar 2026-09-06 19:00–21:00 Kveldsmøte @ Salem, Vegen 2, 5430 Eksempelbygd",
      "the-events-calendar 2026-09-12–2026-09-13 Basar",
      "the-events-calendar 2026-09-14 19:00–20:00 Feil sone (zone_claimed)",
    ],
  },
  ticketco: {
    address: "https://eksempel.ticketco.events/no/nb",
    dataAt: "https://eksempel.ticketco.events/no/nb",
    served: { "https://eksempel.ticketco.events/no/nb": () => htmlAnswer(ticketco) },
    expected: [
      "ticketco 2026-09-06 19:00–21:00 Sommerkonsert @ Eksempelbygd kirke",
      "ticketco 2026-10-04 17:00 Orgelkveld (zone_claimed)",
      "ticketco 2026-12-06 18:00 Julekonsert @ Eksempelbygd kirke",
    ],
  },
  wix: {
    address: "https://wix.eksempel.no/kalender",
    dataAt: "https://wix.eksempel.no/kalender",
    served: {
      "https://wix.eksempel.no/kalender": () =>
        html(`<script type="application/json" id="wix-warmup-data">${JSON.stringify(wix)}</script>`),
    },
    expected: [
      "wix 2026-09-06 19:00–21:00 Kveldsmøte @ Salem, Vegen 2, 5430 Eksempelbygd",
      "wix 2026-09-07 19:00 Uten sone (zone_claimed)",
    ],
  },
};

/** Returns how requests are answered, and those that were sent. Addresses that are not served are 404. */
export function recordedServer(served: Recorded) {
  const asked: Request[] = [];
  const send = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, { ...init, redirect: "manual" });
    asked.push(request.clone() as Request);
    const at = new URL(request.url);
    const answer = served[request.url] ?? served[at.origin + at.pathname];
    if (!answer) return new Response("", { status: 404 });
    return typeof answer === "function" ? answer(request) : answer.clone();
  };
  return { send, asked };
}
