import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it, test } from "vitest";
import cases from "#test/cases/routes/embeds.tsv?raw";
import { casesOf } from "#test/support/cases";
import { fromNow } from "#test/support/clock";
import { manyEvents } from "#test/support/many-rows";
import { seededRandom } from "#test/support/random";
import { anEvent, anOrganizer, setHidden } from "#test/support/rows";
import { signedIn } from "#test/support/signed-in";
import { meteredVisit, pageText, visit } from "#test/support/visitor";

const OUTSIDE = 'target="_blank" rel="noopener"';
const pageOf = async (path: string, status = 200) => {
  const answer = await visit(path);
  expect(answer.status).toBe(status);
  expect(answer.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  return answer.text();
};

beforeAll(async () => {
  await anOrganizer({ id: "o1", name: "Fjellkirken <& co>" });
  await anOrganizer({ id: "o2", name: "Skjult" });
  await anEvent({
    id: "concert",
    organizer_id: "o1",
    title: "Konsert <b>&",
    event_type: "concert",
    start_time: fromNow({ days: 2 }),
  });
  await anEvent({
    id: "service",
    organizer_id: "o1",
    title: "Høymesse",
    event_type: "service",
    start_time: fromNow({ days: 3 }),
  });
  await anEvent({
    id: "off",
    organizer_id: "o1",
    title: "Kveldsbønn",
    event_type: "prayer",
    state: "cancelled",
    start_time: fromNow({ days: 4 }),
  });
  await anEvent({ id: "hidden", organizer_id: "o2", title: "Skjult", start_time: fromNow({ days: 2 }) });
  await setHidden("organizer", "o2", true);
});

describe("/embed/events", () => {
  it("lists an organizer's coming events, what is cancelled marked, and its links lead outside", async () => {
    const page = await pageOf("/embed/events?organizer_id=o1");
    expect(page).toContain("Konsert &lt;b&gt;&amp;");
    expect(page.indexOf("Konsert")).toBeLessThan(page.indexOf("Høymesse"));
    expect(page).toMatch(/Avlyst<span class="unseen">:<\/span> <\/strong><s>Kveldsbønn<\/s>/);
    const links = [...page.matchAll(/<a [^>]*>/g)].map(([tag]) => tag);
    expect(links.length).toBeGreaterThan(3);
    expect(links.filter((tag) => !tag.includes(OUTSIDE))).toEqual([]);
  });

  test.each(casesOf<[string, string, string[], string[]]>(cases, "takes"))(
    "takes %s",
    async (_what, query, contained, missing) => {
      const page = await pageOf(`/embed/events?organizer_id=o1&${query}`);
      for (const text of contained) expect(page).toContain(text);
      for (const text of missing) expect(page).not.toContain(text);
    },
  );

  it("shows the next service that takes place below the cancelled ones before it", async () => {
    await anOrganizer({ id: "o4", name: "Strandkirken" });
    for (const [days, state] of [
      [2, "cancelled"],
      [9, "postponed"],
      [16, "planned"],
      [23, "planned"],
    ] as const)
      await anEvent({ organizer_id: "o4", title: `Messe ${days}`, state, start_time: fromNow({ days }) });
    const page = await pageOf("/embed/events?organizer_id=o4&show=next");
    expect(page).toMatch(/<s>Messe 2<\/s>.*Messe 9.*Messe 16.*Les mer/s);
    expect(page.match(/Les mer/g)).toHaveLength(1);
    expect(page).not.toContain("Messe 23");
  });

  it("shows a month, and turns its leaves inside the frame", async () => {
    const page = await pageOf("/embed/events?organizer_id=o1&show=month&theme=dark");
    expect(page).toContain("<table>");
    expect(page).toContain("Høymesse");
    const [, next] = /<a href="([^"]+)" aria-label="Neste måned"/.exec(page)!;
    expect(next).toMatch(/^\/embed\/events\?organizer_id=o1&amp;show=month&amp;theme=dark&amp;month=\d{4}-\d\d$/);
    expect(await pageOf(next!.replaceAll("&amp;", "&"))).toContain("<table>");
  });

  it("says so where nothing is planned, or nobody knows the place", async () => {
    expect(await pageOf("/embed/events?organizer_id=o1&q=finnesikke")).toContain(
      "Ingenting står på planen akkurat nå.",
    );
    expect(await pageOf("/embed/events?near=Ingensteds")).toContain("Ingenting står på planen akkurat nå.");
  });

  it("shows nothing hidden", async () => {
    expect(await pageOf("/embed/events")).not.toContain("Skjult");
    expect(await pageOf("/embed/events?organizer_id=o2", 404)).toContain("Dette finnes ikke lenger på Samling.");
  });

  test.each(casesOf<[string]>(cases, "says what is wrong with, to the people who see the frame"))(
    "says what is wrong with %s, to the people who see the frame",
    async (query) => {
      const page = await pageOf(`/embed/events?${query}`, 400);
      expect(page).toContain(`Adressen til denne rammen er ikke riktig: ${query.split("=")[0]} `);
    },
  );

  it("stands in any frame, and needs nothing but itself: no cookie, no account, nothing loaded", async () => {
    const headers = await signedIn("post@fjellkirken.test");
    const answer = await visit("/embed/events?organizer_id=o1", { headers });
    expect(answer.headers.get("Set-Cookie")).toBeNull();
    expect(answer.headers.get("X-Frame-Options")).toBeNull();
    expect(answer.headers.get("Content-Security-Policy")).toMatch(/frame-ancestors \*$/);
    expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
    const page = await answer.text();
    expect(page).not.toMatch(/<(link|img|iframe)\b|\bsrc=/);
    expect(page).not.toMatch(/localStorage|cookie/);
  });

  it("names its own style and script in its policy", async () => {
    const answer = await visit("/embed/events?organizer_id=o1&accent=a01050");
    const policy = answer.headers.get("Content-Security-Policy")!;
    const page = await answer.text();
    for (const tag of ["style", "script"]) {
      const [, text] = new RegExp(`<${tag}>(.*?)</${tag}>`, "s").exec(page)!;
      const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
      expect(policy).toContain(`'sha256-${btoa(String.fromCharCode(...digest))}'`);
    }
  });
});

describe("/embed/event/:id", () => {
  it("shows one event", async () => {
    const page = await pageOf("/embed/event/concert");
    expect(page).toContain("Konsert &lt;b&gt;&amp;");
    expect(page).not.toContain("Høymesse");
  });

  test.each(["hidden", "nobody", "a.b"])("says that %s is gone", async (id) => {
    expect(await pageOf(`/embed/event/${id}`, 404)).toContain("Dette finnes ikke lenger på Samling.");
  });
});

describe("/oembed", () => {
  const asked = (url: string, more = "") => visit(`/oembed?url=${encodeURIComponent(url)}${more}`);

  test.each([
    ["event/concert", "/embed/event/concert", "Konsert <b>&"],
    ["organizer/o1", "/embed/events?organizer_id=o1", "Arrangementer fra Fjellkirken <& co>"],
  ])("describes the frame of %s", async (path, src, title) => {
    const page = await pageText(`/${path}`);
    const [, href] = /<link rel="alternate" type="application\/json\+oembed"[^>]* href="([^"]+)"/.exec(page)!;
    const answer = await visit(href!.replaceAll("&amp;", "&").replace(/^https?:\/\/[^/]+/, ""));
    expect(answer.status).toBe(200);
    const told = await answer.json<Record<string, unknown>>();
    expect(told).toMatchObject({ version: "1.0", type: "rich", provider_name: "Samling", title, width: 600 });
    expect(told["html"]).toContain(`${src}"`);
    expect(told["html"]).not.toMatch(/<b>|<& /);
    expect(await pageOf(src)).toContain("Konsert");
  });

  it("keeps to the room there is", async () => {
    const told = await (
      await asked("http://samling.test/event/concert", "&maxwidth=300&maxheight=100")
    ).json<{ width: number; height: number }>();
    expect(told).toMatchObject({ width: 300, height: 100 });
  });

  test.each(casesOf<[string, string, number]>(cases, "answers with, as data"))(
    "answers %s%s with %i, as data",
    async (url, more, status) => {
      const answer = await asked(url, more);
      expect(answer.status).toBe(status);
      expect(await answer.json()).toHaveProperty("error.message");
    },
  );
});

describe("the code for an organizer's own web site", () => {
  it("names the frame by whose events it shows", async () => {
    await anOrganizer({ name: "Bykirken", city: "Oslo", email: "post@bykirken.test" });
    const headers = await signedIn("post@bykirken.test");
    const codeOf = async (query: string) => pageText(`/dashboard/website${query}`, headers);
    expect(await codeOf("")).toContain('title="Arrangementer fra Bykirken"');
    expect(await codeOf("?show=next")).toContain("&amp;amp;show=next");
    expect(await codeOf("?whose=near&radius_km=25")).toContain('title="Arrangementer, nær Oslo (innen 25 km)"');
  });

  it("is in the language that the organizer writes in, unless another is chosen", async () => {
    const { id } = await anOrganizer({ name: "Fjordkyrkja", language: "nn", email: "post@fjordkyrkja.test" });
    const headers = await signedIn("post@fjordkyrkja.test");
    const codeOf = async (query: string) => pageText(`/dashboard/website${query}`, headers);
    expect(await codeOf("")).toContain(`/embed/events?organizer_id=${id}&amp;lang=nn`);
    const english = await codeOf("?language=en");
    expect(english).toContain(`/embed/events?organizer_id=${id}&amp;lang=en`);
    expect(english, "the page itself stays").toContain('<html lang="nb"');
  });
});

describe("with fifty events", () => {
  beforeAll(async () => {
    await manyEvents(300, seededRandom(50));
  });

  test.each(["count=50", "show=month", "show=next", "count=50&near=Oslo&radius_km=200"])(
    "%s is at most 20 kB, in 4 round trips and few rows",
    async (query) => {
      const { html, meter, status } = await meteredVisit(`/embed/events?${query}`);
      expect(status).toBe(200);
      expect(gzipSync(html).length).toBeLessThanOrEqual(20_000);
      expect(meter.trips).toBeLessThanOrEqual(4);
      expect(meter.rowsRead).toBeLessThanOrEqual(2_000);
    },
  );
});
