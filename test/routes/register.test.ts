import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { organizers, users } from "#db/schema";
import { anOrganizationNumber, UNIT } from "#test/support/register-units";
import { anOrganizer, testDatabase, rowsWith } from "#test/support/rows";
import { onTeam, signedIn } from "#test/support/signed-in";
import { meteredVisit, pageText, visit } from "#test/support/visitor";
import type { LookupView } from "~/views/organizers/register-lookup";

type Headers = Record<string, string>;

const look = (query: string, headers: Headers, page = 0) =>
  visit("/api/register", {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json" },
    body: JSON.stringify({ query, page }),
  });

const found = async (query: string, headers: Headers) => (await look(query, headers)).json<LookupView>();

const unitsOf = (view: LookupView) => (view.kind === "hits" ? view.units : []);

describe("/api/register", () => {
  test("is no open proxy: it asks for those who describe an organisation, and nobody else", async () => {
    const unverified = await signedIn("uprovd@register.test", { isVerified: false });
    const follower = await signedIn("folger@register.test");
    await testDatabase().update(users).set({ follows_only: true }).where(eq(users.email, "folger@register.test"));
    expect((await look(UNIT.active, {})).status).toBe(401);
    expect((await look(UNIT.active, unverified)).status).toBe(403);
    expect((await look(UNIT.active, follower)).status).toBe(403);
    expect((await look(UNIT.active, await signedIn("ny@register.test"))).status).toBe(200);
  });

  test("finds by number, however it is written, and by name", async () => {
    const headers = await signedIn("ny@register.test");
    for (const query of ["999000177", "999 000 177", "999.000.177", "NO 999000177 MVA"])
      expect(unitsOf(await found(query, headers)).map(({ name }) => name)).toEqual(["Bykirken på Røros"]);
    expect(unitsOf(await found("fjellkyrkja", headers))).toMatchObject([
      { number: UNIT.nynorsk, facts: "999 000 312 · Røros · Forening/lag/innretning", texts: { language: "nn" } },
    ]);
  });

  test.each([
    ["999 000 178", "wrongNumber"],
    ["x", "tooShort"],
    [UNIT.unknown, "unknownNumber"],
    [UNIT.removed, "removedNumber"],
    [UNIT.down, "unreachable"],
    ["nede", "unreachable"],
  ])("says of «%s»: %s", async (query, kind) => {
    expect(await found(query, await signedIn("ny@register.test"))).toEqual({ kind });
  });

  test("says who has a number, the one whose number is verified first, and not that one has it oneself", async () => {
    const numbered = { organization_number: UNIT.active };
    await anOrganizer({ ...numbered, name: "Den andre", email: "andre@register.test" });
    const { id } = await anOrganizer({
      ...numbered,
      name: "Den rette",
      email: "rette@register.test",
      organization_number_verified_at: new Date(),
    });
    const asked = async (email: string) => unitsOf(await found(UNIT.active, await signedIn(email)))[0]?.holder;
    expect(await asked("ny@register.test")).toEqual({ id, name: "Den rette" });
    expect(await asked("rette@register.test")).toMatchObject({ name: "Den andre" });
  });

  test("refuses what is no request, and answers a person sixty times an hour", async () => {
    const headers = await signedIn("ivrig@register.test");
    expect((await look("x".repeat(500), headers)).status).toBe(400);
    expect((await look("bykirken", headers, -1)).status).toBe(400);
    for (let n = 0; n < 60; n++) expect((await look(UNIT.active, headers)).status).toBe(200);
    const refused = await look(UNIT.active, headers);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await look("1", headers)).status, "what asks nobody is not counted").toBe(200);
  });
});

describe("the profile's form without scripts", () => {
  const send = async (headers: Headers, path: string, fields: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const response = await visit(path, { method: "POST", headers, body });
    return { status: response.status, html: await response.text() };
  };

  test("comes back with hits, and what was typed; nothing is saved", async () => {
    const headers = await signedIn("skjema@register.test");
    const typed = { name: "Kirken vår", phone: "22 33 44 55", register_query: "fjellkyrkja" };
    const { status, html } = await send(headers, "/onboarding", { ...typed, intent: "register search 0" });
    expect(status).toBe(422);
    for (const text of ["Velg Fjellkyrkja Røros sokn", 'value="Kirken vår"', 'value="22 33 44 55"'])
      expect(html).toContain(text);
    const [row] = await rowsWith(organizers, { email: "skjema@register.test" });
    expect(row).toBeUndefined();
  });

  test("comes back filled; of a unit that is no more nothing is filled in", async () => {
    const headers = await signedIn("skjema@register.test");
    const chosen = await send(headers, "/onboarding", { name: "", intent: `register choose ${UNIT.nynorsk}` });
    expect(chosen.html).toContain('value="Fjellkyrkja Røros sokn"');
    const typed = { name: "Kirken vår", website: "kirken.no" };
    const kept = await send(headers, "/onboarding", { ...typed, intent: `register choose ${UNIT.active}` });
    for (const text of ['value="Kirken vår"', 'value="kirken.no"', "Bruk dette"]) expect(kept.html).toContain(text);
    const gone = await send(headers, "/onboarding", { name: "", intent: `register choose ${UNIT.deleted}` });
    expect(gone.html).toContain("Organisasjonen er slettet fra Enhetsregisteret");
    expect(gone.html).not.toContain('value="Nedlagte bedehus"');
  });

  test("while the register does not answer, what was searched for is the name, until a unit is chosen", async () => {
    const headers = await signedIn("skjema@register.test");
    const away = await send(headers, "/onboarding", { name: "", register_query: "nede", intent: "register search 0" });
    expect(away.html).toContain('name="register_carried" value="nede"');
    const carried = { name: "nede", register_carried: "nede" };
    const chosen = await send(headers, "/onboarding", { ...carried, intent: `register choose ${UNIT.nynorsk}` });
    expect(chosen.html).toContain('value="Fjellkyrkja Røros sokn"');
  });

  test("is saved by Enter in another field, which presses its first button: the search for nothing", async () => {
    const headers = await signedIn("enter@register.test");
    const fields = { name: "Entermenigheten", register_query: " ", intent: "register search 0" };
    expect((await send(headers, "/onboarding", fields)).status).toBe(303);
  });

  test("tells once of another with the number, with a link to ask them", async () => {
    const organization_number = anOrganizationNumber();
    const { id } = await anOrganizer({ name: "Nordbyen kirke", organization_number });
    const headers = await signedIn("nordbyen@register.test");
    const fields = { name: "Nordbyen", organization_number };
    const told = await send(headers, "/onboarding", fields);
    expect(told.status).toBe(409);
    expect(told.html).toContain("Nordbyen kirke er allerede på Samling");
    expect(told.html).toContain(`href="/organizer/${id}"`);
    expect(told.html).toContain(`name="shared_number" value="${organization_number}"`);
    expect((await send(headers, "/onboarding", { ...fields, shared_number: organization_number })).status).toBe(303);
  });
});

test("an administrator of the team sees the number and does not send it, and what they save leaves it as it is", async () => {
  const organization_number = anOrganizationNumber();
  const organizer = await anOrganizer({ organization_number });
  await onTeam(organizer.id, "admin@register.test", "admin");
  const headers = await signedIn("admin@register.test");
  const html = await pageText("/dashboard/settings", headers);
  expect(html).toContain("Bare eieren kan endre organisasjonsnummeret.");
  expect(html).not.toContain('name="organization_number"');
  expect(html).not.toContain("Organisasjonsnummer eller navn");
  const body = new FormData();
  body.set("name", "Nytt navn");
  body.set("version", "1");
  expect((await visit("/dashboard/settings", { method: "POST", headers, body })).status).toBe(303);
  const [row] = await rowsWith(organizers, { id: organizer.id });
  expect(row).toMatchObject({ name: "Nytt navn", organization_number });
});

test("the page of an organizer says that it is registered only while the register has said so", async () => {
  const numbered = () => ({ organization_number: anOrganizationNumber() });
  const unconfirmed = await anOrganizer(numbered());
  const confirmed = await anOrganizer({ ...numbered(), register_name: "Et navn i registeret" });
  expect((await meteredVisit(`/organizer/${unconfirmed.id}`)).html).not.toContain("registrert i Enhetsregisteret");
  const { html, meter } = await meteredVisit(`/organizer/${confirmed.id}`);
  for (const text of [
    "registrert i Enhetsregisteret",
    "som Et navn i registeret",
    "Kilde: Brønnøysundregistrene, NLOD",
  ])
    expect(html).toContain(text);
  expect(meter.trips).toBeLessThanOrEqual(2);
});
