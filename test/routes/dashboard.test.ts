import { describe, expect, test } from "vitest";
import type { Meter } from "#db/meter";
import { calendarSyncs, eventMismatches, moderationActions } from "#db/schema";
import { fromNow, NOW } from "#test/support/clock";
import { autoHidden, eventContent } from "#test/support/moderation-rows";
import { anEvent, anOrganizer, testDatabase } from "#test/support/rows";
import { onTeam, signedIn } from "#test/support/signed-in";
import { meteredVisit, sendForm } from "#test/support/visitor";

/** Returns a page's text without markup, and the visit's database cost. */
async function look(
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number; text: string; html: string; meter: Meter }> {
  const { status, html, meter } = await meteredVisit(path, headers);
  return {
    status,
    text: html
      .replace(/<script[\s\S]*?<\/script>/g, "")
      .replace(/<!-- -->/g, "")
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " "),
    html,
    meter,
  };
}

describe("the dashboard", () => {
  test("greets its organizer, counts what comes, and costs three round trips", async () => {
    const organizer = await anOrganizer({ name: "Lillehavn menighet", city: null });
    const sync = {
      id: "lillehavn",
      organizer_id: organizer.id,
      calendar_name: "Menighetskalenderen",
      calendar_url: "https://k.test/a.ics",
      last_sync: fromNow({ hours: -1 }),
    };
    await testDatabase().insert(calendarSyncs).values(sync);
    await anEvent({ organizer_id: organizer.id, title: "Salmekveld", id: "salmekveld" });
    await anEvent({
      organizer_id: organizer.id,
      title: "Hentet møte",
      id: "hentet",
      google_calendar_sync_id: sync.id,
      google_event_id: "1",
    });
    await anEvent({ organizer_id: organizer.id, title: "I fjor", start_time: fromNow({ days: -300 }) });
    const { status, text, html, meter } = await look("/dashboard", await signedIn(organizer.email));
    expect(status).toBe(200);
    expect(text).toContain("Lillehavn menighet Norge · kalenderne ble lest kl. 11:00");
    expect(text).toContain("1 kalender, 1 arrangement");
    expect(text).toContain("Dine arrangementer (2)");
    expect(text).toContain("fre 5. juni kl. 12:00");
    expect(text).toContain("fra Menighetskalenderen");
    expect(text).not.toContain("I fjor");
    expect(html).toContain(`/dashboard/calendar-sync?org=${organizer.id}`);
    expect(html).toContain("/dashboard/event/salmekveld/edit");
    expect(html).not.toContain("/dashboard/event/hentet/edit");
    expect(html).not.toContain("/dashboard/event/hentet/delete");
    expect(meter.trips).toBe(3);
    expect((await look("/dashboard?period=past", await signedIn(organizer.email))).text).toContain("I fjor");
  });

  test("of an organizer with nothing to come offers to make an event, but not to those who only look", async () => {
    const organizer = await anOrganizer();
    await onTeam(organizer.id, "ser@menighet.test", "viewer");
    expect((await look("/dashboard", await signedIn(organizer.email))).text).toContain("Opprett arrangement");
    const { html, text } = await look("/dashboard", await signedIn("ser@menighet.test"));
    expect(text).toContain("Ingen kommende arrangementer");
    expect(html).not.toContain("/dashboard/event/new");
    expect(html).not.toContain("/dashboard/settings");
    expect(html).not.toContain('name="pasted"');
  });
});

test("an event says in the list how many visitors said that something was not right, until they are answered", async () => {
  const organizer = await anOrganizer({ name: "Stengt dør menighet" });
  const { id: event_id } = await anEvent({ organizer_id: organizer.id, title: "Morgenbønn" });
  const said = { event_id, organizer_id: organizer.id, problem: "nobody" } as const;
  await testDatabase()
    .insert(eventMismatches)
    .values([
      { id: "said-1", ...said },
      { id: "said-2", ...said },
      { id: "said-3", ...said, answer: "fixed" },
    ]);
  const { text } = await look("/dashboard", await signedIn(organizer.email));
  expect(text).toContain("2 sier at noe ikke stemte");
});

test("a hidden event says in the list who hid it last: several reports, or a moderator", async () => {
  const organizer = await anOrganizer();
  const headers = await signedIn(organizer.email);
  const event = await anEvent({ organizer_id: organizer.id });
  const words = async () =>
    /Skjult (av moderator|etter rapporter)/.exec((await look("/dashboard", headers)).text)?.[0] ?? null;
  expect(await words()).toBeNull();
  await autoHidden(eventContent(event.id));
  expect(await words()).toBe("Skjult etter rapporter");
  expect(
    (await look(`/dashboard`, { ...headers, Cookie: `${headers["Cookie"]}; samling_preferences=system.en.24h` })).text,
  ).toContain("Hidden after reports");
  const decision = { ...eventContent(event.id), moderator_id: null, automated: false, created_at: NOW };
  await testDatabase()
    .insert(moderationActions)
    .values([
      { ...decision, action_type: "unhide", action_reason: "Allowed" },
      { ...decision, action_type: "hide", action_reason: "Spam" },
    ]);
  expect(await words()).toBe("Skjult av moderator");
});

describe("whoever belongs to several organisations", () => {
  const choose = async (headers: Record<string, string>, organizer_id: string) =>
    sendForm("/dashboard/switch", { organizer_id }, headers);
  const cookieOf = (response: Response) => response.headers.get("Set-Cookie")?.split(";")[0] ?? "";

  test("switches between them, and to no other", async () => {
    const [own, other, foreign] = await Promise.all([
      anOrganizer({ name: "Egen" }),
      anOrganizer({ name: "Lagets" }),
      anOrganizer(),
    ]);
    await onTeam(other.id, own.email, "editor");
    const headers = await signedIn(own.email);
    const switched = await choose(headers, other.id);
    expect([switched.status, switched.headers.get("Location")]).toEqual([303, "/dashboard?melding=switched"]);
    const { text, meter } = await look("/dashboard", await signedIn(own.email, { cookies: [cookieOf(switched)] }));
    expect(text).toContain("Velkommen Lagets");
    expect(meter.trips).toBe(3);
    expect((await choose(headers, foreign.id)).status).toBe(404);
    const forged = await look(
      "/dashboard",
      await signedIn(own.email, { cookies: [`samling_organizer=${foreign.id}`] }),
    );
    expect(forged.text).toContain("Velkommen tilbake Egen");
  });

  test("superadmins work for anybody, at the same cost", async () => {
    const [admin, anybody] = await Promise.all([
      anOrganizer({ is_superadmin: true }),
      anOrganizer({ name: "Hvem som helst" }),
    ]);
    const headers = await signedIn(admin.email);
    expect((await look("/dashboard", headers)).text).toContain("Administrer alle organisasjoner");
    const { text, meter } = await look(
      "/dashboard",
      await signedIn(admin.email, { cookies: [cookieOf(await choose(headers, anybody.id))] }),
    );
    expect(text).toContain("Velkommen tilbake Hvem som helst");
    expect(meter.trips).toBe(3);
    expect((await choose(headers, "unknown")).status).toBe(404);
    expect((await look("/dashboard/switch?q=hvem", headers)).text).toContain("Hvem som helst");
  });

  test("one who has a single organisation sees no switcher", async () => {
    const organizer = await anOrganizer();
    expect((await look("/dashboard", await signedIn(organizer.email))).text).not.toContain("Bytt organisasjon");
  });
});
