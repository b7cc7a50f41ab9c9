import { describe, expect, test } from "vitest";
import { auditLog, calendarSyncs } from "#db/schema";
import { cookiesOf, look, post } from "#test/support/account-requests";
import { anAccount, PASSWORD } from "#test/support/accounts";
import { anOrganizer, testDatabase, rowsWith } from "#test/support/rows";
import { withoutTestSettings } from "#test/support/settings";

const inDevelopment = { settings: { ENVIRONMENT: "development" as const, ...withoutTestSettings } };

async function cookieOf(given: { is_superadmin: boolean }): Promise<string> {
  const { email } = await anAccount();
  await anOrganizer({ email, ...given });
  return cookiesOf(await post("/login", { email, password: PASSWORD }));
}

describe.each(["/debug/calendar", "/debug/edge-function"])("%s", (path) => {
  test("is there for everybody in development", async () => {
    expect((await look(path, inDevelopment)).status).toBe(200);
  });
});

describe("/debug/calendar", () => {
  test("reads the sample: what comes, and what is left out and why", async () => {
    const page = await (await look("/debug/calendar", inDevelopment)).text();
    for (const text of [
      "Prøvekalenderen",
      "Gudstjeneste",
      "Sommerleir for ungdom",
      "Uten starttid",
      "mangler starttid",
      "gjentas på dager som ikke finnes",
    ])
      expect(page).toContain(text);
  });

  test("tells why an address is not asked", async () => {
    const page = await (
      await look(`/debug/calendar?url=${encodeURIComponent("https://169.254.169.254/feed.ics")}`, inDevelopment)
    ).text();
    expect(page).toContain("private_address: the address itself");
  });
});

describe("/debug/edge-function", () => {
  test("answers in the shape of the function, without a calendar and for one", async () => {
    const { id: organizer_id } = await anOrganizer();
    await testDatabase()
      .insert(calendarSyncs)
      .values({ id: "provd", organizer_id, calendar_name: "Provd", calendar_url: "https://127.0.0.1/a.ics" });
    const cookie = await cookieOf({ is_superadmin: true });
    const trial = await (await post("/debug/edge-function", {}, { cookie })).text();
    for (const text of [
      "&quot;success&quot;: true",
      "&quot;eventsProcessed&quot;",
      "&quot;totalEvents&quot;: 6",
      "&quot;skippedPastEvents&quot;: 1",
    ])
      expect(trial).toContain(text);
    expect(await (await post("/debug/edge-function", { sync_id: "provd" }, { cookie })).text()).toContain(
      "Hentingen mislyktes: Adressen fører til",
    );
    expect(await (await post("/debug/edge-function", { sync_id: "borte" }, { cookie })).text()).toContain(
      "Edge Function mislyktes: Fant ikke kalenderen",
    );
    expect((await post("/debug/edge-function", {})).status).toBe(404);
  });

  test("a superadmin's import of somebody's calendar is in the log, also when the feed fails; a trial on the sample is not", async () => {
    const { id: organizer_id } = await anOrganizer();
    await testDatabase().insert(calendarSyncs).values({
      id: "loggfort",
      organizer_id,
      calendar_name: "Kirkekalenderen",
      calendar_url: "https://127.0.0.1/b.ics",
    });
    const cookie = await cookieOf({ is_superadmin: true });
    await post("/debug/edge-function", {}, { cookie });
    await post("/debug/edge-function", { sync_id: "borte" }, { cookie });
    await post("/debug/edge-function", { sync_id: "loggfort" }, { cookie });
    const written = await rowsWith(auditLog, { action: "calendar_imported" });
    expect(written.filter(({ actor_id }) => actor_id !== null)).toContainEqual(
      expect.objectContaining({ organizer_id, detail: "Kirkekalenderen" }),
    );
    expect(written.filter(({ detail }) => !["Provd", "Kirkekalenderen"].includes(detail))).toEqual([]);
  });
});
