import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { openDatabase } from "#db/client";
import { askingDatabase } from "#test/support/asking-database";
import { fromNow, NOW } from "#test/support/clock";
import { makeDatabase } from "#test/support/migrations";
import { anEvent, anOrganizer, setHidden, testDatabase } from "#test/support/rows";
import { testSettings } from "#test/support/settings";
import { onTeam, signedIn } from "#test/support/signed-in";
import { fetchWorker, preferring } from "#test/support/visitor";
import { LOCALES } from "~/domain/site/locales";
import { checkSearchIndex } from "~/models/search/check-index";

const GONE = ["drop table event_search"];
const LOST = {
  "is gone": { broken: GONE },
  "can't be read": { broken: [...GONE, "create table event_search (words text)"] },
  "is damaged": { fault: "database disk image is malformed: SQLITE_CORRUPT_VTAB" },
  "is damaged in a page": {
    fault: 'fts5: corruption found reading blob 137438953473 from table "event_search": SQLITE_CORRUPT_VTAB',
  },
};

interface Lost {
  broken?: string[];
  fault?: string;
}

describe.each<[string, Lost]>(Object.entries(LOST))("while the search index %s", (_, { broken = [], fault }) => {
  /** D1 lets nobody damage an index. */
  const DB = askingDatabase(({ queries }, ask) =>
    fault && queries.some((query) => /\bevent_search\b/.test(query))
      ? Promise.reject(new Error(`D1_ERROR: ${fault}`))
      : ask(),
  );
  const visit = (path: string, init?: RequestInit) => fetchWorker(testSettings.APP_URL + path, init, { DB });
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
    for (const statement of broken) await env.DB.exec(statement);
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
    const { events, total } = await (
      await visit(`/api/events?${query}`)
    ).json<{ events: { id: string }[]; total: number }>();
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
    for (const now of [NOW, new Date("2026-06-05T01:15:00Z")])
      await expect(checkSearchIndex({ db: openDatabase(DB), now })).rejects.toThrow("npm run admin -- reindex");
  });
});

describe.each(["search_word_ends", "organizer_search"])("while the search is without %s", (table) => {
  test.each(["drop table", "delete from"])("it says so, or finds nothing; the cron notices (%s)", async (how) => {
    await makeDatabase();
    const { id } = await anOrganizer({ name: "Nøstet" });
    await anEvent({ title: "Konsert", organizer_id: id });
    await checkSearchIndex({ db: testDatabase(), now: NOW });
    await env.DB.exec(`${how} ${table}`);
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const paths = ["/", "/?q=konsert", "/organizations", "/organizations?q=nøstet"];
    const answers = await Promise.all(
      paths.map(async (path) => (await fetchWorker(testSettings.APP_URL + path)).status),
    );
    log.mockRestore();
    const asked = table === "organizer_search" ? 3 : 1;
    const rests = how === "drop table";
    expect(answers).toEqual(paths.map((_, at) => (rests && at === asked ? 503 : 200)));
    await expect(checkSearchIndex({ db: testDatabase(), now: NOW })).rejects.toThrow("npm run admin -- reindex");
  });
});
