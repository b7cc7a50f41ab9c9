import { beforeAll, describe, expect, test } from "vitest";
import { fiveTuesdays } from "#test/support/published-series";
import { anEvent, anOrganizer } from "#test/support/rows";
import { onTeam, signedIn } from "#test/support/signed-in";
import { meteredVisit } from "#test/support/visitor";
let people: Record<"owner" | "superadmin" | "follower" | "newcomer", Record<string, string>>;
let organizerId: string;
let eventId: string;

beforeAll(async () => {
  const series = await fiveTuesdays();
  organizerId = series.organizerId;
  eventId = series.ids[2]!;
  for (let n = 0; n < 40; n++) await anEvent({ organizer_id: organizerId });
  for (let n = 0; n < 20; n++) await onTeam(organizerId, `medlem-${n}@team.test`, "editor");
  const admin = await anOrganizer({ is_superadmin: true });
  const chosen = { cookies: [`samling_organizer=${organizerId}`] };
  people = {
    owner: await signedIn("medlem-1@team.test", chosen),
    superadmin: await signedIn(admin.email, chosen),
    follower: await signedIn("folger@person.test"),
    newcomer: await signedIn("ny@person.test"),
  };
});

describe("a page of somebody who is signed in costs at most three round trips, and writes nothing", () => {
  test.each<[who: keyof typeof people, path: string]>([
    ["owner", "/dashboard"],
    ["owner", "/dashboard?period=past"],
    ["owner", "/dashboard/event/new"],
    ["owner", "/dashboard/event/new?copy=:event"],
    ["owner", "/dashboard/event/:event/edit"],
    ["owner", "/dashboard/event/:event/delete"],
    ["owner", "/organizer/:organizer/team"],
    ["owner", "/dashboard/switch"],
    ["owner", "/dashboard/like-events"],
    ["owner", "/settings"],
    ["owner", "/settings/account"],
    ["owner", "/settings/devices"],
    ["owner", "/settings/privacy"],
    ["owner", "/settings/my-data"],
    ["superadmin", "/dashboard"],
    ["superadmin", "/dashboard/settings"],
    ["superadmin", "/dashboard/switch?q=menighet"],
    ["superadmin", "/debug/mail"],
    ["newcomer", "/onboarding"],
    ["follower", "/favorites"],
    ["follower", "/api/favorites"],
    ["follower", "/report/event/:event"],
    ["follower", "/event/:event"],
    ["follower", "/"],
  ])("%s: %s", async (who, path) => {
    const { status, meter } = await meteredVisit(
      path.replace(":event", eventId).replace(":organizer", organizerId),
      people[who],
    );
    expect(status).toBe(200);
    expect(meter.trips).toBeLessThanOrEqual(3);
    // Reading the mails is logged: one row with its number and index entry.
    expect(meter.rowsWritten).toBe(path === "/debug/mail" ? 3 : 0);
  });
});
