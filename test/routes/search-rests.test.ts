import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { fromNow } from "#test/support/clock";
import { makeDatabase } from "#test/support/migrations";
import { anEvent, anOrganizer, setHidden } from "#test/support/rows";
import { onTeam, signedIn } from "#test/support/signed-in";
import { json, preferring, visit } from "#test/support/visitor";
import { LOCALES } from "~/domain/site/locales";

const LOST = {
  "is gone": ["drop table event_search"],
  "can't be read": ["drop table event_search", "create table event_search (words text)"],
};

describe.each(Object.entries(LOST))("while the search index %s", (_, broken) => {
  let owner: Record<string, string>;
  let organizerId: string;

  beforeAll(async () => {
    await makeDatabase();
    organizerId = (await anOrganizer({ name: "Nøstet" })).id;
    const other = (await anOrganizer()).id;
    const add = (id: string, days: number, given: Parameters<typeof anEvent>[0] = {}) =>
      anEvent({ id, title: id, organizer_id: organizerId, start_time: fromNow({ days }), end_time: null, ...given });
    await add("konsert", 2, { event_type: "concert" });
    await add("messe", 3);
    await add("langt-borte", 4, { lat: 69.65, lng: 18.96, organizer_id: other });
    await add("skjult", 5);
    await setHidden("event", "skjult", true);
    await onTeam(organizerId, "eier@nostet.test", "editor");
    owner = await signedIn("eier@nostet.test", { cookies: [`samling_organizer=${organizerId}`] });
    await env.DB.batch(broken.map((statement) => env.DB.prepare(statement)));
  });

  const OSLO = "lat=59.91&lng=10.75&radius_km=50";

  test.each([
    ["", ["konsert", "messe", "langt-borte"]],
    ["type=concert", ["konsert"]],
    [OSLO, ["konsert", "messe"]],
    [`${OSLO}&type=service`, ["messe"]],
  ])("events go on being listed by time, place and type (%s)", async (query, expected) => {
    const page = await visit(`/?${query}`);
    const html = await page.text();
    expect(page.status).toBe(200);
    for (const id of ["konsert", "messe", "langt-borte", "skjult"])
      expect(html.includes(`/event/${id}`), id).toBe(expected.includes(id));
    const { events, total } = await json<{ events: { id: string }[]; total: number }>(`/api/events?${query}`);
    expect([events.map(({ id }) => id), total]).toEqual([expected, expected.length]);
  });

  test.each(["/helgen", "/organizations", "/feeds/events.ics?type=concert", "/event/messe"])(
    "%s is as ever",
    async (path) => {
      expect((await visit(path)).status).toBe(200);
    },
  );

  test("an organizer's page and the dashboard are as ever", async () => {
    expect((await visit(`/organizer/${organizerId}`)).status).toBe(200);
    for (const path of ["/dashboard", "/dashboard/event/new", "/dashboard/event/messe/edit", "/dashboard/like-events"])
      expect([path, (await visit(path, { headers: owner })).status]).toEqual([path, 200]);
  });

  test.each(LOCALES)("a search by words says that it rests (%s)", async (locale) => {
    const said = { nb: "Søket hviler", nn: "Søket kviler", en: "The search is resting" }[locale];
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const page = await visit("/?q=konsert", { headers: preferring("system", locale, "24h") });
    expect(page.status).toBe(503);
    expect(await page.text()).toContain(said);
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });

  test("programs are told, too, and so is whoever asks how the product is", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    expect((await visit("/api/events?q=konsert")).status).toBe(503);
    log.mockRestore();
    const health = await visit("/healthz");
    expect([health.status, await health.json()]).toMatchObject([503, { search: false, database: true }]);
  });
});
