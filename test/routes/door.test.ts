import { beforeAll, describe, expect, test } from "vitest";
import { anOrganizer } from "#test/support/rows";
import { onTeam, signedIn } from "#test/support/signed-in";
import { pageText, visit } from "#test/support/visitor";

const DOORS = ["/dashboard", "/dashboard/calendar-sync"] as const;
const ONE = "Familiegudstjeneste søndag kl 11, kirkekaffe etterpå";
const SEVERAL = "13. juni 2027 kl. 11 Messe\n20. juni 2027 kl. 18 Vesper";

let headers: Record<string, string>;
let organizerId: string;
beforeAll(async () => {
  const organizer = await anOrganizer();
  organizerId = organizer.id;
  headers = await signedIn(organizer.email);
  await onTeam(organizerId, "ser@doren.test", "viewer");
});

async function bring(path: string, fields: Record<string, string | File>, who = headers) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ intent: "read", ...fields })) body.append(name, value);
  const index = path === "/dashboard" ? "?index" : "";
  const response = await visit(path + index, { method: "POST", headers: who, body });
  return { status: response.status, to: response.headers.get("Location") };
}

describe.each(DOORS)("the line at %s", (path) => {
  test("takes one event to its form, which begins with the line", async () => {
    const { status, to } = await bring(path, { pasted: ` ${ONE}\n` });
    expect(status).toBe(303);
    expect(to).toBe(`/dashboard/event/new?${new URLSearchParams({ line: ONE })}`);
    const form = await pageText(to!, headers);
    expect(/<textarea[^>]*name="line"[^>]*>([^<]*)</.exec(form)?.[1]).toBe(ONE);
  });

  test("takes several events, and a file, to the review", async () => {
    expect((await bring(path, { pasted: SEVERAL })).to).toMatch(/^\/dashboard\/intake\/\w+$/);
    const file = new File([SEVERAL], "program.txt", { type: "text/plain" });
    expect((await bring(path, { pasted: "", file })).to).toMatch(/^\/dashboard\/intake\/\w+$/);
    expect((await bring(path, { pasted: ONE, file })).to).toMatch(/^\/dashboard\/intake\/\w+$/);
  });

  test("says why nothing comes of it", async () => {
    expect(await bring(path, { pasted: "Et program\nuten noen dato" })).toEqual({ status: 422, to: null });
  });
});

test("a superadmin at another organizer's sources reviews one event, too: the form is of their own", async () => {
  await anOrganizer({ email: "super@doren.test", is_superadmin: true });
  const { to } = await bring(
    `/dashboard/calendar-sync?org=${organizerId}`,
    { pasted: "Messe 13. juni 2027 kl. 11" },
    await signedIn("super@doren.test"),
  );
  expect(to).toMatch(/^\/dashboard\/intake\/\w+$/);
});

test("the intake's own page reviews one event, too", async () => {
  expect((await bring("/dashboard/intake", { pasted: "Messe 13. juni 2027 kl. 11" })).to).toMatch(
    /^\/dashboard\/intake\/\w+$/,
  );
});
