import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { users } from "#db/schema";
import { look, post } from "#test/support/account-requests";
import { anEvent, anOrganizer, testDatabase } from "#test/support/rows";
import { onTeam, signedIn } from "#test/support/signed-in";
import { pageText, sendForm, visit } from "#test/support/visitor";

const WISH = { "Accept-Language": "nn-NO,nn;q=0.9,nb;q=0.8" };
const ASKED = "Vil du ha Samling på nynorsk?";

const localeOf = async (email: string) =>
  (await testDatabase().select({ locale: users.locale }).from(users).where(eq(users.email, email)))[0]?.locale;

describe("Nynorsk by the browser's wish", () => {
  test.each([
    ["/", "Finn arrangement i nærleiken"],
    ["/organizations", "Kyrkjelydar"],
    ["/settings", "Tilpass opplevinga di"],
    ["/personvern", "Kva kyrkje du ser på"],
    ["/finst-ikkje", "Sida finst ikkje"],
  ])("%s", async (path, words) => {
    const page = await (await look(path, { headers: WISH })).text();
    expect(page).toContain('<html lang="nn"');
    expect(page).toContain(words);
  });

  test("the edge keeps a copy for those who wish for it, which nobody else gets", async () => {
    for (let time = 0; time < 2; time++) {
      expect(await (await look("/tilgjengelighet", { headers: WISH })).text()).toContain("Kva vi held oss til");
      expect(await (await look("/tilgjengelighet")).text()).toContain("Hva vi holder oss til");
    }
  });

  test("a choice of something else does not decide it; a choice of a language does", async () => {
    const theme = await post("/settings", { theme: "dark" }, { headers: WISH });
    expect(theme.headers.get("Set-Cookie")).toMatch(/^samling_preferences=dark\.-\.24h;/);
    const language = await post("/settings", { language: "nb" }, { headers: WISH });
    expect(language.headers.get("Set-Cookie")).toMatch(/^samling_preferences=system\.nb\.24h;/);
    expect(await (await look("/", { headers: WISH, cookie: "samling_preferences=system.nb.24h" })).text()).toContain(
      '<html lang="nb"',
    );
  });
});

describe("Nynorsk by choice", () => {
  test("is offered by its own name, beside the others", async () => {
    const page = await (await look("/settings")).text();
    for (const [language, name] of Object.entries({ nb: "Bokmål", nn: "Nynorsk", en: "English" }))
      expect(page).toMatch(new RegExp(`<button[^>]*lang="${language}"[^>]*>(?:<[^>]*>)*${name}`));
  });

  test("is the language of the account's mails as well", async () => {
    const headers = await signedIn("mail@nynorsk.test");
    expect(await localeOf("mail@nynorsk.test")).toBe("nb");
    await sendForm("/settings", { language: "nn" }, headers);
    expect(await localeOf("mail@nynorsk.test")).toBe("nn");
    await sendForm("/settings", { theme: "dark" }, headers);
    expect(await localeOf("mail@nynorsk.test")).toBe("nn");
  });

  test("is in the addresses of pages, feeds, embeds and paper", async () => {
    const { id } = await anOrganizer({ name: "Fjellkyrkja" });
    await anEvent({ organizer_id: id, title: "Haustmøte" });
    for (const [path, words] of [
      ["/?lang=nn", '<html lang="nn"'],
      ["/feeds/events.rss?lang=nn", "<language>nn</language>"],
      [`/embed/events?organizer_id=${id}&lang=nn`, '<html lang="nn"'],
      [`/embed/events?organizer_id=${id}&lang=nn`, "Arrangement frå Fjellkyrkja"],
    ] as const)
      expect(await (await look(path)).text(), path).toContain(words);
  });
});

test("what an organization writes in Northern Sámi is shown as what it is", async () => {
  const { id, email } = await anOrganizer({ name: "Searvegoddi", language: "se", description: "Bures boahtin!" });
  const page = await (await look(`/organizer/${id}`)).text();
  expect(page).toMatch(/lang="se"[^>]*>(?:<[^>]*>)*Bures boahtin!/);
  expect(await pageText("/dashboard", await signedIn(email))).toContain('<html lang="nb"');
});

describe("Nynorsk is proposed to an organization's owner, where the register says that it writes so", () => {
  const dashboard = async (headers: HeadersInit) => pageText("/dashboard", headers);
  const answer = (language: string, headers: HeadersInit) =>
    sendForm("/settings", { language, to: "/dashboard" }, headers);

  test("in that language, and neither to others of the team nor where it writes Bokmål", async () => {
    const { id } = await anOrganizer({ name: "Sokna", email: "eigar@nynorsk.test", language: "nn" });
    await onTeam(id, "redaktor@nynorsk.test", "editor");
    await anOrganizer({ name: "Soknet", email: "eier@nynorsk.test", language: "nb" });
    const page = await dashboard(await signedIn("eigar@nynorsk.test"));
    expect(page).toContain('<html lang="nb"');
    expect(page).toMatch(new RegExp(`<div lang="nn"[^>]*>.*${ASKED.replace("?", "\\?")}`, "s"));
    for (const email of ["redaktor@nynorsk.test", "eier@nynorsk.test"])
      expect(await dashboard(await signedIn(email))).not.toContain(ASKED);
  });

  test.each([
    ["taken", "nn", '<html lang="nn"'],
    ["declined", "nb", '<html lang="nb"'],
  ])("%s: the answer is remembered, and it is not asked again", async (_, language, html) => {
    const email = `svar-${language}@nynorsk.test`;
    await anOrganizer({ name: "Sokna", email, language: "nn" });
    const headers = await signedIn(email);
    const response = await answer(language, headers);
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/dashboard"]);
    const stored = response.headers.get("Set-Cookie")!.split(";")[0]!;
    const page = await dashboard({ Cookie: `${headers.Cookie}; ${stored}` });
    expect(page).toContain(html);
    expect(page).not.toContain(ASKED);
    expect(await localeOf(email)).toBe(language);
  });

  test("nothing is changed before it is answered", async () => {
    const email = "ventar@nynorsk.test";
    await anOrganizer({ name: "Sokna", email, language: "nn" });
    const headers = await signedIn(email);
    for (let time = 0; time < 2; time++) expect(await dashboard(headers)).toContain(ASKED);
    expect(await localeOf(email)).toBe("nb");
  });

  test("a page that does not ask is not led to", async () => {
    const body = new URLSearchParams({ language: "nn", to: "https://other.example/" });
    expect((await visit("/settings", { method: "POST", body })).status).toBe(400);
  });
});
