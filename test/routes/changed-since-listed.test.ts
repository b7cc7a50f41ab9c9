import { beforeEach, describe, expect, test } from "vitest";
import { events } from "#db/schema";
import { fromNow } from "#test/support/clock";
import { anEvent, anOrganizer, aSeries, type OrganizerRow, rowsWith } from "#test/support/rows";
import { signedIn } from "#test/support/signed-in";
import { pageText, sendForm } from "#test/support/visitor";

let organizer: OrganizerRow;
let owner: Record<string, string>;

/** A concert, and a series of three evenings. */
beforeEach(async () => {
  organizer = await anOrganizer();
  owner = await signedIn(organizer.email);
  const { id: series_id } = await aSeries(organizer.id);
  const own = { organizer_id: organizer.id, event_type: "service" } as const;
  await anEvent({ ...own, id: `konsert-${organizer.id}`, title: "Konsert", start_time: fromNow({ days: 1 }) });
  for (const n of [1, 2, 3])
    await anEvent({
      ...own,
      id: `kveld-${n}-${organizer.id}`,
      title: `Kveld ${n}`,
      series_id,
      start_time: fromNow({ days: 7 * n }),
    });
});

const page = async (path: string) => pageText(path, owner);

/** Returns the parameters that the ticked rows of a list send. */
async function ticked(path: string, names: readonly string[]): Promise<URLSearchParams> {
  const html = await page(path);
  const chosen = [...html.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].flatMap(([tag]) => {
    const [, name] = / name="([^"]*)"/.exec(tag) ?? [];
    const [, value] = / value="([^"]*)"/.exec(tag) ?? [];
    return name && value && names.includes(name) ? [[name, value] as [string, string]] : [];
  });
  expect(chosen.length).toBeGreaterThan(0);
  return new URLSearchParams([...chosen, ["act", "type"], ...new URLSearchParams(path.split("?")[1])]);
}

/** Somebody else gives one of them another description. */
async function changeElsewhere(id: string) {
  const html = await page(`/dashboard/event/${id}/edit`);
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
  const [row] = await rowsWith(events, { id });
  const sent = await sendForm(
    `/dashboard/event/${id}/edit`,
    {
      title: `${row!.title} med gjester`,
      description: "Nytt.",
      event_type: row!.event_type,
      country: "Norge",
      start_date: row!.start_time.toISOString().slice(0, 10),
      start_time: "19:00",
      scope: "this",
      version: field("version") || String(row!.version),
    },
    owner,
  );
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, expect.stringContaining("melding=saved")]);
}

async function makeConcerts(parameters: URLSearchParams) {
  const sent = await sendForm(
    `/dashboard/several?${parameters}`,
    { intent: "do", key: `key-${organizer.id}`, event_type: "concert" },
    owner,
  );
  expect(sent.status).toBe(303);
  return page(sent.headers.get("Location")!);
}

const concerts = async () => {
  const rows = await rowsWith(events, { organizer_id: organizer.id });
  return rows.flatMap(({ title, event_type }) => (event_type === "concert" ? [title] : [])).sort();
};

describe("what somebody else changed after the list was shown is left, and named", () => {
  test("an event", async () => {
    const chosen = await ticked("/dashboard", ["e", "s"]);
    await changeElsewhere(`konsert-${organizer.id}`);
    const told = await makeConcerts(chosen);
    expect(told).toContain("1 er endret av noen andre siden du så listen");
    expect(told).toContain("Konsert med gjester");
    expect(await concerts()).toEqual(["Kveld 1", "Kveld 2", "Kveld 3"]);
  });

  test("a date inside a series, whose row was chosen", async () => {
    const chosen = await ticked("/dashboard", ["e", "s"]);
    await changeElsewhere(`kveld-2-${organizer.id}`);
    const told = await makeConcerts(chosen);
    expect(told).toContain("1 er endret av noen andre siden du så listen");
    expect(told).toContain("Kveld 2 med gjester");
    expect(await concerts()).toEqual(["Konsert", "Kveld 1", "Kveld 3"]);
  });

  test("one of all that the list had found", async () => {
    const chosen = await ticked("/dashboard?type=service", ["all"]);
    await changeElsewhere(`kveld-3-${organizer.id}`);
    const told = await makeConcerts(chosen);
    expect(told).toContain("1 er endret av noen andre siden du så listen");
    expect(told).toContain("Kveld 3 med gjester");
    expect(await concerts()).toEqual(["Konsert", "Kveld 1", "Kveld 2"]);
  });
});
