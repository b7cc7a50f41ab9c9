import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { calendarSyncs, events } from "#db/schema";
import { anEvent, anOrganizer, testDatabase } from "#test/support/rows";
import { signedIn } from "#test/support/signed-in";
import { visit } from "#test/support/visitor";
import { unixSeconds } from "~/domain/time/days-and-moments";

const OWNER = "eier@borte.test";
let eventId: string;

const seen = async (path: string, who: string | null = OWNER) =>
  (await visit(path, who === null ? {} : { headers: await signedIn(who) })).text();

beforeAll(async () => {
  const organizer = await anOrganizer({ email: OWNER });
  const inTwoHours = unixSeconds(new Date()) + 7200;
  await testDatabase().insert(calendarSyncs).values({
    id: "kilden",
    organizer_id: organizer.id,
    calendar_name: "Programmet",
    calendar_url: "https://menighet.example/program",
    source_kind: "page",
    due_at: inTwoHours,
  });
  const event = await anEvent({ organizer_id: organizer.id, title: "Kveldsmøte" });
  eventId = event.id;
  await env.DB.prepare(
    "update events set google_calendar_sync_id = 'kilden', import_fingerprint = 'read', missing_since = unixepoch() where id = ?",
  )
    .bind(eventId)
    .run();
});

describe("an event that its source no longer has", () => {
  it("says so on its owner's dashboard, with what happens and when", async () => {
    const page = await seen("/dashboard");
    expect(page).toContain("Ikke lenger i kalenderen");
    expect(page).toMatch(/Fjernes herfra hvis det fortsatt er borte når kalenderen leses igjen, tidligst .+ kl\. \d/);
  });

  it("says so above its page to its team, and to nobody else", async () => {
    expect(await seen(`/event/${eventId}`)).toMatch(
      /Ikke lenger i kalenderen: vi fant det ikke i «Programmet» .+ Er det fortsatt borte når kalenderen leses igjen, tidligst/,
    );
    await anOrganizer({ email: "fremmed@borte.test" });
    for (const who of [null, "fremmed@borte.test"])
      expect(await seen(`/event/${eventId}`, who)).not.toContain("Ikke lenger i kalenderen");
  });

  it("stays while its source is paused, and says that", async () => {
    await testDatabase().update(calendarSyncs).set({ sync_enabled: false }).where(eq(calendarSyncs.id, "kilden"));
    expect(await seen("/dashboard")).toContain("Blir stående så lenge kalenderen er satt på pause.");
    expect(await seen(`/event/${eventId}`)).toContain(
      "Kalenderen er satt på pause, så det blir stående til den leses igjen.",
    );
  });

  it("says nothing of it when it is there again", async () => {
    await testDatabase().update(events).set({ missing_since: null }).where(eq(events.id, eventId));
    for (const path of ["/dashboard", `/event/${eventId}`])
      expect(await seen(path)).not.toContain("Ikke lenger i kalenderen");
  });
});
