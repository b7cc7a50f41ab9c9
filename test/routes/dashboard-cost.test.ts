import { beforeAll, describe, expect, test } from "vitest";
import cases from "#test/cases/routes/dashboard-cost.tsv?raw";
import { casesOf } from "#test/support/cases";
import { fiveTuesdays } from "#test/support/published-series";
import { aHost, anEvent, anOrganizer } from "#test/support/rows";
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
  // The event names five others; the organizer itself is asked about ten, and the other two have many such.
  const others = await Promise.all(Array.from({ length: 60 }, () => anOrganizer()));
  for (const { id } of others.slice(0, 5)) await aHost({ event_id: eventId, organizer_id: id });
  for (let n = 0; n < 30; n++) {
    const { id } = await anEvent({ organizer_id: others[n]!.id });
    await aHost({ event_id: id, organizer_id: n < 10 ? organizerId : others[n + 1]!.id });
  }
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
  test.each<[who: keyof typeof people, path: string]>(casesOf(cases, "pages"))("%s: %s", async (who, path) => {
    const { status, meter } = await meteredVisit(
      path.replace(":event", eventId).replace(":organizer", organizerId),
      people[who],
    );
    expect(status).toBe(200);
    // A file of everything is counted: one trip more.
    expect(meter.trips).toBeLessThanOrEqual(path === "/settings/my-data" ? 4 : 3);
    // Reading the mails is logged, and the file is counted: one row with its number or time, and index entry.
    expect(meter.rowsWritten).toBe(["/debug/mail", "/settings/my-data"].includes(path) ? 3 : 0);
  });
});

describe("the pages of several hosts read what they show, however much else there is", () => {
  test.each<[path: string, statements: number, rowsRead: number]>([
    ["/dashboard/event/:event/hosts", 4, 30],
    // Half a dozen for each congregation that is found.
    ["/dashboard/event/:event/hosts?q=menighet", 6, 450],
    ["/dashboard/hosts", 3, 80],
  ])("%s", async (path, statements, rowsRead) => {
    const { status, meter } = await meteredVisit(path.replace(":event", eventId), people.owner);
    expect(status).toBe(200);
    expect(meter.statements).toBeLessThanOrEqual(statements);
    expect(meter.rowsRead).toBeLessThanOrEqual(rowsRead);
  });
});
