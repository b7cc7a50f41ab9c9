import { beforeAll, describe, expect, test } from "vitest";
import { ask } from "#test/support/account-requests";
import { aCalendar } from "#test/support/calendar-work";
import { ACCESS } from "#test/support/expected-access";
import { atLength } from "#test/support/fuzz";
import { anOrganizerWithRoles, headersOf, ROLES, type Role } from "#test/support/roles";
import {
  anEvent,
  anIntake,
  anOrganizer,
  aSeries,
  aStoredForm,
  type EventRow,
  type OrganizerRow,
} from "#test/support/rows";
import { type ByRole, type Verdict, verdictFor, type Verdicts } from "./screens/verdicts";

let organizer: OrganizerRow;
let event: EventRow;
let series: { id: string };
let intake: { id: string };
let draft: { id: string };
let imported: EventRow;
let calendar: { id: string };
let browsers: Record<Role, Record<string, string>>;

async function makeEverybody() {
  organizer = await anOrganizerWithRoles();
  series = await aSeries(organizer.id);
  event = await anEvent({ organizer_id: organizer.id, series_id: series.id, series_day: "2026-06-05" });
  intake = await anIntake({ organizer_id: organizer.id });
  draft = await aStoredForm({ organizer_id: organizer.id });
  calendar = await aCalendar({ organizer_id: organizer.id });
  const source = { google_calendar_sync_id: calendar.id, google_event_id: "uid#" };
  imported = await anEvent({ organizer_id: organizer.id, ...source });
  const entries = await Promise.all(ROLES.map(async (role) => [role, await headersOf(role, organizer.id)] as const));
  browsers = Object.fromEntries(entries) as typeof browsers;
}

/**
 * Returns an address of the route, about the roles' organizer, or about a new one where it is deleted or given rights.
 */
async function addressOf(route: string): Promise<string> {
  const isOfEvent = /event|report|objection/.test(route);
  const kept = isOfEvent
    ? route.endsWith("/local-changes")
      ? imported
      : event
    : route.includes("/series/")
      ? series
      : route.includes("/intake/")
        ? intake
        : route.includes("/calendar-sync/")
          ? calendar
          : route.includes("/draft/")
            ? draft
            : organizer;
  const { id } = !/\/(delete|superadmin)$/.test(route)
    ? kept
    : isOfEvent
      ? await anEvent({ organizer_id: organizer.id })
      : await anOrganizer();
  return route
    .replace(":type", "event")
    .replace(/:id|:organizerId/, id)
    .replace(":page", "1")
    .replace(/:\w+|\*/g, "unknown");
}

async function verdictOf(route: string, method: string, role: Role): Promise<Verdict> {
  const headers = route === "/logout" ? await headersOf(role, organizer.id) : browsers[role];
  const response = await ask(await addressOf(route), { method }, { cookie: headers["Cookie"] ?? "" });
  await response.text();
  if (response.status < 300 || response.status >= 400) return String(response.status);
  const { pathname } = new URL(response.headers.get("Location")!, "http://samling.test");
  return pathname === "/login" ? "in" : `→${pathname}`;
}

/** What each gets, by their names. */
async function verdictsOf(route: string, method: string, roles: readonly Role[] = ROLES): Promise<ByRole> {
  const verdicts: ByRole = {};
  for (const role of roles) verdicts[role] = await verdictOf(route, method, role);
  return verdicts;
}

/** Of methods that no route takes. */
const TRIED_ROLES = atLength<readonly Role[]>(["anonymous", "owner", "superadmin"], ROLES);

const forEach = (verdicts: Verdicts): ByRole =>
  Object.fromEntries(ROLES.map((role) => [role, verdictFor(verdicts, role)]));

/**
 * Tests each method and role at some routes. Each file tests one area.
 */
export function describeAccess(routes: readonly string[]): void {
  beforeAll(makeEverybody);
  describe.each(routes)("%s", describeRoute);
}

function describeRoute(route: string): void {
  const { get, post = "405" } = ACCESS[route] ?? { get: "no row" };

  test("who sees it", async () => expect(await verdictsOf(route, "GET")).toEqual(forEach(get)));

  test("who sends it something", async () => expect(await verdictsOf(route, "POST")).toEqual(forEach(post)));

  test.each(["PUT", "PATCH", "DELETE"])("%s does nothing that POST does not", async (method) => {
    const verdicts = await verdictsOf(route, method, TRIED_ROLES);
    const wrong = TRIED_ROLES.filter((role) => ![verdictFor(post, role), "405"].includes(verdictFor(verdicts, role)));
    expect(wrong).toEqual([]);
  });

  test("HEAD answers as GET, and OPTIONS nothing more", async () => {
    for (const role of TRIED_ROLES) {
      const seen = verdictFor(get, role);
      expect([role, await verdictOf(route, "HEAD", role)]).toEqual([role, seen]);
      expect([seen, "204", "405"]).toContain(await verdictOf(route, "OPTIONS", role));
    }
  });
}
