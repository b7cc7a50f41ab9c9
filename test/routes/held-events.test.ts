import { beforeAll, describe, expect, it } from "vitest";
import { fromNow, NOW } from "#test/support/clock";
import { reviewDeps } from "#test/support/reviewing";
import { someRows } from "#test/support/reviews";
import { anEvent, anIntake, anOrganizer } from "#test/support/rows";
import { onTeam, signedIn } from "#test/support/signed-in";
import { pageText, sendForm, visit } from "#test/support/visitor";
import { shownFrom } from "~/domain/organizers/standing";
import { publishIntake } from "~/models/intake/publish";
import { newId } from "~/models/site/new-id";

const HELD = "Vises fra i morgen kl. 11:00, eller når noen har sett på det";
const START = fromNow({ days: 40 });

beforeAll(async () => {
  const created_at = fromNow({ hours: -1 });
  await anOrganizer({
    id: "nykirken",
    email: "eier@nykirken.test",
    name: "Nykirken",
    created_at,
    reviewed_at: null,
    organization_number: "974760673",
  });
  await onTeam("nykirken", "leser@nykirken.test", "viewer");
  await anOrganizer({ id: "styret", email: "super@styret.test", is_superadmin: true });
  await anOrganizer({ id: "naboen", email: "nabo@naboen.test" });
  for (let day = 1; day <= 20; day++)
    await anEvent({ organizer_id: "nykirken", title: "Synlig samling", start_time: fromNow({ days: day }) });
  await anEvent({
    id: "holdt",
    organizer_id: "nykirken",
    title: "Tilbakeholdt basar",
    start_time: START,
    public_from: shownFrom(created_at),
  });
});

const page = async (path: string, email?: string) => pageText(path, email ? await signedIn(email) : {});

describe("an event that is held back on its organizer's first day", () => {
  it.each(["eier@nykirken.test", "leser@nykirken.test", "super@styret.test"])(
    "is shown to %s, with when it will be shown",
    async (email) => {
      expect(await page("/event/holdt", email)).toContain(HELD);
    },
  );

  it("is not shown to another organizer", async () => {
    expect((await visit("/event/holdt", { headers: await signedIn("nabo@naboen.test") })).status).toBe(303);
  });

  it("stands on the team's dashboard with a mark, and a line that says how many wait", async () => {
    const dashboard = await page("/dashboard", "eier@nykirken.test");
    const line = dashboard.indexOf("1 arrangement vises fra i morgen kl. 11:00. Alt er tatt vare på.");
    expect(line).toBeGreaterThan(dashboard.indexOf("<h1"));
    expect(line, "on the first screen").toBeLessThan(dashboard.indexOf('name="pasted"'));
  });

  it("is found by superadmins, who see that it waits", async () => {
    const list = await page("/admin/events?q=basar", "super@styret.test");
    expect(list).toContain("Tilbakeholdt basar");
    expect(list).toContain("Vises fra i morgen kl. 11:00");
    const queue = await page("/admin/moderation", "super@styret.test");
    for (const text of ["Nykirken", "Synlig samling", "Organisasjonsnummer 974 760 673", "Nummeret er deres"])
      expect(queue).toContain(text);
  });
});

describe("before anything is published", () => {
  it("the form says what is shown at once and when the rest is", async () => {
    const form = await page("/dashboard/event/new", "eier@nykirken.test");
    expect(form).toContain("De 20 første er ute. Resten vises fra i morgen kl. 11:00.");
    expect(await page("/dashboard/event/new", "nabo@naboen.test")).not.toContain("tas vare på");
  });

  it.each([
    ["nb", "20 vises med en gang, resten fra i morgen kl. 12:00."],
    ["en", "20 shown at once, the rest from tomorrow at 12:00."],
  ])("says so in whole sentences (%s)", async (locale, sentence) => {
    const email = `eier-${locale}@setning.test`;
    await anOrganizer({ email, created_at: NOW, reviewed_at: null });
    const form = await visit("/dashboard/event/new", {
      headers: await signedIn(email, { cookies: [`samling_preferences=system.${locale}.24h`] }),
    });
    expect(await form.text()).toContain(sentence);
  });

  it("a series of a year is taken, and the dashboard says what became of it", async () => {
    await anOrganizer({ id: "serien", email: "eier@serien.test", created_at: NOW, reviewed_at: null });
    const fields = {
      organizer_id: "serien",
      form_key: "nokkel",
      title: "Gudstjeneste",
      description: "Velkommen.",
      event_type: "service",
      start_date: "2026-06-07",
      start_time: "11:00",
      country: "Norge",
    };
    const recurrence = { is_recurring: "on", recurrence_pattern: "weekly", recurrence_end_date: "2027-05-30" };
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...fields, ...recurrence })) body.set(name, value);
    const sent = await visit("/dashboard/event/new", {
      method: "POST",
      headers: await signedIn("eier@serien.test"),
      body,
    });
    expect(sent.headers.get("Location")).toMatch(/^\/dashboard\?melding=held&antall=52&venter=32(&|$)/);
    expect(await page(sent.headers.get("Location")!, "eier@serien.test")).toContain(
      "Suksess! 52 arrangementer ble opprettet. Ute nå: 20. I morgen kl. 12: 32 til",
    );
    expect(await page("/dashboard", "eier@serien.test")).toContain("32 arrangementer vises fra i morgen kl. 12:00");
    expect(await page("/dashboard?melding=held&antall=32&venter=32", "eier@serien.test")).toContain(
      "Suksess! 32 arrangementer ble opprettet. 32 arrangementer vises fra i morgen kl. 12:00",
    );
  });

  it.each([
    ["nb", "Suksess! 24 arrangementer ble opprettet. Ute nå: 20. I morgen kl. 12: 4 til"],
    ["nn", "Suksess! 24 arrangement blei oppretta. Ute no: 20. I morgon kl. 12: 4 til"],
    ["en", "Success! 24 events were created. Out now: 20. Tomorrow at 12: 4 more"],
  ])(
    "a programme is taken, and its page says what became of it, and leads to the public one (%s)",
    async (locale, said) => {
      const { id: organizer_id, email } = await anOrganizer({ created_at: NOW, reviewed_at: null });
      const days = Array.from({ length: 24 }, (_, n) => ({ day: `2026-07-${String(n + 1).padStart(2, "0")}` }));
      const rows = someRows(days).map((row) => ({ ...row, id: newId() }));
      const intake = await anIntake({ id: newId(), organizer_id, rows });
      expect(await publishIntake(intake, null, reviewDeps())).toMatchObject({ ok: true });
      const headers = await signedIn(email, { cookies: [`samling_preferences=system.${locale}.24h`] });
      const published = await pageText(`/dashboard/intake/${intake.id}`, headers);
      expect(published).toContain(said);
      expect(published).toContain(`href="/organizer/${organizer_id}"`);
    },
  );
});

describe("a calendar of 30 events on the first day", () => {
  const PATH = "/dashboard/calendar-sync";
  const FEED = { calendar_url: "https://kalender.example/tretti.ics", calendar_name: "Kirkekalenderen" };

  async function newcomer(email: string, locale: "nb" | "en") {
    await anOrganizer({ email, created_at: NOW, reviewed_at: null });
    const headers = await signedIn(email, { cookies: [`samling_preferences=system.${locale}.24h`] });
    const send = (fields: Record<string, string>) => sendForm(PATH, fields, headers);
    const see = async (path: string) => pageText(path, headers);
    return { send, see };
  }

  it.each([
    [
      "nb",
      {
        review: "20 vises med en gang, resten fra i morgen kl. 12:00.",
        added: [
          "Kalenderen er lagt til, med 30 arrangementer.",
          "10 arrangementer vises fra i morgen kl. 12:00. Alt er tatt vare på.",
        ],
        run: ["30 nye · 10 av dem vises fra i morgen kl. 12:00 · 30 oppføringer i kalenderen"],
      },
    ],
    [
      "en",
      {
        review: "20 shown at once, the rest from tomorrow at 12:00.",
        added: ["30 events", "10 events will be shown from tomorrow at 12:00. Everything is kept."],
        run: ["30 new · 10 of them shown from tomorrow at 12:00 · 30 entries in the calendar"],
      },
    ],
  ] as const)(
    "says in its review, when it is added and in its last runs how many are shown when (%s)",
    async (locale, said) => {
      const { send, see } = await newcomer(`kalender-${locale}@nykirken.test`, locale);
      const review = await see((await send({ intent: "preview", ...FEED })).headers.get("Location")!);
      expect(review).toContain(said.review);
      const address = (await send({ intent: "add", ...FEED })).headers.get("Location")!;
      const added = await see(address);
      for (const words of said.added) expect(added).toContain(words);
      const runs = await see(`${PATH}?runs=${new URL(address, "http://samling.test").searchParams.get("gjelder")}`);
      for (const words of said.run) expect(runs).toContain(words);
    },
  );
});

it("the page for organizers says what the first day is like", async () => {
  expect(await page("/become-organizer")).toContain("Det første døgnet vises de 20 første arrangementene med en gang.");
});
