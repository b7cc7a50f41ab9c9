import { beforeAll, describe, expect, test } from "vitest";
import { anOrganizer } from "#test/support/rows";
import { onTeam, signedIn } from "#test/support/signed-in";
import { pageText, visit } from "#test/support/visitor";

const LINK = "https://kirke.example/uke?a=1";
const shared = (fields: Record<string, string>) => `/share?${new URLSearchParams(fields)}`;
const leadsTo = (response: Response) => response.headers.get("Location");

let organizer: { Cookie: string };
let visitor: { Cookie: string };
beforeAll(async () => {
  await anOrganizer({ id: "bykirken", name: "Bykirken" });
  organizer = await signedIn("redaktor@kirke.example");
  await onTeam("bykirken", "redaktor@kirke.example", "editor");
  visitor = await signedIn("kari@kirke.example");
});

describe("what another app shares with Samling", () => {
  test("organizers bring in, with the field filled in", async () => {
    const response = await visit(shared({ title: "Program", text: `Se ${LINK}` }), { headers: organizer });
    expect(leadsTo(response)).toBe(`/dashboard/intake?${new URLSearchParams({ delt: LINK })}`);
    const page = await visit(leadsTo(response)!, { headers: organizer });
    expect(await page.text()).toMatch(
      /<textarea[^>]*name="pasted"[^>]*>https:\/\/kirke\.example\/uke\?a=1<\/textarea>/,
    );
  });

  test("others search for", async () => {
    const response = await visit(shared({ text: `Adventskonsert ${LINK}` }), { headers: visitor });
    expect(leadsTo(response)).toBe("/?q=Adventskonsert");
  });

  test("who is not signed in may do either, and does not lose it by signing in", async () => {
    const response = await visit(shared({ title: "Adventskonsert", url: LINK }));
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain("/?q=Adventskonsert");
    const next = `/dashboard/intake?${new URLSearchParams({ delt: LINK })}`;
    expect(html).toContain(`/login?${new URLSearchParams({ next })}`);
  });

  test("a file stays on the device, and its page says so or leads to the field that takes it", async () => {
    const response = await visit(shared({ file: "1", title: "Plakat" }), { headers: organizer });
    expect(leadsTo(response)).toBe("/dashboard/intake");
    const html = await pageText(shared({ file: "1" }));
    expect(html).toContain("Den ligger på denne enheten og er ikke sendt.");
    expect(html).toContain(`/login?${new URLSearchParams({ next: "/dashboard/intake" })}`);
  });

  test("where no service worker took it, its words go on, and its file is left out", async () => {
    const body = new FormData();
    body.set("text", `Program ${LINK}`);
    body.set("file", new File(["x"], "plakat.jpg", { type: "image/jpeg" }));
    const response = await visit("/share", { method: "POST", body });
    expect(response.status).toBe(303);
    expect(leadsTo(response)).toBe(shared({ text: `Program ${LINK}` }));
  });

  test("is text, however long, and nothing that runs", async () => {
    for (const text of ["<script>alert(1)</script>", "a".repeat(7000), "\u0000\u202e", "javascript:alert(1)"]) {
      const response = await visit(shared({ text }));
      expect(response.status).toBe(200);
      expect(await response.text()).not.toContain("<script>alert(1)");
    }
    expect((await visit("/share")).status).toBe(200);
  });
});
