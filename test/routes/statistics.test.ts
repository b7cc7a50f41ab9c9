import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { anEvent, anOrganizer } from "#test/support/rows";
import { onTeam, signedIn } from "#test/support/signed-in";
import { meteredVisit, pageText, preferring, visit } from "#test/support/visitor";

let owner: Record<string, string>;
let viewer: Record<string, string>;
let beginner: Record<string, string>;
let stranger: Record<string, string>;

beforeAll(async () => {
  await anOrganizer({ id: "bykirken", name: "Bykirken", email: "post@bykirken.test" });
  await anOrganizer({ id: "nykirken", name: "Nykirken", email: "post@nykirken.test" });
  await anOrganizer({ id: "annen", name: "Annen", email: "post@annen.test" });
  await anEvent({ id: "konsert", title: "Vårkonsert", organizer_id: "bykirken" });
  await anEvent({ id: "basar", title: "=Basar; med kaffe", organizer_id: "bykirken" });
  await anEvent({ id: "stille", title: "Stille kveld", organizer_id: "bykirken" });
  await onTeam("bykirken", "leser@bykirken.test", "viewer");
  owner = await signedIn("post@bykirken.test");
  viewer = await signedIn("leser@bykirken.test");
  beginner = await signedIn("post@nykirken.test");
  stranger = await signedIn("post@annen.test");
  await env.DB.batch([
    env.DB.prepare(
      "insert into organizer_days (organizer_id, day, views, shares, favorites) values ('bykirken', '2026-04-10', 11, 0, 0), ('bykirken', '2026-05-02', 13, 2, 0), ('bykirken', '2026-05-03', 27, 1, 6), ('bykirken', '2026-05-04', 3, 0, 0), ('bykirken', '2026-06-01', 8, 0, 0)",
    ),
    env.DB.prepare(
      "insert into event_months (event_id, month, organizer_id, views, shares, favorites) values ('konsert', '2026-05', 'bykirken', 31, 3, 2), ('basar', '2026-05', 'bykirken', 9, 0, 4), ('konsert', '2026-04', 'bykirken', 11, 0, 0)",
    ),
  ]);
});

/** Returns what a page says, without its marks. */
async function wordsOf(path: string, headers: Record<string, string>): Promise<string> {
  const response = await visit(path, { headers });
  expect(response.status).toBe(200);
  const html = (await response.text()).replace(/<script[\s\S]*?<\/script>/g, "").replace(/<!-- -->/g, "");
  return html
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, " ");
}

describe("the day so far", () => {
  const count = (of: string, kind: string, sum: number, day = "2026-06-04") =>
    env.DB.prepare("insert into counts (day, content_type, content_id, kind, sum) values (?, ?, ?, ?, ?)").bind(
      day,
      ...(of === "bykirken" || of === "annen" ? ["organizer", of] : ["event", of]),
      kind,
      sum,
    );

  test("is one rounded sum of each kind, of today and of the organizer's own pages alone", async () => {
    expect(await wordsOf("/dashboard/statistics", stranger)).toContain("I dag så langt: færre enn 5 av hvert slag.");
    await env.DB.batch([
      count("bykirken", "views", 4),
      count("konsert", "views", 5),
      count("stille", "favorites", 4),
      count("stille", "shares", 5),
      count("konsert", "views", 90, "2026-06-03"),
      count("annen", "views", 40),
    ]);
    const { html, meter } = await meteredVisit("/dashboard/statistics", owner);
    expect(html).toContain("I dag så langt: 5 sidevisninger · 5 delinger.");
    expect(meter.trips).toBeLessThanOrEqual(3);
    expect(await wordsOf("/dashboard/statistics", stranger)).toContain("I dag så langt: 40 sidevisninger.");
    expect(await wordsOf("/dashboard/statistics", beginner)).toContain("I dag så langt: færre enn 5 av hvert slag.");
    await env.DB.exec("delete from counts");
  });
});

describe("the month's statistics", () => {
  const may = "/dashboard/statistics?month=2026-05";

  test("say totals with the change since the month before, rounded down to fives", async () => {
    const words = await wordsOf(may, owner);
    expect(words).toContain("mai 2026");
    expect(words).toContain("Sidevisninger 40 +30 fra april 2026");
    expect(words).toContain("Hjerter 5");
  });

  test("have a chart for each kind, described, with its table", async () => {
    const html = await pageText(may, owner);
    expect(html).toContain(
      'aria-label="Sidevisninger per dag i mai 2026. Mest: 25, søndag 3. mai. Dager med færre enn fem har ingen stolpe, men er med i summen."',
    );
    expect(html.match(/<svg[^>]+role="img"[^>]*>/g)).toHaveLength(2);
    const table = /<caption[^>]*>Sidevisninger per dag i mai 2026<\/caption>([\s\S]*?)<\/table>/.exec(html)![1]!;
    const rows = [...table.matchAll(/<th scope="row"[^>]*>([^<]+)<\/th><td[^>]*>([^<]+)<\/td>/g)].map(
      ([, day, sum]) => [day, sum],
    );
    expect(rows).toHaveLength(31);
    expect(rows.slice(0, 4)).toEqual([
      ["fredag 1. mai", "færre enn 5"],
      ["lørdag 2. mai", "10"],
      ["søndag 3. mai", "25"],
      ["mandag 4. mai", "færre enn 5"],
    ]);
  });

  test("numbers under 5 are fewer than five everywhere, and what they are made of is not shown", async () => {
    const html = await pageText(may, owner);
    expect(html).toContain("Færre enn 5 denne måneden: lagt i kalenderen, delinger, ");
    expect(html).not.toContain("Delinger per dag");
    // Not in the data that the browser gets, either.
    expect(html).not.toMatch(/"(views|shares|favorites)",\d/);
    const words = await wordsOf(may, owner);
    expect(words).toContain("30 sidevisninger");
    expect(words).not.toContain("hjerter.");
    expect(words).toContain("Tallene er ikke bevis");
    expect(words).not.toMatch(/\d delinger/);
  });

  test("list the events with most of a kind first", async () => {
    const order = async (path: string) =>
      [...(await pageText(path, owner)).matchAll(/dashboard\/event\/(\w+)\/statistics/g)].map(([, id]) => id);
    expect(await order(may)).toEqual(["konsert", "basar"]);
    expect(await order("/dashboard/statistics?month=2026-04")).toEqual(["konsert"]);
    // Both have fewer than five hearts: their order does not say who has more.
    expect(await order(`${may}&sort=favorites`)).toEqual(["konsert", "basar"]);
    expect(await order("/dashboard/statistics?month=2026-03")).toEqual([]);
  });

  test("of the running month, only the days that are over, without a comparison", async () => {
    const words = await wordsOf("/dashboard/statistics", owner);
    expect(words).toContain("juni 2026, til og med i går");
    expect(words).toContain("Sidevisninger 5 40 i mai 2026");
    expect(words).not.toContain("torsdag 4. juni");
  });

  test("month by month", async () => {
    const words = await wordsOf(`${may}&by=month`, owner);
    expect(words).toContain("juni 2025 færre enn 5");
    expect(words).toContain("april 2026 10");
    expect(words).toContain("mai 2026 40");
  });

  test.each(["month=2031-01", "month=tull", "month=2019-01", "by=year&sort=id&page=-1"])(
    "what is asked wrongly counts as not asked: %s",
    async (query) => {
      expect(await wordsOf(`/dashboard/statistics?${query}`, owner)).toContain("juni 2026, til og med i går");
    },
  );

  test("in English", async () => {
    const english = preferring("light", "en", "24h");
    const words = await wordsOf(may, { Cookie: `${owner["Cookie"]}; ${english["Cookie"]}` });
    expect(words).toContain("Page views 40 +30 from April 2026");
  });
});

test("on the first day they say when numbers come", async () => {
  const words = await wordsOf("/dashboard/statistics", beginner);
  expect(words).toContain("Tallene kommer i morgen");
  expect(words).not.toContain("Sidevisninger 0");
});

test("a viewer of the team sees them; others see their own or nothing", async () => {
  expect(await wordsOf("/dashboard/statistics?month=2026-05", viewer)).toContain("Sidevisninger 40");
  expect(await wordsOf("/dashboard/statistics?month=2026-05", stranger)).not.toContain("Sidevisninger 40");
  expect((await visit("/dashboard/event/konsert/statistics", { headers: viewer })).status).toBe(200);
  expect((await visit("/dashboard/event/konsert/statistics", { headers: stranger })).status).toBe(404);
  for (const path of ["/dashboard/statistics", "/dashboard/event/konsert/statistics", "/dashboard/statistics.csv"])
    expect((await visit(path)).headers.get("Location")).toContain("/login?next=");
});

test("an event's statistics are by month, and say so where there are none", async () => {
  const words = await wordsOf("/dashboard/event/konsert/statistics", owner);
  expect(words).toContain("Sidevisninger 40");
  expect(words).toContain("mai 2026 30");
  expect(words).toContain("Færre enn 5 i alt: ");
  expect(await wordsOf("/dashboard/event/stille/statistics", owner)).toContain("Ingen tall ennå");
});

test("the CSV says the same as the screen", async () => {
  const response = await visit("/dashboard/statistics.csv?month=2026-05", { headers: viewer });
  expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="statistikk-2026-05.csv"');
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = new TextDecoder().decode(bytes).split("\r\n");
  expect(lines[0]).toBe(
    "Gjelder;Arrangement;Periode;Sidevisninger;Lagt i kalenderen;Hjerter;Delinger;Trykk på billett eller påmelding;Trykk på veibeskrivelse;Visninger på andre nettsider;Hentinger av kalenderen",
  );
  const few = "færre enn 5";
  expect(lines.slice(1)).toEqual([
    `Alt;;2026-05;40;${few};5;${few};${few};${few};${few};${few}`,
    `Alt;;2026-05-02;10;;${few};;;;;`,
    "Alt;;2026-05-03;25;;5;;;;;",
    `"'=Basar; med kaffe";basar;2026-05;5;;${few};;;;;`,
    `Vårkonsert;konsert;2026-05;30;;${few};;;;;`,
    "",
  ]);
});
