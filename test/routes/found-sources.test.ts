import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { raiseEpoch } from "#db/queries/site/publication";
import { calendarSyncs, events, intakes, organizers } from "#db/schema";
import { FOUND, programme } from "#test/support/found-programme";
import { lookedAtPage, siteOf } from "#test/support/found-sources";
import { asks } from "#test/support/reviewing";
import { anOrganizerWithRoles, headersOf, ROLES } from "#test/support/roles";
import { setHidden, testDatabase, rowsWith } from "#test/support/rows";
import { json, meteredVisit, pageText, sendForm, visit } from "#test/support/visitor";
import { syncCalendar } from "~/models/calendars/sync";
import { reviewIntake } from "~/models/intake/review";
import type { PublicEvent, PublicEventPage } from "~/schemas/public-answers/records";

const db = testDatabase();
const MARK = "Hentet fra menighetens nettside, ikke bekreftet";
let team: string;

beforeAll(async () => {
  team = (await anOrganizerWithRoles()).id;
});

async function proposed() {
  const page = await lookedAtPage();
  const [proposal] = await rowsWith(intakes, { sync_id: page.syncId });
  return { ...page, proposal: proposal! };
}

async function published() {
  const { proposal, deps, ...page } = await proposed();
  const ticked = proposal.rows.map(({ id }) => id);
  await reviewIntake(proposal, asks({ intent: "publish", version: proposal.version, ticked }), deps);
  const [event] = await db.select().from(events).where(eq(events.organizer_id, page.organizerId)).limit(1);
  return { ...page, eventId: event!.id };
}

describe("what was found on websites", () => {
  test("is listed for superadmins with its figures; hidden pages' is not", async () => {
    const [{ proposal, organizerId }, hidden] = [await proposed(), await proposed()];
    await setHidden("organizer", hidden.organizerId, true);
    const headers = await headersOf("superadmin", team);
    const html = await pageText("/admin/sources", headers);
    expect(html).toContain("5 funnet · 3 sikre · 1 kan være private · 1 avvist");
    expect(html).toContain(`/dashboard/intake/${proposal.id}`);
    const [{ name } = { name: "?" }] = await rowsWith(organizers, { id: organizerId });
    expect(html).toContain(name);
    expect(html).not.toContain(hidden.proposal.id);
  });

  test("is listed again, with why, where a source that is shown awaits another yes", async () => {
    const { syncId } = await published();
    await syncCalendar({ syncId, trigger: "cron" }, siteOf({ "/": programme(FOUND.slice(0, 1)) }).deps);
    const html = await pageText("/admin/sources", await headersOf("superadmin", team));
    expect(html).toContain(`/dashboard/calendar-sync/${syncId}`);
    expect(html).toContain("Det meste av det som sto der, er borte.");
  });

  test.each(ROLES.filter((role) => role !== "superadmin"))(
    "%s sees neither list nor proposal, and has no yes",
    async (role) => {
      const { proposal, syncId } = await proposed();
      const headers = await headersOf(role, team);
      const review = `/dashboard/intake/${proposal.id}`;
      expect((await visit("/admin/sources", { headers })).status).not.toBe(200);
      expect((await visit(review, { headers })).status).not.toBe(200);
      const sent = await sendForm(review, { intent: "publish", version: String(proposal.version) }, headers);
      expect(sent.headers.get("Location") ?? "").not.toContain("/admin");
      const [calendar] = await rowsWith(calendarSyncs, { id: syncId });
      expect(calendar!.unconfirmed).toBe("looked_at");
    },
  );

  test("ends with a superadmin's yes or no, and both lead back to the list", async () => {
    const headers = await headersOf("superadmin", team);
    const [yes, no] = [(await proposed()).proposal, (await proposed()).proposal];
    const ticked = Object.fromEntries(yes.rows.map(({ id }) => [`row.${id}`, "on"]));
    for (const [proposal, intent, said] of [
      [yes, "publish", "sourceKept"],
      [no, "discard", "sourceLeft"],
    ] as const) {
      const fields = { intent, version: String(proposal.version), ...ticked };
      const sent = await sendForm(`/dashboard/intake/${proposal.id}`, fields, headers);
      expect(sent.headers.get("Location")).toBe(`/admin/sources?melding=${said}`);
      expect((await sendForm(`/dashboard/intake/${proposal.id}`, fields, headers)).status, "pressed again").toBe(404);
    }
  });
});

describe("an event that nobody at its congregation has confirmed", () => {
  test("says so on its page, in lists and structured data, in the API, in calendars and on the page of sources", async () => {
    const { organizerId, syncId, eventId } = await published();
    const html = await pageText(`/event/${eventId}`);
    expect(html).toContain(`${MARK}.`);
    expect(html).toContain(`"disambiguatingDescription":"${MARK}."`);
    expect(await pageText(`/organizer/${organizerId}`)).toContain("Ikke bekreftet");
    expect(await pageText("/?q=Gudstjeneste")).toContain("Ikke bekreftet");
    expect((await pageText(`/event/${eventId}.ics`)).replace(/\r\n /g, "")).toContain("ikke bekreftet");
    expect((await json<PublicEvent>(`/api/events/${eventId}`)).is_confirmed).toBe(false);
    const listed = await json<PublicEventPage>(`/api/events?organizer_id=${organizerId}`);
    expect(listed.events.map(({ is_confirmed }) => is_confirmed)).toEqual([false, false, false]);
    const kilder = await pageText("/kilder");
    expect(kilder).toMatch(/viser \d+ arrangementer fra \d+ nettside/);
    expect(kilder).toContain("høyst én gang i uken");
    await db.update(calendarSyncs).set({ unconfirmed: null }).where(eq(calendarSyncs.id, syncId));
    await raiseEpoch(db);
    expect((await json<PublicEvent>(`/api/events/${eventId}`)).is_confirmed).toBe(true);
  });

  test("costs lists a row each, and others' events none", async () => {
    const { organizerId, syncId } = await published();
    const cost = (limit: number) => meteredVisit(`/api/events?organizer_id=${organizerId}&limit=${limit}`);
    await cost(11);
    const before = await cost(12);
    await db.update(calendarSyncs).set({ unconfirmed: null }).where(eq(calendarSyncs.id, syncId));
    const after = await cost(13);
    expect(before.meter.rowsRead - after.meter.rowsRead).toBeLessThanOrEqual(3);
    expect(before.meter.trips).toBe(after.meter.trips);
  });

  test("is in Nynorsk and English too", async () => {
    const { eventId } = await published();
    expect(await pageText(`/event/${eventId}?lang=nn`)).toContain(
      "Henta frå nettsida til kyrkjelyden, ikkje stadfesta.",
    );
    expect(await pageText(`/event/${eventId}?lang=en`)).toContain(
      "Taken from the congregation’s website, not confirmed.",
    );
  });
});
