import { beforeEach, describe, expect, test } from "vitest";
import { fromNow } from "#test/support/clock";
import { anEvent, anOrganizer, aSeries, type OrganizerRow } from "#test/support/rows";
import { signedIn } from "#test/support/signed-in";
import { pageText, sendForm } from "#test/support/visitor";

let organizer: OrganizerRow;
let owner: Record<string, string>;
let series: string;

const page = async (path: string) => (await pageText(path, owner)).replace(/<script[\s\S]*?<\/script>|<!-- -->/g, "");
const send = (path: string, texts: Record<string, string>) => sendForm(path, texts, owner);
const leadsTo = (response: Response) => new URL(response.headers.get("Location")!, "http://samling.test");

beforeEach(async () => {
  organizer = await anOrganizer();
  owner = await signedIn(organizer.email);
  series = (await aSeries(organizer.id)).id;
});

/** A date of the series, in so many days. */
const aDate = (days: number, given: Parameters<typeof anEvent>[0] = {}) =>
  anEvent({
    organizer_id: organizer.id,
    series_id: series,
    title: "Torsdagskafé",
    start_time: fromNow({ days }),
    ...given,
  });

describe("a series in the dashboard's list", () => {
  test("is not struck through where its next date is cancelled: the date says so", async () => {
    await aDate(1, { state: "cancelled" });
    await aDate(8);
    const row = /<article[\s\S]*?Torsdagskafé[\s\S]*?<\/article>/.exec(await page("/dashboard"))![0];
    expect(row).toMatch(/<time[^>]*>Neste: [^<]* · Avlyst<\/time>/);
    expect(row).not.toContain("line-through");
    expect(row.match(/Avlyst/g)).toHaveLength(1);
  });

  test("but a single event is", async () => {
    await anEvent({ organizer_id: organizer.id, title: "Tur", state: "cancelled" });
    const row = /<article[\s\S]*?Tur[\s\S]*?<\/article>/.exec(await page("/dashboard"))![0];
    expect(row).toMatch(/line-through[^>]*>Tur</);
  });
});

describe("several dates at once", () => {
  const chosen = (...events: { id: string; version: number }[]) =>
    events.map(({ id, version }) => `e=${id}.${version}`).join("&");

  test("begin with a choice, and that is said", async () => {
    const date = await aDate(1);
    const asked = await page(`/dashboard/several?series=${series}&${chosen(date)}`);
    expect(asked).toContain("Velg hva som skal endres.");
    expect(await page(`/dashboard/several?series=${series}&${chosen(date)}&act=delete`)).not.toContain(
      "Velg hva som skal endres.",
    );
  });

  test("are named as each is, where one of a series has another title", async () => {
    const dates = [await aDate(1), await aDate(8, { title: "Julekafé" }), await aDate(15)];
    const asked = await page(`/dashboard/several?series=${series}&${chosen(...dates)}&act=delete`);
    expect(asked).toContain("Torsdagskafé (2 datoer), Julekafé");
  });

  test("are dates before and after they are deleted", async () => {
    const dates = [await aDate(1), await aDate(8)];
    const path = `/dashboard/several?series=${series}&${chosen(...dates)}&act=delete`;
    expect(await page(path)).toContain("Slett 2 datoer");
    const done = leadsTo(await send(path, { key: "slett", intent: "do" }));
    expect((await page(done.pathname + done.search)).match(/2 datoer er slettet\./g)).toHaveLength(1);
  });

  test("are undone in the list where they were changed: one series", async () => {
    const date = await aDate(1);
    const path = `/dashboard/several?series=${series}&${chosen(date)}&act=type`;
    const done = leadsTo(await send(path, { key: "endre", intent: "do", event_type: "concert" }));
    expect(done.pathname).toBe(`/dashboard/series/${series}`);
    const undo = /action="(\/dashboard\/several\?[^"]*)"/.exec(await page(done.pathname + done.search))![1]!;
    const undone = leadsTo(
      await send(undo.replaceAll("&amp;", "&"), { key: done.searchParams.get("gjelder")!, intent: "undo" }),
    );
    expect(undone.pathname).toBe(`/dashboard/series/${series}`);
    expect(undone.searchParams.get("melding")).toBe("severalUndone");
  });
});

test("in Nynorsk the dashboard is written one way", async () => {
  const html = await pageText("/dashboard", { ...owner, "Accept-Language": "nn" });
  expect(html).toContain("Mitt dashbord");
  expect(html).not.toContain("Mitt Dashboard");
});
