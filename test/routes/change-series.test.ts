import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { events, eventSeries } from "#db/schema";
import { fieldsIn, wordsOf } from "#test/support/read-forms";
import { anEvent, anOrganizer, aSeries, testDatabase, rowsWith } from "#test/support/rows";
import { onTeam, signedIn } from "#test/support/signed-in";
import { pageText, sendForm, visit } from "#test/support/visitor";

let headers: Record<string, string>;
let organizerId: string;
let seriesId: string;
let ids: string[];

/** Sunday evenings from 7 to 28 June, without the 14th. */
beforeEach(async () => {
  const organizer = await anOrganizer();
  organizerId = organizer.id;
  headers = await signedIn(organizer.email);
  seriesId = (await aSeries(organizerId, { until: "2026-06-28" })).id;
  ids = [];
  for (const day of ["2026-06-07", "2026-06-21", "2026-06-28"]) {
    const times = { start_time: new Date(`${day}T16:00:00Z`), end_time: new Date(`${day}T18:00:00Z`) };
    ids.push(
      (
        await anEvent({
          organizer_id: organizerId,
          series_id: seriesId,
          series_day: day,
          title: "Kveldsmesse",
          ...times,
        })
      ).id,
    );
  }
});

const path = () => `/dashboard/event/${ids[0]!}/series`;
const open = async () => pageText(path(), headers);
const send = (fields: Record<string, string>) => sendForm(path(), fields, headers);
const daysOf = async () => {
  const rows = await testDatabase()
    .select({ day: events.series_day })
    .from(events)
    .where(eq(events.series_id, seriesId))
    .orderBy(asc(events.start_time));
  return rows.map(({ day }) => day!.slice(5)).join(" ");
};
const ruleOf = async () => (await rowsWith(eventSeries, { id: seriesId }))[0]!;

describe("the form of a series", () => {
  test("is reached from the series, by those who may change it", async () => {
    await onTeam(organizerId, "ser@serien.test", "viewer");
    const pageFor = async (who: Record<string, string>) => pageText(`/dashboard/series/${seriesId}`, who);
    expect(await pageFor(headers)).toContain(`href="${path()}"`);
    expect(await pageFor(await signedIn("ser@serien.test"))).not.toContain(path());
  });

  test("shows the rule as it stands, from its next date on, with the day that was left out", async () => {
    expect(fieldsIn(await open())).toMatchObject({
      start_date: "2026-06-07",
      recurrence_pattern: "weekly",
      recurrence_end: "date",
      recurrence_end_date: "2026-06-28",
      left_out_days: "2026-06-14",
      version: "1",
    });
  });

  test("extends the series as it stands, and to the end of the year by choice", async () => {
    const form = fieldsIn(await open());
    const saved = await send({ ...form, recurrence_end_date: "2026-07-05" });
    expect([saved.status, saved.headers.get("Location")]).toEqual([
      303,
      `/dashboard/series/${seriesId}?melding=seriesSaved`,
    ]);
    expect(await daysOf()).toBe("06-07 06-21 06-28 07-05");
    expect((await send({ ...fieldsIn(await open()), recurrence_end: "year" })).status).toBe(303);
    expect(await ruleOf()).toMatchObject({ until: "2026-12-31" });
    expect((await daysOf()).split(" ").at(-1)).toBe("12-27");
  });

  test("extends the series by so many more dates, however often it is sent, and says how many are right", async () => {
    const form = { ...fieldsIn(await open()), recurrence_end: "count", recurrence_count: "3" };
    expect(form).toMatchObject({ recurrence_after: "2026-06-28" });
    expect([(await send(form)).status, (await send(form)).status]).toEqual([303, 303]);
    expect(await daysOf()).toBe("06-07 06-21 06-28 07-05 07-12 07-19");
    expect(await ruleOf()).toMatchObject({ until: "2026-07-19", endless: false });
    const more = { ...fieldsIn(await open()), recurrence_end: "count" };
    expect(more).toMatchObject({ recurrence_after: "2026-07-19", left_out_days: "2026-06-14" });
    for (const count of ["", "0", "mange", "261"]) {
      const refused = await send({ ...more, recurrence_count: count });
      expect([refused.status, wordsOf(await refused.text())]).toEqual([
        422,
        expect.stringContaining("Skriv et tall fra 1 til 260"),
      ]);
    }
    const tooMany = await send({ ...more, recurrence_count: "200" });
    expect(wordsOf(await tooMany.text())).toContain("Antall datoer: Arrangementet kan gjentas i høyst to år");
    expect(await daysOf()).toBe("06-07 06-21 06-28 07-05 07-12 07-19");
  });

  test("asks before dates go, with all that was chosen, and goes on when it is sent again", async () => {
    const asked = await send({ ...fieldsIn(await open()), recurrence_pattern: "biweekly" });
    const page = await asked.text();
    expect(asked.status).toBe(409);
    expect(wordsOf(page)).toContain("Én dato passer ikke lenger, og blir slettet");
    expect(wordsOf(page)).toContain("søndag 28. juni");
    expect(await daysOf()).toBe("06-07 06-21 06-28");
    const again = fieldsIn(page);
    expect(again).toMatchObject({ recurrence_pattern: "biweekly", confirmed: ids[2] });
    // 7 June is the first day, so 21 June stays.
    expect((await send(again)).status).toBe(303);
    expect(await daysOf()).toBe("06-07 06-21");
    expect(await ruleOf()).toMatchObject({ pattern: "biweekly" });
  });

  test("whose answer was lost leads to the series when it is sent again, also where the event in the address went with it", async () => {
    const asked = await send({
      ...fieldsIn(await open()),
      start_date: "2026-06-07",
      left_out_days: "2026-06-07,2026-06-14",
    });
    expect(asked.status).toBe(409);
    const form = fieldsIn(await asked.text());
    expect(form).toMatchObject({ confirmed: ids[0], series_id: seriesId });
    for (const _ of ["first", "again"]) {
      const saved = await send(form);
      expect([saved.status, saved.headers.get("Location")]).toEqual([
        303,
        `/dashboard/series/${seriesId}?melding=seriesSaved`,
      ]);
      expect(await daysOf()).toBe("06-21 06-28");
    }
    expect((await send({ ...form, series_id: "ukjent" })).status).toBe(404);
    const foreign = await signedIn((await anOrganizer()).email);
    expect((await sendForm(path(), form, foreign)).status).toBe(404);
    await onTeam(organizerId, "bare-ser@serien.test", "viewer");
    expect((await sendForm(path(), form, await signedIn("bare-ser@serien.test"))).status).toBe(403);
  });

  test.each([
    ["start_date", "2026-06-01", "Datoen er passert"],
    ["start_date", "", "Velg dato"],
    ["recurrence_end_date", "2026-05-01", "Siste dato"],
    ["recurrence_end_date", "", "Siste dato"],
  ])("says what is wrong with %s '%s', and keeps the rest", async (field, value, words) => {
    const response = await send({ ...fieldsIn(await open()), recurrence_pattern: "triweekly", [field]: value });
    const page = await response.text();
    expect(response.status).toBe(422);
    expect(wordsOf(page)).toContain(words);
    expect(page).toContain('aria-invalid="true"');
    expect(fieldsIn(page)).toMatchObject({ recurrence_pattern: "triweekly", [field]: value });
    expect(await daysOf()).toBe("06-07 06-21 06-28");
  });

  test("is no form for an event that is in no series", async () => {
    const alone = await anEvent({ organizer_id: organizerId });
    expect((await visit(`/dashboard/event/${alone.id}/series`, { headers })).status).toBe(404);
    expect(
      (
        await sendForm(
          `/dashboard/event/${alone.id}/series`,
          {
            start_date: "2026-06-07",
            recurrence_pattern: "weekly",
            recurrence_end_date: "2026-06-28",
          },
          headers,
        )
      ).status,
    ).toBe(404);
  });
});

describe("a series, when somebody else has saved since its form was opened", () => {
  test("is shown in both versions with 409, and becomes what is chosen, without scripts", async () => {
    const form = fieldsIn(await open());
    expect((await send({ ...form, recurrence_end_date: "2026-07-05" })).status).toBe(303);
    const refused = await send({ ...form, left_out_days: "" });
    const page = await refused.text();
    expect(refused.status).toBe(409);
    for (const text of [
      "Noen andre har lagret imens",
      "Serien er endret: nå hver søndag til 5. juli 2026.",
      "søndag 28. juni 2026",
      "søndag 5. juli 2026",
      "søndag 14. juni 2026",
    ])
      expect(wordsOf(page)).toContain(text);
    const choices = fieldsIn(page);
    expect(choices, "the other's end, her days").toMatchObject({
      version: "2",
      keep_end: "theirs",
      keep_left_out: "mine",
    });
    expect(choices).not.toHaveProperty("keep_rule");
    expect(await daysOf()).toBe("06-07 06-21 06-28 07-05");
    expect((await send(choices)).status).toBe(303);
    expect(await daysOf()).toBe("06-07 06-14 06-21 06-28 07-05");
  });

  test("comes back as a form that still knows what was chosen", async () => {
    const form = fieldsIn(await open());
    await send({ ...form, recurrence_end_date: "2026-07-05" });
    const choices = fieldsIn(await (await send({ ...form, recurrence_end_date: "2026-07-12" })).text());
    const back = fieldsIn(await (await send({ ...choices, keep_end: "mine", back_to_form: "1" })).text());
    expect(back).toMatchObject({ recurrence_end_date: "2026-07-12", version: "2" });
    expect((await send(back)).status).toBe(303);
    expect(await ruleOf()).toMatchObject({ until: "2026-07-12" });
  });
});
