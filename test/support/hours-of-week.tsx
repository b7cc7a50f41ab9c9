import type { Page } from "playwright-core";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { vi } from "vitest";
import type { ListedEventRow } from "#db/queries/events/cards";
import { demo } from "#demo/seed/demo";
import { Results } from "~/components/search/results";
import { dateFromUnix, DAY_SECONDS, unixSeconds } from "~/domain/time/days-and-moments";
import { LocaleProvider } from "~/i18n/use-messages";
import { eventSearchParameters } from "~/schemas/search/events";
import { viewHome } from "~/views/search/home";
import { NOW } from "./clock";

const HOUR = 3600;
const MOST_RUNNING = 6;
/** More are on no first screen. */
const LISTED = 7;

/** Each full hour of the week from NOW on. */
export const HOURS_OF_WEEK = Array.from({ length: 168 }, (_, hour) => dateFromUnix(unixSeconds(NOW) + hour * HOUR));

/** The demo's events as lists read them, soonest first. They have no pictures of their own, which nothing serves. */
function demoCards(): ListedEventRow[] {
  const { events, organizers } = demo({ now: NOW, seed: 1 }).rows;
  const byId = new Map(organizers.map((organizer) => [organizer.id, organizer]));
  return events
    .flatMap((event): ListedEventRow[] => {
      const organizer = byId.get(event.organizer_id);
      if (!organizer) return [];
      const card = {
        ...event,
        image_url: null,
        sort_key: event.start_time,
        facts: JSON.stringify({ ...organizer.facts, ...event.facts }),
        language: null,
        is_unconfirmed: 0,
        organizer_name: organizer.name,
        organizer_city: organizer.city,
        organizer_logo_url: null,
        organizer_cover_image_url: null,
        distance_km: null,
        run_times: null,
      };
      return [card];
    })
    .sort((a, b) => a.start_time - b.start_time);
}

/** The front page's list at each of these moments, as HTML, first with what goes on already, then without. */
export function listsAt(moments: readonly Date[]): string[] {
  const cards = demoCards();
  vi.spyOn(console, "error").mockReturnValue(); // React's remarks on the router's effects, at each link.
  return [true, false].flatMap((withRunning) =>
    moments.map((now) => {
      const at = unixSeconds(now);
      const isRunning = ({ start_time, end_time }: ListedEventRow) =>
        start_time < at && end_time !== null && end_time > at && end_time - start_time > DAY_SECONDS;
      const search = eventSearchParameters.parse({});
      const view = viewHome(
        {
          events: cards.filter(({ start_time }) => start_time >= at).slice(0, LISTED),
          running: withRunning ? cards.filter(isRunning).slice(0, MOST_RUNNING) : [],
          byChance: [],
          feasts: [],
          total: LISTED,
          totalIsCapped: false,
          nextCursor: null,
          regular: 0,
          folding: null,
          center: null,
          placeIsUnknown: false,
          asked: search,
          reading: null,
          letGo: [],
          meant: null,
          isNothing: false,
        },
        search,
        { now, preferences: { locale: "nb", theme: "system", timeFormat: "24h" }, settings: { TILE_URL: "" } },
      );
      const router = createMemoryRouter([
        {
          path: "*",
          element: (
            <LocaleProvider value="nb">
              <Results view={view} />
            </LocaleProvider>
          ),
        },
      ]);
      return renderToString(<RouterProvider router={router} />);
    }),
  );
}

interface Seen {
  list: string;
  /** Whether all lines of a title are to be seen, or its first. */
  lines: "all" | "first";
}

/** Puts a list in the place of the page's, and counts the events whose title is seen at once, and those to come of them. */
export const seenOf = (page: Page, asked: Seen): Promise<[all: number, coming: number]> =>
  page.evaluate(({ list, lines }) => {
    document.querySelector("section[aria-labelledby=results]")!.outerHTML = list;
    const tabs = [...document.querySelectorAll("nav")].find((nav) => getComputedStyle(nav).position === "fixed");
    const end = tabs?.getBoundingClientRect().top || innerHeight;
    const seen = [...document.querySelectorAll("main h4")].filter((title) => {
      const { left, right, top, bottom } = title.getBoundingClientRect();
      const line = top + Number.parseFloat(getComputedStyle(title).lineHeight);
      return (lines === "all" ? bottom : line) <= end && left < innerWidth && right > 0;
    });
    return [seen.length, seen.filter((title) => !title.closest("[aria-labelledby=running]")).length];
  }, asked);
