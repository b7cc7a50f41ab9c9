import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { findCalendar } from "#db/queries/calendars/calendars";
import { listRuns } from "#db/queries/calendars/runs";
import { aCalendar, runCalendar } from "#test/support/calendar-work";
import { TWO_VERSIONS } from "#test/support/feed-calendars";
import { anOrganizer, testDatabase } from "#test/support/rows";
import { signedIn } from "#test/support/signed-in";
import { visit } from "#test/support/visitor";
import { syncAnswer } from "~/schemas/public-answers/functions";

const post = (body: unknown, headers: Record<string, string> = {}) =>
  visit("/api/sync-ical-calendar", {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json", ...headers },
  });

async function theCalendar() {
  const organizer = await anOrganizer();
  const { id, calendar_url } = await aCalendar({ organizer_id: organizer.id });
  return { organizer, id, wish: { syncId: id, calendarUrl: calendar_url, organizerId: organizer.id } };
}

describe("POST /api/sync-ical-calendar", () => {
  it("imports a stored calendar for its owner, and tells what failed in the shape that programs know", async () => {
    const { organizer, id, wish } = await theCalendar();
    await runCalendar(id, TWO_VERSIONS.before());
    const answer = await post(wish, await signedIn(organizer.email));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(syncAnswer.parse(await answer.json())).toMatchObject({
      success: false,
      error: "Serveren til kalenderen har problemer.",
      eventsProcessed: 0,
    });
    expect((await listRuns(testDatabase(), id))[0]).toMatchObject({ trigger: "manual", outcome: "failed" });
  });

  it("takes the calendar's address in any spelling, and no other", async () => {
    const { organizer, wish } = await theCalendar();
    const headers = await signedIn(organizer.email);
    expect((await post({ ...wish, calendarUrl: wish.calendarUrl.replace("https:", "webcal:") }, headers)).status).toBe(
      200,
    );
    expect((await post({ ...wish, calendarUrl: "https://annet.example/x.ics" }, headers)).status).toBe(404);
  });

  it("is written down where a superadmin does it for others, and not where it is refused or the superadmin's own", async () => {
    const { organizer, wish } = await theCalendar();
    const staff = await anOrganizer({ is_superadmin: true });
    const own = await aCalendar({ organizer_id: staff.id });
    const headers = await signedIn(staff.email);
    const noted = async () =>
      (
        await env.DB.prepare("select actor_id, organizer_id, action, detail from audit_log where actor_id = ?")
          .bind(`user-${staff.email}`)
          .all()
      ).results;
    expect((await post({ ...wish, calendarUrl: "https://annet.example/x.ics" }, headers)).status).toBe(404);
    expect((await post({ syncId: own.id, calendarUrl: own.calendar_url, organizerId: staff.id }, headers)).status).toBe(
      200,
    );
    expect(await noted()).toEqual([]);
    expect((await post(wish, headers)).status).toBe(200);
    const { calendar_name: detail } = (await findCalendar(testDatabase(), wish.syncId))!;
    expect(await noted()).toEqual([
      { actor_id: `user-${staff.email}`, organizer_id: organizer.id, action: "write_calendars", detail },
    ]);
  });
});
