import { beforeAll, describe, expect, test } from "vitest";
import { anEvent, anOrganizer } from "#test/support/rows";
import { nonceOf, pageText, sendForm, visit } from "#test/support/visitor";

const CALM = { Cookie: "samling_look=largest.calm" };
const CHOSEN = /<html[^>]* data-print="largest"[^>]* data-mood="calm"/;

beforeAll(async () => {
  await anOrganizer({ id: "rokirken", name: "Rokirken" });
  await anEvent({ id: "rolig", title: "Rolig kveld", organizer_id: "rokirken", image_url: "/images/events/rolig" });
  await anEvent({ id: "tegnet", title: "Uten eget bilde", organizer_id: "rokirken" });
});

const choose = (fields: Record<string, string>, cookie = "") => sendForm("/settings", fields, { Cookie: cookie });

const edge = (response: Response) => response.headers.get("X-Edge-Cache");

/** Requests until the edge has its copy. */
async function visitUntilKept(path: string, headers: Record<string, string> = {}): Promise<Response> {
  let response = await visit(path, { headers });
  for (let tries = 0; tries < 50 && edge(response) === "miss"; tries++) {
    await response.text();
    await new Promise((resolve) => setTimeout(resolve, 10));
    response = await visit(path, { headers });
  }
  return response;
}

describe("large print and the calm mode are there in the very first paint", () => {
  test.each(["/", "/event/rolig", "/organizations", "/settings", "/login", "/no-such-page"])("%s", async (path) => {
    expect(await pageText(path, CALM)).toMatch(CHOSEN);
    expect(await pageText(path)).not.toMatch(/<html[^>]* data-(?:print|mood)/);
  });

  test("and say it of the document alone: data for scripts is as it was", async () => {
    const response = await visit("/_root.data", { headers: CALM });
    expect(await response.text()).not.toContain("largest");
  });
});

describe("the edge has one copy for every look", () => {
  test("what was made for one is handed to the other, with a nonce of its own", async () => {
    const plain = await visitUntilKept("/organizer/rokirken");
    const calm = await visit("/organizer/rokirken", { headers: CALM });
    expect([edge(plain), edge(calm)]).toEqual(["hit", "hit"]);
    const html = await calm.text();
    expect(html).toMatch(CHOSEN);
    expect(html).toContain(`nonce="${nonceOf(calm)}"`);
    expect(await plain.text()).not.toMatch(/<html[^>]* data-(?:print|mood)/);
  });

  test("also where the calm one came first", async () => {
    const first = await visit("/event/tegnet", { headers: CALM });
    expect(edge(first)).toBe("miss");
    expect(await first.text()).toMatch(CHOSEN);
    const plain = await visitUntilKept("/event/tegnet");
    expect(edge(plain)).toBe("hit");
    const html = await plain.text();
    expect(html).not.toMatch(/<html[^>]* data-(?:print|mood)/);
    expect(html).toContain('loading="eager"');
  });
});

describe("no pictures in the calm mode", () => {
  test("none is fetched before it is asked for", async () => {
    expect(await pageText("/event/rolig")).toContain('loading="eager"');
    expect(await pageText("/event/rolig", CALM)).not.toContain('loading="eager"');
  });

  test("the event's own is behind a link, one that we drew is not", async () => {
    const html = await pageText("/event/rolig", CALM);
    expect(html).toMatch(/<a href="#picture"[^>]*data-show-picture="true"[^>]*>Vis bilde<\/a>/);
    expect(html).toMatch(/<picture data-cover="true" id="picture">/);
    expect(await pageText("/event/tegnet", CALM)).not.toContain("Vis bilde");
  });
});

describe("a choice of look", () => {
  test("is kept in a cookie of its own, beside those made before, and loads a new document", async () => {
    const response = await choose({ print: "large" }, "samling_preferences=dark.en.12h; samling_look=usual.calm");
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/settings");
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^samling_look=large\.calm; Path=\/;/) as string,
    ]);
    expect(response.headers.get("X-Remix-Reload-Document")).toBe("true");
  });

  test("with a theme stores both", async () => {
    const cookies = (await choose({ theme: "dark", mood: "calm" })).headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split(";")[0])).toEqual([
      "samling_preferences=dark.-.24h",
      "samling_look=usual.calm",
    ]);
  });

  test.each<Record<string, string>>([{ print: "huge" }, { mood: "still" }])(
    "%j is refused with a page",
    async (form) => {
      const response = await choose(form);
      expect(response.status).toBe(400);
      expect(response.headers.get("Set-Cookie")).toBeNull();
      expect(await response.text()).toContain("<h1");
    },
  );

  test("stands among the settings", async () => {
    const page = await pageText("/settings", CALM);
    expect(page).toMatch(/name="print" value="largest" aria-pressed="true"|value="largest"[^>]*aria-pressed="true"/);
    expect(page).toMatch(/value="calm"[^>]*aria-pressed="true"/);
  });
});
