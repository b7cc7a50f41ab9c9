import { beforeAll, describe, expect, test } from "vitest";
import { anEvent, anOrganizer } from "#test/support/rows";
import { onTeam, signedIn } from "#test/support/signed-in";
import { everyPath, visit } from "#test/support/visitor";
import { COPY_HEADER, keptKind } from "~/domain/offline/kept-pages";
import { LANGUAGE_HEADER } from "~/domain/site/locales";

const kindOf = (path: string) => keptKind(new URL(path, "https://samling.test"));
/** Every address that a device may keep: those without parameters are found by themselves. */
const KEPT = [
  ...everyPath().filter((path) => ["list", "frame"].includes(kindOf(path) ?? "")),
  "/?near=Bergen",
  "/event/konsert",
  "/organizer/bykirken",
];
const EMAIL = "redaktor@kirke.example";
let person: { Cookie: string };

beforeAll(async () => {
  await anOrganizer({ id: "bykirken", name: "Bykirken" });
  await anEvent({ id: "konsert", title: "Vårkonsert", organizer_id: "bykirken" });
  person = await signedIn(EMAIL);
  await onTeam("bykirken", EMAIL, "admin");
});

const asked = (path: string, headers: Record<string, string> = {}) =>
  visit(path, { headers: { ...headers, [COPY_HEADER]: "1" } });
const isMarked = (response: Response) => response.headers.has(COPY_HEADER);

/** The same of a response that nobody reads. */
async function isMarkedAlone(asking: Promise<Response>): Promise<boolean> {
  const response = await asking;
  await response.text();
  return isMarked(response);
}

describe("what a device may keep", () => {
  test.each(KEPT)(
    "%s is marked as everybody's copy where it is asked for as that, and holds nothing of who asks",
    async (path) => {
      const copy = await asked(path, person);
      expect([copy.status, isMarked(copy), copy.headers.has("Set-Cookie")]).toEqual([200, true, false]);
      const text = await copy.text();
      expect(text).not.toContain(EMAIL);
      expect(text).not.toContain(`user-${EMAIL}`);
      expect(text).not.toContain("/edit");
    },
  );

  test.each(KEPT)("%s is not, as somebody gets it who is signed in", async (path) => {
    const own = await visit(path, { headers: person });
    expect([own.status, isMarked(own)]).toEqual([200, false]);
    expect(await own.text()).toContain(`user-${EMAIL}`);
  });

  test("a visitor's page without a session is one by itself; with any cookie of a person it is not", async () => {
    expect(await isMarkedAlone(visit("/helgen"))).toBe(true);
    const preferring = { Cookie: "samling_preferences=dark.nn.12h; samling_look=large.usual" };
    expect(await isMarkedAlone(visit("/helgen", { headers: preferring }))).toBe(true);
    const withMore = { Cookie: `${preferring.Cookie}; samling_organizer=bykirken` };
    expect(await isMarkedAlone(visit("/helgen", { headers: withMore }))).toBe(false);
  });

  test("a copy is in the page's language, theme and look", async () => {
    const Cookie = `${person.Cookie}; samling_preferences=dark.nb.24h; samling_look=largest.usual`;
    const html = await (await asked("/helgen", { Cookie, [LANGUAGE_HEADER]: "nn" })).text();
    expect(html).toMatch(/<html lang="nn" data-theme="dark" data-print="largest"/);
  });

  test("nothing else is ever marked, whoever asks", async () => {
    const others = everyPath().filter((path) => !kindOf(path));
    expect(others.length).toBeGreaterThan(80);
    const marked = [];
    for (const path of others)
      for (const asking of [visit(path), asked(path, person)]) if (await isMarkedAlone(asking)) marked.push(path);
    expect(marked).toEqual([]);
  });

  test("neither are refusals, data, or what is sent", async () => {
    for (const path of ["/event/finnes-ikke", "/event/konsert.data", "/?melding=eventFailed"])
      expect(await isMarkedAlone(asked(path)), path).toBe(false);
    expect(await isMarkedAlone(visit("/favorites", { method: "POST", headers: { [COPY_HEADER]: "1" } }))).toBe(false);
  });
});
