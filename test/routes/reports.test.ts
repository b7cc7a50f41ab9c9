import { beforeAll, describe, expect, test } from "vitest";
import { fromNow } from "#test/support/clock";
import { statusOf } from "#test/support/moderation";
import { anEvent, anOrganizer } from "#test/support/rows";
import { signedIn } from "#test/support/signed-in";
import { pageText, sendForm, visit } from "#test/support/visitor";
import { unixSeconds, WEEK_SECONDS } from "~/domain/time/days-and-moments";

const SIGN_IN = "Du må være innlogget for å rapportere innhold. Vennligst logg inn først.";

const report = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  sendForm("/api/reports", fields, headers);
const reportJson = (body: unknown, headers: Record<string, string>) =>
  visit("/api/reports", {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
const messageOf = async (response: Response) => (await response.json<{ error: { message: string } }>()).error.message;

const concert = { content_type: "event", content_id: "concert" };

beforeAll(async () => {
  await anOrganizer({ id: "church", name: "Lillehavn menighet" });
  await anEvent({ id: "concert", organizer_id: "church", title: "Høstkonsert" });
});

describe("POST /api/reports", () => {
  test("wants somebody who is signed in", async () => {
    const response = await report({ ...concert, category: "spam" });
    expect([response.status, await messageOf(response)]).toEqual([401, SIGN_IN]);
  });

  test("wants a category", async () => {
    const headers = await signedIn("uten-kategori@person.test");
    for (const category of ["", "ugly"]) {
      const response = await report({ ...concert, category }, headers);
      expect([response.status, await messageOf(response)]).toEqual([400, "Vennligst velg en kategori"]);
    }
  });

  test("takes a form or JSON, with or without a description", async () => {
    const headers = await signedIn("melder@person.test");
    expect((await report({ ...concert, category: "spam", description: "" }, headers)).status).toBe(200);
    for (const description of [null, "Feil sted.", undefined]) {
      const response = await reportJson(
        { content_type: "organizer", content_id: "church", category: "other", description },
        headers,
      );
      expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    }
  });

  test.each<[string, unknown, number]>([
    ["what is not there", { content_type: "event", content_id: "nothing", category: "spam" }, 404],
    ["an unknown kind", { content_type: "person", content_id: "church", category: "spam" }, 400],
    ["an id that is none", { content_type: "event", content_id: "a b", category: "spam" }, 400],
    ["a description that is no text", { ...concert, category: "spam", description: { a: 1 } }, 400],
    ["a description of 2001 letters", { ...concert, category: "spam", description: "a".repeat(2001) }, 400],
    ["a list", [], 400],
    ["nothing", null, 400],
  ])("refuses %s", async (_what, body, status) => {
    expect((await reportJson(body, await signedIn("feil@person.test"))).status).toBe(status);
  });
});

describe("/report/{type}/{id}, the dialog as a plain form", () => {
  test("asks visitors to sign in, and comes back after that", async () => {
    const page = await pageText("/report/event/concert");
    for (const text of [SIGN_IN, "Høstkonsert", "Spam eller reklame", "/login?next=%2Freport%2Fevent%2Fconcert"])
      expect(page).toContain(text);
    const response = await sendForm("/report/event/concert", { category: "spam" });
    expect(response.headers.get("Location")).toBe("/login?next=%2Freport%2Fevent%2Fconcert");
  });

  test("says what is missing and keeps what was typed", async () => {
    const headers = await signedIn("skjema@person.test");
    const response = await sendForm("/report/event/concert", { description: "Står på feil dag" }, headers);
    const page = await response.text();
    expect(response.status).toBe(422);
    for (const text of ["Vennligst velg en kategori", "Står på feil dag"]) expect(page).toContain(text);
  });

  test("files the report and thanks on a page that stays when the content goes", async () => {
    const body = () => new URLSearchParams({ category: "offensive", description: "" });
    const response = await visit("/report/organizer/church", {
      method: "POST",
      headers: await signedIn("skjema@person.test"),
      body: body(),
    });
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/report/sent"]);
    expect(await pageText("/report/sent")).toContain("Takk for at du sier fra!");
  });

  test.each(["/report/event/nothing", "/report/person/church", "/report/event/a%20b"])(
    "%s is not there",
    async (path) => {
      const headers = await signedIn("skjema@person.test");
      expect((await visit(path, { headers })).status).toBe(404);
      expect((await sendForm(path, { category: "spam" }, headers)).status).toBe(404);
    },
  );
});

test("what three people report is gone at once from pages, kept copies, search, API, feeds and sitemap", async () => {
  await anOrganizer({ id: "kapell", name: "Fjordkapellet" });
  const event = await anEvent({ id: "svindel", organizer_id: "kapell", title: "Gratis telefon" });
  const week = Math.floor(unixSeconds(event.start_time) / WEEK_SECONDS);
  const showing = [
    "/",
    "/organizer/kapell",
    "/api/events?q=telefon",
    "/api/organizers/kapell",
    "/organizer/kapell.ics",
    `/sitemap/events/${week}/1.xml`,
  ];
  const own = ["/event/svindel", "/api/events/svindel", "/event/svindel.ics"];
  const shows = async (path: string) => /Gratis telefon|svindel/.test(await pageText(path));
  const showingBefore = await Promise.all(showing.map(async (path) => [path, await shows(path)]));
  for (const path of own) expect((await visit(path)).status, path).toBe(200);
  for (const [n, name] of ["en", "to", "tre"].entries()) {
    const headers = {
      ...(await signedIn(`${name}@person.test`, { since: fromNow({ days: -7 }) })),
      "CF-Connecting-IP": `198.18.${n}.7`,
    };
    expect((await report({ content_type: "event", content_id: "svindel", category: "spam" }, headers)).status).toBe(
      200,
    );
  }
  expect(await statusOf("event", "svindel")).toMatchObject({ is_hidden: true, manual_review_required: true });
  expect(showingBefore.filter(([, did]) => did).map(([path]) => path)).toEqual(
    expect.arrayContaining(["/", "/organizer/kapell", "/api/events?q=telefon", "/organizer/kapell.ics"]),
  );
  for (const path of showing) expect(await shows(path), path).toBe(false);
  for (const path of own) expect((await visit(path)).status, path).not.toBe(200);
});

describe("a reporter's words", () => {
  const words = "Presten Kari Nordmann løy til meg.";

  async function ownersPageAfter(id: string, fields: Record<string, string>): Promise<string> {
    const owner = `eier-av-${id}@person.test`;
    await anOrganizer({ id, email: owner });
    await report(
      { content_type: "organizer", content_id: id, category: "misleading", description: words, ...fields },
      await signedIn(`melder-av-${id}@person.test`),
    );
    const headers = await signedIn(owner);
    const pages = ["/admin/moderation", "/admin/moderation.data", "/settings/my-data"].map(async (path) =>
      pageText(path, headers),
    );
    return (await Promise.all(pages)).join("\n");
  }

  test("are for moderators: the owner sees the category, on no page and in no file the words", async () => {
    const seen = await ownersPageAfter("fortrolig", {});
    expect(seen).toContain("Villedende informasjon");
    expect(seen).not.toContain("Kari Nordmann");
    await anOrganizer({ email: "vakt@person.test", is_moderator: true });
    expect(await pageText("/admin/moderation", await signedIn("vakt@person.test"))).toContain("Kari Nordmann");
  });

  test("are passed on where the reporter ticks that they may be", async () => {
    expect(await ownersPageAfter("apen", { is_passed_on: "on" })).toContain("Kari Nordmann");
  });

  test("of a report on a moderator's own content are not shown to that moderator either", async () => {
    await anOrganizer({ id: "egen", email: "egen@person.test", is_moderator: true });
    await report(
      { content_type: "organizer", content_id: "egen", category: "other", description: "Bare til de andre." },
      await signedIn("melder-egen@person.test"),
    );
    expect(await pageText("/admin/moderation", await signedIn("egen@person.test"))).not.toContain("Bare til de andre.");
  });

  test("the form says who reads them, also without scripts, and asks before they are passed on", async () => {
    const page = await pageText("/report/event/concert");
    for (const text of [
      "Bare moderatorene leser det du skriver.",
      "Arrangøren kan få lese beskrivelsen min",
      'name="is_passed_on"',
    ])
      expect(page).toContain(text);
    expect(await pageText("/personvern")).toContain("får vite kategorien, men ikke hvem du er");
  });
});
