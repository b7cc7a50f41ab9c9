import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { calendarSyncs, events, organizerAdmins, organizers } from "#db/schema";
import { aMember } from "#test/support/effects";
import { eventTexts } from "#test/support/event-forms";
import { anOrganizerWithRoles, headersOf } from "#test/support/roles";
import { anEvent, type OrganizerRow, setHidden, testDatabase, rowsWith } from "#test/support/rows";
import { sendForm, visit } from "#test/support/visitor";

let theirs: OrganizerRow;
let own: OrganizerRow;

beforeAll(async () => {
  theirs = await anOrganizerWithRoles();
  own = (await rowsWith(organizers, { email: "other-owner@rolle.test" }))[0]!;
  await testDatabase().insert(calendarSyncs).values({
    id: "their-calendar",
    organizer_id: theirs.id,
    calendar_name: "Fremmed kalender",
    calendar_url: "https://hemmelig.example/a.ics",
  });
  await testDatabase()
    .insert(organizerAdmins)
    .values({ id: "own-member", organizer_id: own.id, user_email: "egen@mottaker.test", role: "viewer" });
});

/** The owner of an organizer, who claims to work for another. */
const browser = () => headersOf("other_owner", theirs.id);
const look = async (path: string) => visit(path, { headers: await browser() });
const post = async (path: string, fields: Record<string, string>) => sendForm(path, fields, await browser());
const postJson = async (path: string, body: unknown) =>
  visit(path, {
    method: "POST",
    headers: { ...(await browser()), "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

describe("an owner gets nothing of another organisation", () => {
  test("by the cookie that says for whom they work", async () => {
    const page = await (await look("/dashboard/settings")).text();
    expect(page).toContain(own.name);
    expect(page).not.toContain(theirs.name);
  });

  test.each(["remove", "resend", "change_role"])(
    "by a member's id in the form of their own team: %s",
    async (intent) => {
      const member = await aMember(theirs.id);
      const response = await post(`/organizer/${own.id}/team`, {
        intent,
        member_id: member.id,
        version: "1",
        role: "admin",
      });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(await member.now()).toMatchObject({ role: "viewer", token_hash: null, organizer_id: theirs.id });
    },
  );

  test("by a choice between two versions of its calendar, which would show the address that is its password", async () => {
    const fields = {
      intent: "edit",
      sync_id: "their-calendar",
      version: "1",
      calendar_url: "https://min.example/a.ics",
    };
    const chosen = { ...fields, keep_calendar_name: "theirs", keep_calendar_url: "theirs" };
    for (const calendar_name of ["Kalender", ""])
      expect(await (await post("/dashboard/calendar-sync", { ...chosen, calendar_name })).text()).not.toMatch(
        /Fremmed kalender|hemmelig\.example/,
      );
  });

  test("by asking for its calendars, or the runs of one", async () => {
    const pages = await Promise.all([
      look(`/dashboard/calendar-sync?org=${theirs.id}`),
      look("/dashboard/calendar-sync?runs=their-calendar"),
    ]);
    for (const page of pages) expect(await page.text()).not.toMatch(/Fremmed kalender|hemmelig\.example/);
  });

  test("by the import that programs ask for", async () => {
    const request = { syncId: "their-calendar", calendarUrl: "https://hemmelig.example/a.ics", organizerId: theirs.id };
    for (const organizerId of [theirs.id, own.id]) {
      const response = await postJson("/api/sync-ical-calendar", { ...request, organizerId });
      expect([403, 404]).toContain(response.status);
      expect(await response.json()).toMatchObject({ success: false });
    }
  });

  test("by an event's id, in the address or as the pattern of a new one", async () => {
    const event = await anEvent({ organizer_id: theirs.id, title: "Skjult møte", description: "Hemmelig adresse" });
    await setHidden("event", event.id, true);
    expect((await look(`/dashboard/event/${event.id}/edit`)).status).toBe(404);
    expect(
      (await post(`/dashboard/event/${event.id}/edit`, eventTexts({ title: "Kapret" }) as Record<string, string>))
        .status,
    ).toBe(404);
    expect((await post(`/dashboard/event/${event.id}/delete`, { scope: "all" })).status).toBe(404);
    expect(await (await look(`/dashboard/event/new?copy=${event.id}`)).text()).not.toMatch(
      /Skjult møte|Hemmelig adresse/,
    );
    expect((await look(`/event/${event.id}`)).status).not.toBe(200);
    expect(await rowsWith(events, { id: event.id })).toMatchObject([{ title: "Skjult møte" }]);
  });

  test("by the address of an image", async () => {
    const [row] = await testDatabase()
      .update(organizers)
      .set({ logo_url: "/images/organizers/theirlogo00000000000" })
      .where(eq(organizers.id, theirs.id))
      .returning();
    const response = await post("/dashboard/settings", { name: own.name, logo_url: row!.logo_url! });
    expect(response.status).toBe(422);
  });
});
