import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { events, eventSeries, organizers } from "#db/schema";
import { aMember } from "#test/support/effects";
import { fieldsIn, wordsOf } from "#test/support/read-forms";
import { anEvent, anOrganizer, type EventRow, type OrganizerRow, testDatabase, rowsWith } from "#test/support/rows";
import { signedIn } from "#test/support/signed-in";
import { pageText, sendForm } from "#test/support/visitor";

let organizer: OrganizerRow;
let headers: Record<string, string>;

beforeAll(async () => {
  organizer = await anOrganizer({
    email: "to@redigerer.test",
    name: "Tokirken",
    description: "Vi er mange.",
    phone: "22 33 44 55",
    lat: 59.91,
    lng: 10.75,
  });
  headers = await signedIn("to@redigerer.test");
  await testDatabase()
    .insert(eventSeries)
    .values({ id: "serie-to", organizer_id: organizer.id, pattern: "weekly", until: "2026-06-22" });
});

const send = (path: string, fields: Record<string, string>) => sendForm(path, fields, headers);

describe("the profile, when somebody else has saved since it was opened", () => {
  const stored = async () => (await rowsWith(organizers, { id: organizer.id }))[0]!;
  const typed = { description: "Vi er mange.", phone: "22 33 44 55", city: "Oslo", lat: "59.91", lng: "10.75" };

  test("says so with 409, shows both versions of what differs and of nothing else, and saves what is chosen, without scripts", async () => {
    const opened = fieldsIn(await pageText("/dashboard/settings", headers));
    expect(opened["version"]).toBe("1");
    const { version, opened_with } = opened as { version: string; opened_with: string };
    // The other person changes name and phone; this one changes the description and the name.
    expect(
      (
        await send("/dashboard/settings", {
          ...typed,
          name: "Tokirken menighet",
          phone: "99 88 77 66",
          version,
          opened_with,
        })
      ).status,
    ).toBe(303);
    const refused = await send("/dashboard/settings", {
      ...typed,
      name: "Den andre Tokirken",
      description: "Vi er flere.",
      version,
      opened_with,
    });
    const page = await refused.text();
    expect(refused.status).toBe(409);
    const words = wordsOf(page);
    for (const text of [
      "Noen andre har lagret imens",
      "Den andre Tokirken",
      "Tokirken menighet",
      "Vi er flere.",
      "Vi er mange.",
      "99 88 77 66",
      "22 33 44 55",
    ])
      expect(words).toContain(text);
    const choices = fieldsIn(page);
    expect(choices, "hers where she changed it, the other's where she did not").toMatchObject({
      version: "2",
      keep_name: "mine",
      keep_description: "mine",
      keep_phone: "theirs",
    });
    expect(choices).not.toHaveProperty("keep_website");
    expect(choices).not.toHaveProperty("keep_place");
    expect(await stored()).toMatchObject({ name: "Tokirken menighet", description: "Vi er mange." });

    expect((await send("/dashboard/settings", { ...choices, keep_name: "theirs" })).status).toBe(303);
    expect(await stored()).toMatchObject({
      name: "Tokirken menighet",
      description: "Vi er flere.",
      phone: "99 88 77 66",
      version: 3,
    });
  });

  test("comes back as a form with what was chosen, for whoever wants to look it over first", async () => {
    const { name, version } = await stored();
    const refused = await send("/dashboard/settings", { ...typed, name: "Enda en", version: "1" });
    const choices = fieldsIn(await refused.text());
    const page = await (
      await send("/dashboard/settings", {
        ...choices,
        keep_name: "theirs",
        keep_description: "mine",
        back_to_form: "1",
      })
    ).text();
    expect(page).toContain(`value="${name}"`);
    expect(fieldsIn(page)).toMatchObject({ version: String(version) });
    expect(await stored()).toMatchObject({ name, version });
  });

  test("is not saved by a form that does not say what it was opened with", async () => {
    expect((await send("/dashboard/settings", { ...typed, name: "Uten versjon" })).status).toBe(409);
  });
});

describe("an event of a series, when somebody else has saved since it was opened", () => {
  test("shows both versions in words, and of a date that was changed by itself how it stands; what is chosen is saved, without scripts", async () => {
    const series = [];
    for (const day of [8, 15, 22]) {
      series.push(
        await anEvent({
          organizer_id: organizer.id,
          series_id: "serie-to",
          series_day: `2026-06-${String(day).padStart(2, "0")}`,
          start_time: new Date(Date.UTC(2026, 5, day, 16)),
          end_time: new Date(Date.UTC(2026, 5, day, 17)),
          title: "Øvelse",
          description: "Alle stemmer.",
          city: "Oslo",
        }),
      );
    }
    const [first, second, third] = series as [EventRow, EventRow, EventRow];
    const edit = (event: EventRow) => `/dashboard/event/${event.id}/edit`;
    const form = fieldsIn(await pageText(edit(first), headers));
    expect((await send(edit(first), { ...form, start_time: "19:30", end_time: "21:00", scope: "this" })).status).toBe(
      303,
    );
    const other = fieldsIn(await pageText(edit(third), headers));
    expect((await send(edit(third), { ...other, title: "Generalprøve", scope: "this" })).status).toBe(303);

    const refused = await send(edit(first), { ...form, title: "Korøvelse", scope: "all" });
    const page = await refused.text();
    expect(refused.status).toBe(409);
    for (const text of [
      "Korøvelse",
      "mandag 8. juni 2026 kl. 18:00 – 19:00",
      "mandag 8. juni 2026 kl. 19:30 – 21:00",
      "Tittel: Generalprøve",
      "Blir som resten av serien",
    ])
      expect(wordsOf(page)).toContain(text);
    const choices = fieldsIn(page);
    expect(choices).toMatchObject({ keep_title: "mine", keep_when: "theirs", [`keep_date_${third.id}`]: "theirs" });
    expect(choices).not.toHaveProperty("keep_description");
    expect((await send(edit(first), choices)).status).toBe(303);
    const rows = await testDatabase()
      .select({ title: events.title, start: events.start_time })
      .from(events)
      .where(eq(events.series_id, "serie-to"))
      .orderBy(events.start_time);
    expect(rows.map(({ title, start }) => `${title} ${start.toISOString().slice(5, 16)}`)).toEqual([
      "Korøvelse 06-08T17:30",
      "Korøvelse 06-15T16:00",
      "Generalprøve 06-22T16:00",
    ]);
    expect(second.version).toBe(1);
  });

  test("comes back as a form that still knows what was chosen", async () => {
    const event = await anEvent({ organizer_id: organizer.id, title: "Lagret", description: "Tekst" });
    const texts = {
      title: "Mitt",
      description: "Min tekst",
      event_type: "service",
      start_date: "2026-06-08",
      start_time: "18:00",
      country: "Norge",
      version: "0",
    };
    const choices = fieldsIn(await (await send(`/dashboard/event/${event.id}/edit`, texts)).text());
    const page = await (
      await send(`/dashboard/event/${event.id}/edit`, {
        ...choices,
        keep_title: "theirs",
        keep_description: "mine",
        back_to_form: "1",
      })
    ).text();
    expect(page).toContain('value="Lagret"');
    expect(page).toContain("Min tekst");
    expect(fieldsIn(page)).toMatchObject({ version: "1" });
  });
});

describe("a member of the team, when somebody else has done something about them meanwhile", () => {
  const path = () => `/organizer/${organizer.id}/team`;

  test("is shown in both versions, and becomes what is chosen", async () => {
    const member = await aMember(organizer.id);
    const wish = { intent: "change_role", member_id: member.id, version: "1" };
    expect((await send(path(), { ...wish, role: "admin" })).status).toBe(303);
    const refused = await send(path(), { ...wish, role: "editor" });
    const page = await refused.text();
    expect(refused.status).toBe(409);
    expect(wordsOf(page)).toMatch(/Ditt\|+Redaktør[\s\S]*Den andres\|+Administrator/);
    expect((await send(path(), { ...wish, role: "editor", version: "2", keep_member: "theirs" })).status).toBe(303);
    expect(await member.now()).toMatchObject({ role: "admin" });
    expect((await send(path(), { ...wish, role: "editor", version: "2", keep_member: "mine" })).status).toBe(303);
    expect(await member.now()).toMatchObject({ role: "editor" });
  });

  test("is not removed unseen", async () => {
    const member = await aMember(organizer.id);
    await send(path(), { intent: "change_role", member_id: member.id, version: "1", role: "admin" });
    const refused = await send(path(), { intent: "remove", member_id: member.id, version: "1" });
    expect([refused.status, wordsOf(await refused.text()).includes("Skal ikke lenger være med")]).toEqual([409, true]);
    expect(await member.now()).toMatchObject({ role: "admin" });
  });
});
