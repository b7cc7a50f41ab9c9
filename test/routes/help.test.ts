import { beforeAll, describe, expect, test } from "vitest";
import cases from "#test/cases/routes/help.tsv?raw";
import { casesOf } from "#test/support/cases";
import { anOrganizerWithRoles, headersOf, type Role } from "#test/support/roles";
import { anEvent } from "#test/support/rows";
import { pageText, visit } from "#test/support/visitor";

let organizerId = "";

beforeAll(async () => {
  organizerId = (await anOrganizerWithRoles()).id;
  await anEvent({ id: "konsert", organizer_id: organizerId });
});

describe("the help", () => {
  test("lists what visitors, secretaries and superadmins do", async () => {
    const html = await pageText("/help");
    const titles = ["Finn arrangementer", "Avlys, utsett, flytt eller meld fullt", "Behandle rapporter"];
    for (const said of ["For deg som leter", ...titles]) expect(html).toContain(said);
  });

  test.each([
    ["nb", "Lagre favoritter og følg menigheter"],
    ["nn", "Lagre favorittar og følg kyrkjelydar"],
    ["en", "Save favourites and follow congregations"],
  ])("is in %s", async (lang, title) => {
    expect(await pageText(`/help/favorites?lang=${lang}`)).toContain(title);
  });

  test("shows an article with its steps, its picture and what leads on", async () => {
    const html = await pageText("/help/find-events");
    expect(html).toMatch(/<ol[^>]*>.*<li>/s);
    expect(html).toMatch(/<img[^>]*src="\/help-pictures\/nb\/home\.jpg"[^>]*alt="[^"]{20,}"/);
    expect(html).toContain('href="/help/near-you"');
    expect(html).toContain('href="/contact"');
  });

  test("is searched without scripts", async () => {
    const html = await pageText("/help?q=papirkurv");
    expect(html).toContain('href="/help/bin-and-history"');
    expect(html).not.toContain('href="/help/near-you"');
    expect(await pageText("/help?q=finnesikke")).toContain("Prøv et annet ord, eller skriv til oss.");
  });

  test.each(["/help/nothing", "/help/constructor", "/help/find-events/x"])("%s is not there", async (path) => {
    expect((await visit(path)).status).toBe(404);
  });
});

describe("each screen links its own", () => {
  test.each<[Role, string, string, string]>(casesOf(cases, "each screen links its own"))(
    "%s at %s",
    async (role, path, screen, article) => {
      const headers = await headersOf(role, organizerId);
      const link = `/help?screen=${screen}`;
      expect(await pageText(path, headers)).toContain(`href="${link}"`);
      const led = await visit(link, { headers });
      expect([led.status, led.headers.get("Location")]).toEqual([303, `/help/${article}`]);
      expect((await visit(`/help/${article}`, { headers })).status).toBe(200);
    },
  );

  test("an unknown screen leads to the list", async () => {
    const response = await visit(`/help?screen=${"x".repeat(500)}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("Finn arrangementer");
  });
});
