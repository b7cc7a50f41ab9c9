import { beforeAll, describe, expect, it } from "vitest";
import { anInvitation } from "#test/support/effects";
import { SAMPLE_IMAGES, textBytes } from "#test/support/images";
import { holds } from "#test/support/read-forms";
import { anOrganizerWithRoles, headersOf as browserOf, type Role } from "#test/support/roles";
import type { OrganizerRow } from "#test/support/rows";
import { signedIn } from "#test/support/signed-in";
import { pageText, sendForm, visit } from "#test/support/visitor";

let organizer: OrganizerRow;

beforeAll(async () => {
  organizer = await anOrganizerWithRoles();
});

const headersOf = (role: Role) => browserOf(role, organizer.id);

async function send(role: Role, path: string, fields: Record<string, string | Blob>): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return visit(path, { method: "POST", headers: await headersOf(role), body });
}

it("lets a viewer of the team leave, and do nothing else", async () => {
  const page = await pageText(`/organizer/${organizer.id}/team`, await headersOf("viewer"));
  expect([...page.matchAll(/name="intent" value="(\w+)"/g)].map(([, intent]) => intent)).toEqual(["leave"]);
});

it("the profile answers what is wrong with everything that was typed", async () => {
  const facts = { family: "free_church", parking: "yes", hearing_loop: "yes" };
  const response = await send("owner", "/dashboard/settings", {
    name: "",
    phone: "ring meg",
    description: "Blir stående",
    ...facts,
    logo_url_file: new Blob([textBytes("<svg></svg>")]),
  });
  const page = await response.text();
  expect(response.status).toBe(422);
  for (const text of ["Skriv navnet", "SVG kan vi ikke ta imot", "ring meg", "Blir stående"])
    expect(page).toContain(text);
  for (const [name, value] of Object.entries(facts)) expect(holds(page, name, value), name).toBe(true);
});

describe("onboarding", () => {
  it("is not for an address that was never proven", async () => {
    const headers = await signedIn("uprovd@rolle.test", { isVerified: false });
    expect(await pageText("/onboarding", headers)).toContain("Bekreft e-postadressen først");
    expect((await sendForm("/onboarding", { name: "Kapret" }, headers)).status).toBe(403);
  });

  it("makes the organisation and leads to its dashboard", async () => {
    const headers = await signedIn("ny@rolle.test");
    const response = await sendForm("/onboarding", { name: "Nymenigheten" }, headers);
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/dashboard"]);
  });
});

describe("POST /api/images", () => {
  const upload = (role: Role, file: Blob, kind = "logo") => send(role, "/api/images", { file, kind });
  const image = new Blob([SAMPLE_IMAGES.png]);

  it("answers an address that shows the image to whoever may send images, and to nobody else before it is used", async () => {
    const { address } = await (await upload("owner", image)).json<{ address: string }>();
    expect((await visit(`${address}?w=192`)).status).toBe(404);
    const shown = await visit(`${address}?w=192`, { headers: await headersOf("owner") });
    expect([shown.status, shown.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
    await shown.arrayBuffer();
  });

  it.each([
    ["what is no image", new Blob(["hello"]), "logo", 422],
    ["an unknown kind", image, "banner", 400],
    ["6 MB", new Blob([new Uint8Array(6 * 1024 * 1024)]), "event", 413],
  ] as const)("refuses %s", async (_what, file, kind, status) => {
    expect((await upload("owner", file, kind)).status).toBe(status);
  });

  it("says in the one shape of error what is wrong with a file, in words and as a key of the form's texts", async () => {
    expect(await (await upload("owner", new Blob(["hello"]))).json()).toEqual({
      error: { message: "Filen er ikke et bilde. Velg JPEG, PNG, WebP eller AVIF.", problem: "notAnImage" },
    });
  });
});

describe("/invitation/{token}", () => {
  const token = "a".repeat(43);

  it("sends those who are not signed in to sign in, with the token", async () => {
    for (const method of ["GET", "POST"]) {
      expect((await visit(`/invitation/${token}`, { method })).headers.get("Location")).toBe(
        `/login?invitation=${token}`,
      );
    }
  });

  it("says to anybody else whom it is not for", async () => {
    const page = await visit(`/invitation/${await anInvitation(organizer.id)}`, { headers: await headersOf("plain") });
    expect(await page.text()).toContain("Invitasjonen er til noen andre");
  });

  it("says that a link is of no use", async () => {
    const headers = await headersOf("plain");
    for (const path of [`/invitation/${token}`, "/invitation/x"]) {
      expect(await pageText(path, headers)).toContain("Invitasjonen er ugyldig eller utløpt");
      expect((await visit(path, { method: "POST", headers })).status).toBe(409);
    }
  });
});
