import { beforeAll, describe, expect, it, test } from "vitest";
import cases from "#test/cases/routes/paper.tsv?raw";
import { casesOf } from "#test/support/cases";
import { fromNow } from "#test/support/clock";
import { insertEvents } from "#test/support/many-rows";
import { aHost, anEvent, anOrganizer, eventValues, setHidden } from "#test/support/rows";
import { signedIn } from "#test/support/signed-in";
import { meteredVisit, pageText, visit } from "#test/support/visitor";

/** The page without its style and script. */
const pageOf = async (path: string, status = 200) => {
  const answer = await visit(path);
  expect(answer.status).toBe(status);
  expect(answer.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  return (await answer.text()).replace(/<(style|script)>.*?<\/\1>/gs, "").replaceAll("<!-- -->", "");
};

beforeAll(async () => {
  await anOrganizer({ id: "o1", name: "Fjellkirken <& co>", city: "Røros", email: "post@fjellkirken.test" });
  await anOrganizer({ id: "o2", name: "Koret" });
  await anOrganizer({ id: "o3", name: "Skjult" });
  await anEvent({
    id: "concert",
    organizer_id: "o1",
    title: "Konsert <b>&",
    event_type: "concert",
    description: "Vi synger inn sommeren.",
    start_time: fromNow({ days: 2, hours: 7 }),
    end_time: fromNow({ days: 2, hours: 9 }),
    location_name: "Fjellkirken",
    location_address: "Kjerkgata 39, 7374 Røros",
    facts: { price: "collection" },
  });
  await aHost({ event_id: "concert", organizer_id: "o2", state: "accepted" });
  await anEvent({
    id: "off",
    organizer_id: "o1",
    title: "Kveldsbønn",
    state: "cancelled",
    state_reason: "Presten er syk.",
    start_time: fromNow({ days: 3 }),
  });
  await anEvent({ id: "over", organizer_id: "o1", title: "Dugnad", start_time: fromNow({ days: -2 }) });
  await anEvent({ id: "later", organizer_id: "o1", title: "Høymesse", start_time: fromNow({ days: 8 }) });
  await anEvent({
    id: "camp",
    organizer_id: "o1",
    title: "Leir",
    start_time: fromNow({ days: -1 }),
    end_time: fromNow({ days: 1 }),
  });
  await anEvent({ id: "hidden", organizer_id: "o3", title: "Skjult" });
  await setHidden("organizer", "o3", true);
});

describe("a poster page per event", () => {
  it("has the title, day, time, place, address, hosts, facts and picture, and a code that leads to the event", async () => {
    const page = await pageOf("/paper/event/concert");
    for (const text of [
      "Konsert &lt;b&gt;&amp;",
      "lørdag 6. juni",
      "kl. 19:00 – 21:00",
      "Fjellkirken",
      "Kjerkgata 39, 7374 Røros",
      "Fjellkirken &lt;&amp; co&gt; · Sammen med Koret",
      "Kollekt",
      "Vi synger inn sommeren.",
      'aria-label="QR-kode til samling.test/event/concert"',
      'data-paper="A4"',
      'href="/paper/event/concert?paper=A3"',
      'href="/paper/event/concert?strips=1"',
    ])
      expect(page).toContain(text);
    expect(page).toMatch(/<img src="\/covers\/concert-\d+\.svg"/);
    expect(page).not.toContain('class="strips"');
  });

  it("waits for its letters, which pages go on without", async () => {
    const page = await pageText("/paper/event/concert");
    expect(page).toMatch(/font-display: ?swap/);
    expect(page).not.toMatch(/font-display: ?optional/);
  });

  it("is A3, has strips to tear off, and speaks English, where the address says so", async () => {
    const page = await pageOf("/paper/event/concert?paper=A3&strips=1&lang=en");
    expect(page).toContain('data-paper="A3"');
    expect(page.match(/samling\.test\/event\/concert<\/small>/g)).toHaveLength(10);
    expect(page).toContain("Saturday 6 June");
    expect(page).toContain("Read more");
  });

  it("says that it is cancelled, and why", async () => {
    const page = await pageOf("/paper/event/off");
    expect(page).toContain("<strong>Avlyst</strong>");
    expect(page).toContain("Presten er syk.");
    expect(page).toContain("<s>Kveldsbønn</s>");
  });
});

describe("“Denne uken” per organiser", () => {
  it("has what is left of this week, by day, with its states, and what others hold with it", async () => {
    const page = await pageOf("/paper/week/o1");
    expect(page).toContain("Uke 23: mandag 1. – søndag 7. juni");
    expect(page).toContain("lørdag 6. juni");
    expect(page).toMatch(/Avlyst <\/strong><b><s>Kveldsbønn<\/s>/);
    expect(page).toMatch(/Pågår<\/span>.*Leir.*til fredag 5. juni/s);
    expect(page).not.toMatch(/Dugnad|Høymesse/);
    expect(await pageOf("/paper/week/o2")).toMatch(/Konsert.*Sammen med Fjellkirken/s);
  });

  it("is of the next week or of a day's, which has what is over, too", async () => {
    const next = await pageOf("/paper/week/o1?week=next");
    expect(next).toContain("Høymesse");
    expect(next, "headed by its number, and not as this week").toMatch(/<h1[^>]*>Uke 24</);
    expect(next).not.toContain("Denne uken");
    const past = await pageOf("/paper/week/o1?week=2026-05-27");
    expect(past).toContain("Ingenting står på planen denne uken.");
    expect(past).toContain("Uke 22");
  });

  it("is on A5, and twice on A4", async () => {
    expect(await pageOf("/paper/week/o1?paper=A5")).toContain('data-paper="A5"');
    expect((await pageOf("/paper/week/o1?paper=2xA5")).match(/class="sheet week"/g)).toHaveLength(2);
  });

  it("is text to copy on the team's page, in three forms", async () => {
    const headers = await signedIn("post@fjellkirken.test");
    const page = await pageText("/dashboard/paper", headers);
    expect(page.match(/<textarea[^>]*>Denne uken – /g)).toHaveLength(3);
    for (const text of ['href="/dashboard/paper?week=next', "Neste uke", "Uken med"]) expect(page).toContain(text);
    expect(page).toContain("AVLYST: Kveldsbønn");
    expect(page).toContain("/paper/event/concert");
    expect(page).toContain("http://samling.test/tv/o1");
  });

  it("has the screen's address with the hours and the language that are chosen", async () => {
    const headers = await signedIn("post@fjellkirken.test");
    const page = await pageText("/dashboard/paper?week=next&dark=23-06&language=en", headers);
    expect(page).toContain("http://samling.test/tv/o1?dark=23-06&amp;lang=en");
    expect(page).toMatch(/<option value="23-06" selected="">/);
    expect(page).toContain('name="week" value="next"');
    const christmas = await pageText("/dashboard/paper?week=2026-12-24", headers);
    expect(christmas.match(/<textarea[^>]*>Uke 52 – /g)).toHaveLength(3);
    expect((await visit("/dashboard/paper?dark=22", { headers })).status).toBe(400);
  });
});

test("month plan on one page: all days, what is over too, and how many have no room", async () => {
  for (let at = 0; at < 24; at++)
    await anEvent({ organizer_id: "o2", title: `Øvelse ${at}`, start_time: fromNow({ days: 10, minutes: at }) });
  const page = await pageOf("/paper/month/o2");
  expect(page.match(/data-group/g)).toHaveLength(30);
  expect(page).toContain("juni 2026");
  expect(page.match(/Øvelse/g)!.length).toBeLessThan(24);
  expect(page).toMatch(/data-more="\d+"[^>]*>\+ \d+ til/);
  expect(await pageOf("/paper/month/o1?month=2026-06&paper=A4")).toContain("Dugnad");
});

it("a large organizer has its whole screen and week, whatever is over: what goes on and what comes", async () => {
  await anOrganizer({ id: "large", name: "Storkirken", email: "post@storkirken.test" });
  const past = Array.from({ length: 160 }, (_, nth) =>
    eventValues({
      organizer_id: "large",
      title: "Over",
      start_time: fromNow({ minutes: -1440 - 10 * nth }),
      end_time: fromNow({ minutes: -1435 - 10 * nth }),
    }),
  );
  await insertEvents(past);
  await anEvent({
    organizer_id: "large",
    title: "Utstilling",
    start_time: fromNow({ days: -20 }),
    end_time: fromNow({ days: 20 }),
  });
  await anEvent({ organizer_id: "large", title: "Kveldsmat", start_time: fromNow({ hours: 5 }) });
  const headers = await signedIn("post@storkirken.test");
  const pages = [
    await pageOf("/tv/large"),
    await pageOf("/paper/week/large"),
    await pageText("/dashboard/paper", headers),
  ];
  for (const page of pages) expect(page).toMatch(/Utstilling.*Kveldsmat/s);
  for (const page of pages) expect(page).not.toContain(">Over<");
});

describe("/tv/{organizer}", () => {
  it("shows what goes on, today, and what comes, by day", async () => {
    const page = await pageOf("/tv/o1");
    expect(page).toContain('data-dark-from="22" data-dark-to="7"');
    expect(page).toMatch(/torsdag 4\. juni.*Pågår<\/span>.*Leir.*lørdag 6\. juni.*19:00<\/span>.*Konsert/s);
    expect(page).toMatch(/Avlyst <\/strong><b><s>Kveldsbønn<\/s>/);
    expect(page).toContain('aria-label="QR-kode til samling.test/organizer/o1"');
    expect(page).not.toContain("Dugnad");
  });

  it("says so where nothing is planned", async () => {
    const { id } = await anOrganizer({ name: "Stille kirke" });
    expect(await pageOf(`/tv/${id}?lang=nn`)).toContain("Ingenting står på planen akkurat no.");
  });

  it("is dark at other hours, or never", async () => {
    expect(await pageOf("/tv/o1?dark=23-6")).toContain('data-dark-from="23" data-dark-to="6"');
    expect(await pageOf("/tv/o1?dark=off")).not.toContain("data-dark-from");
  });

  it("is kept by the browser that shows it, so that it starts without network", async () => {
    const answer = await visit("/tv/o1");
    expect(answer.headers.get("Cache-Control")).toBe("private, max-age=604800");
    expect(answer.headers.get("ETag")).toMatch(/^"/);
  });
});

describe("paper and screens", () => {
  const PATHS = ["/paper/event/concert", "/paper/week/o1", "/paper/month/o1", "/tv/o1"];

  test.each(PATHS)(
    "%s is the same for everybody, sets nothing, and stands in frames of our own alone",
    async (path) => {
      const answer = await visit(path, { headers: await signedIn("post@fjellkirken.test") });
      expect(answer.headers.get("Set-Cookie")).toBeNull();
      expect(answer.headers.get("X-Frame-Options")).toBe("SAMEORIGIN");
      expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
    },
  );

  test.each(["/paper/event/hidden", "/paper/week/o3", "/paper/month/o3", "/tv/o3", "/tv/a.b"])(
    "%s says that it is gone",
    async (path) => {
      expect(await pageOf(path, 404)).toContain("Dette finnes ikke lenger på Samling.");
    },
  );

  test.each(casesOf<[string, string]>(cases, "? says what is wrong, in the page's language"))(
    "%s?%s says what is wrong, in the page's language",
    async (path, wrong) => {
      const query = new URLSearchParams(wrong);
      const said = wrong.replace("<", "&lt;").replace(">", "&gt;");
      for (const [lang, words] of Object.entries({
        nb: "Noe er galt i adressen:",
        nn: "Noko er gale i adressa:",
        en: "Something is wrong in the address:",
      }))
        expect(await pageOf(`${path}?${query}&lang=${lang}`, 400)).toMatch(
          new RegExp(`<html lang="${lang}"[^]*<h1>${words} ${said}<`),
        );
    },
  );

  test("a language that nobody has written is answered in the first", async () => {
    expect(await pageOf("/tv/o1?lang=de", 400)).toContain("Noe er galt i adressen: lang=de");
  });

  it("the team's page finds the week and what comes in two trips", async () => {
    const headers = await signedIn("post@fjellkirken.test");
    const tripsOf = async (path: string) => (await meteredVisit(path, headers)).meter.trips;
    expect(await tripsOf("/dashboard/paper")).toBeLessThanOrEqual((await tripsOf("/dashboard/website")) + 2);
  });
});

test("what is at the organizer's own does not repeat the name that sheet and screen are headed by", async () => {
  const { id } = await anOrganizer({ name: "Solvik menighet", city: "Oslo" });
  const start_time = fromNow({ days: 1 });
  await anEvent({ organizer_id: id, title: "Sangkveld", location_name: "Solvik menighet", start_time });
  await anEvent({ organizer_id: id, title: "Utemesse", location_name: "Torget", start_time });
  for (const path of [`/paper/week/${id}?week=next`, `/tv/${id}`]) {
    const notes = [...(await pageOf(path)).matchAll(/<small[^>]*>([^<]*)<\/small>/g)].map(([, note]) => note);
    expect(
      notes.filter((note) => note!.includes("Solvik")),
      path,
    ).toEqual([]);
    if (path.startsWith("/tv")) expect(notes).toContain("Torget");
  }
});
