import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import {
  contentModerationStatus,
  organizers,
  outbox,
  pageClaims,
  registerBatches,
  removedUnits,
  users,
} from "#db/schema";
import { NOW } from "#test/support/clock";
import { PLACED_UNITS } from "#test/support/register-of-places";
import { anOrganizerWithRoles, headersOf, ROLES } from "#test/support/roles";
import { anOrganizer, type OrganizerRow, setHidden, testDatabase, rowsWith } from "#test/support/rows";
import { signedIn } from "#test/support/signed-in";
import { json, meteredVisit, pageText, sendForm, visit } from "#test/support/visitor";
import { hashToken } from "~/auth/tokens";
import { limitAttempts } from "~/models/site/attempts";
import type { PublicOrganizerDetail, PublicOrganizerPage } from "~/schemas/public-answers/records";

const db = testDatabase();
const NOT_KEPT = "Laget fra Enhetsregisteret. Menigheten har ikke tatt den i bruk ennå.";
let team: string;
let kept: OrganizerRow;
let page: OrganizerRow;

const unkept = (given: Parameters<typeof anOrganizer>[0] = {}) =>
  anOrganizer({ register_batch: "b", website: "https://www.bykirken.example/", ...given });

beforeAll(async () => {
  team = (await anOrganizerWithRoles()).id;
  kept = await anOrganizer({ name: "Bedehuset", lat: 59.9, lng: 10.7, county: "03" });
  page = await unkept({
    name: "Bykirken",
    email: "hemmelig@enhetsregisteret.invalid",
    organization_number: "999000177",
    lat: 59.91,
    lng: 10.71,
    county: "03",
  });
});

const rowOf = async (id: string) => (await rowsWith(organizers, { id }))[0]!;

describe("a page that nobody keeps", () => {
  test("says so, shows no e-mail, and leads to taking it in use and to its removal", async () => {
    const html = await pageText(`/organizer/${page.id}`);
    for (const text of [NOT_KEPT, "Er du fra Bykirken? Ta siden i bruk", "Fjern siden"]) expect(html).toContain(text);
    expect(html).toContain(`/organizer/${page.id}/claim`);
    expect(html).not.toContain("enhetsregisteret.invalid");
    expect(html).not.toContain("mailto:");
    expect(await pageText(`/organizer/${kept.id}`)).not.toContain("Enhetsregisteret.");
  });

  test("is never mixed up with one that is kept: API, structured data, feeds", async () => {
    expect(await json<PublicOrganizerDetail>(`/api/organizers/${page.id}`)).toMatchObject({
      is_kept: false,
      email: null,
    });
    expect(await json<PublicOrganizerDetail>(`/api/organizers/${kept.id}`)).toMatchObject({
      is_kept: true,
      email: kept.email,
    });
    const html = await pageText(`/organizer/${page.id}`);
    expect(html).toContain(`"disambiguatingDescription":"${NOT_KEPT}"`);
    expect(await pageText(`/feeds/events.rss?organizer_id=${page.id}`)).toContain(NOT_KEPT);
    expect(await pageText(`/feeds/events.rss?organizer_id=${kept.id}`)).not.toContain(NOT_KEPT);
    expect(await pageText(`/organizer/${page.id}.ics`)).toContain("Bykirken (fra Enhetsregisteret)");
  });

  test("is found near me, on the map, in the list, and by who keeps it", async () => {
    for (const [query, names] of [
      ["near=Oslo", ["Bykirken", "Bedehuset"]],
      ["keeper=register", ["Bykirken"]],
      ["keeper=register&near=Oslo&county=03", ["Bykirken"]],
      ["keeper=congregation&q=b", ["Bedehuset"]],
    ] as const) {
      const html = await pageText(`/organizations?${query}`);
      for (const name of ["Bykirken", "Bedehuset"])
        expect(html.includes(`>${name}</a>`), `${query}: ${name}`).toBe(names.some((one) => one === name));
    }
    const found = await json<PublicOrganizerPage>("/api/organizers?keeper=register");
    expect(found.organizers.map(({ name }) => name)).toEqual(["Bykirken"]);
    const map = await pageText("/organizations/map.json?keeper=register&bbox=10,59,11,60");
    expect(map).toContain("59.91");
  });

  test("makes the lists no dearer: pages that nobody keeps cost what others do, a thousand of them too", async () => {
    const before = await meteredVisit("/organizations?county=03");
    await env.DB.prepare(
      `insert into organizers (id, email, name, search_text, search_name, name_key, register_batch, organization_number)
        select 'mange' || value, value || '@enhetsregisteret.invalid', 'Mange ' || value, 'mange', 'mange', 'mange' || value, 'mange', value
        from (with recursive n(value) as (select 1 union all select value + 1 from n where value < 1000) select value from n)`,
    ).run();
    const lists = ["/organizations", "/organizations?keeper=congregation", "/organizations?keeper=register"];
    for (const path of lists) {
      const { meter } = await meteredVisit(path);
      // Of which the count, exact up to 500, reads the most.
      expect(meter.rowsRead, path).toBeLessThan(1200);
      expect(meter.trips, path).toBeLessThanOrEqual(before.meter.trips);
    }
    await env.DB.prepare("delete from organizers where register_batch = 'mange'").run();
  });
});

describe("/admin/register", () => {
  const look = (query = "") =>
    headersOf("superadmin", team).then((headers) => pageText(`/admin/register${query}`, headers));
  const send = async (fields: Record<string, string>) =>
    (await sendForm("/admin/register", fields, await headersOf("superadmin", team))).headers.get("Location");

  test("lists a municipality's units by form and number, in parts, and marks those we have", async () => {
    const [first] = PLACED_UNITS.filter(
      ({ isFound, forretningsadresse }) => isFound && forretningsadresse.kommunenummer === "4621",
    );
    const held = await anOrganizer({ organization_number: first!.organisasjonsnummer });
    const voss = await look("?place=4621");
    expect(voss).toContain("Forening/lag/innretning");
    expect(voss).toContain(`/organizer/${held.id}`);
    expect(voss).not.toContain(`value="${first!.organisasjonsnummer}"`);
    expect(voss).not.toMatch(/sjakklubb|idrettslag/i);
    expect(await look("?place=46&page=2")).toMatch(/Del 2 av \d/);
  });

  test("says kindly that the register is away, and that a municipality does not exist", async () => {
    expect(await look("?place=21")).toContain("Enhetsregisteret svarer ikke nå. Ingenting er endret.");
    expect(await look("?place=9999")).toContain("Kommunen finnes ikke.");
  });

  test("orders pages, shows the batch, and undoes it", async () => {
    const numbers = PLACED_UNITS.slice(0, 3).map(({ organisasjonsnummer }) => organisasjonsnummer);
    expect(await send({ intent: "make", place: "4601", units: "" })).toContain("melding=noneTicked");
    expect(await send({ intent: "make", place: "4601", units: `${numbers.join(",")},123456789` })).toContain(
      "melding=made",
    );
    const [batch] = await db.select().from(registerBatches);
    expect(batch).toMatchObject({ place: "4601", waiting: JSON.stringify(numbers) });
    expect(await look()).toContain("0 sider, 3 venter");
    expect(await send({ intent: "undo", batch: batch!.id })).toContain("melding=undoing");
    expect(await look()).toContain("angret");
    const log = await pageText("/admin/log", await headersOf("superadmin", team));
    for (const text of ["Laget sider fra Enhetsregisteret", "Angret sider fra Enhetsregisteret"])
      expect(log).toContain(text);
  });

  test("nobody else makes pages, undoes them, or answers who may have one", async () => {
    const { id: user_id } = (await db.select().from(users).limit(1))[0]!;
    await db.insert(pageClaims).values({ id: "krav", organizer_id: page.id, user_id, message: "Hei", created_at: NOW });
    await db.insert(registerBatches).values({ id: "andres", place: "4601", waiting: "[]", created_at: NOW });
    const count = await db.$count(registerBatches);
    for (const role of ROLES.filter((name) => name !== "superadmin"))
      for (const fields of <Record<string, string>[]>[
        { intent: "make", place: "4601", units: "999000312" },
        { intent: "undo", batch: "andres" },
        { intent: "yes", claim: "krav" },
        { intent: "no", claim: "krav" },
        { intent: "return", organizer: page.id },
      ])
        expect(
          (await sendForm("/admin/register", fields, await headersOf(role, team))).headers.get("Location"),
          role,
        ).toMatch(/^\/(login.*)?$/);
    expect(await db.$count(registerBatches)).toBe(count);
    expect((await rowsWith(registerBatches, { id: "andres" }))[0]!.undone_at).toBeNull();
    expect([await db.$count(pageClaims), (await rowOf(page.id)).is_kept]).toEqual([1, 0]);
    expect(await look(), "the superadmin sees it").toContain("Hei");
    await db.delete(pageClaims);
  });
});

describe("claiming through the page", () => {
  test("a stranger is led to an account; the mailed link is pressed by whoever asked", async () => {
    const path = `/organizer/${page.id}/claim`;
    expect(await pageText(path)).toContain(`/login?next=${encodeURIComponent(path)}`);
    expect((await sendForm(path, { intent: "mail", email: "a@bykirken.example" })).headers.get("Location")).toMatch(
      /^\/login/,
    );
    const headers = await signedIn("kari@person.test");
    const wrong = await sendForm(path, { intent: "mail", email: "kari@person.test" }, headers);
    expect([wrong.status, await wrong.text()]).toEqual([
      422,
      expect.stringContaining("Adressen må slutte på det samme"),
    ]);
    const sent = await sendForm(path, { intent: "mail", email: "post@bykirken.example" }, headers);
    expect(sent.headers.get("Location")).toBe(`${path}?done=linkSent`);
    const [mail] = await rowsWith(outbox, { recipient: "post@bykirken.example" });
    const token = /token=([\w-]{43})/.exec(mail!.body_text!)![1]!;
    expect(mail!.subject).not.toContain("Bykirken");
    const thief = await signedIn("tyv@person.test");
    expect(await pageText(`${path}?token=${token}`, thief), "said before the press").toContain(
      "laget for en annen konto enn tyv@person.test",
    );
    expect((await sendForm(path, { intent: "link", token }, thief)).status).toBe(409);
    expect(mail!.body_text, "who asks").toContain("kari@person.test");
    for (const address of ["kari@person.test", "tyv@person.test"])
      expect(await pageText(path, await signedIn(address)), "which address is shown, above each button").toContain(
        "Kontoens egen vises ikke.",
      );
    expect(await pageText(`${path}?token=${token}`, headers), "a scanner that follows it takes nothing").toContain(
      "Ta siden i bruk",
    );
    expect((await rowOf(page.id)).is_kept).toBe(0);
    expect((await sendForm(path, { intent: "link", token }, headers)).headers.get("Location")).toBe(
      `${path}?done=taken`,
    );
    expect((await rowOf(page.id)).email).toBe("kari@person.test");
    for (const address of [`/organizer/${page.id}`, `/api/organizers/${page.id}`]) {
      const shown = await pageText(address);
      expect(shown).toContain("post@bykirken.example");
      expect(shown).not.toContain("kari@person.test");
    }
    expect(await pageText(`/organizer/${page.id}`)).not.toContain(NOT_KEPT);
    expect((await sendForm(path, { intent: "word" }, thief)).headers.get("Location"), "as if it were free").toBe(
      `${path}?done=asked`,
    );
  });
});

describe("on the way to a claim", () => {
  test("signing up asks for no organisation's name, and makes none", async () => {
    const { id } = await unkept();
    const next = `/organizer/${id}/claim`;
    const form = await pageText(`/login?${new URLSearchParams({ mode: "sign-up", next })}`);
    expect(form).not.toContain("organization_name");
    expect(await pageText(`/login?${new URLSearchParams({ mode: "sign-up", next: "/dashboard" })}`)).toContain(
      "organization_name",
    );
    const fields = { intent: "sign-up", email: "ny@person.test", password: "hemmelig-nok-123" };
    expect((await sendForm("/login", { ...fields, next: "/dashboard" })).status, "elsewhere it is asked").toBe(422);
    expect((await sendForm("/login", { ...fields, next, organization_name: "Vikøy sokn" })).status).toBeLessThan(400);
    const [account] = await rowsWith(users, { email: "ny@person.test" });
    expect(account).toMatchObject({ pending_organizer_name: null, follows_only: false });
    expect(await db.$count(organizers, eq(organizers.email, "ny@person.test"))).toBe(0);
  });

  test("whoever has asked is told that they are being answered", async () => {
    const path = `/organizer/${(await unkept()).id}/claim`;
    const headers = await signedIn("spor@person.test");
    expect(await pageText(path, headers)).not.toContain("Vi har spurt");
    await sendForm(path, { intent: "question", message: "Jeg er klokker" }, headers);
    const again = await pageText(path, headers);
    expect(again).toContain("Vi har spurt, og du får svar på e-post.");
    expect(again).toContain("Send lenken");
  });

  test("a page that is no page of the register takes none", async () => {
    expect((await visit(`/organizer/${kept.id}/claim`)).status).toBe(404);
    const headers = await signedIn("spor@person.test");
    expect((await sendForm(`/organizer/${kept.id}/claim`, { intent: "word" }, headers)).status).toBe(409);
  });
});

test("a claim that is undone by the link to the registered address, without an account, at a press", async () => {
  const { id } = await unkept({ name: "Sørkirken" });
  const former = JSON.stringify({ ...(await rowOf(id)), claimed_at: null, opening: "{}", facts: "{}" });
  const { id: user_id } = (await db.select().from(users).limit(1))[0]!;
  const undo_hash = hashToken("u".repeat(43));
  await db.insert(pageClaims).values({ id: "tatt", organizer_id: id, user_id, former, undo_hash, created_at: NOW });
  await db
    .update(organizers)
    .set({ register_batch: null, claimed_at: new Date(), email: "tyv@person.test" })
    .where(eq(organizers.id, id));
  expect(await pageText("/admin/register", await headersOf("superadmin", team))).toContain(
    "Tatt i bruk det siste døgnet",
  );
  const path = `/organizer/${id}/claim`;
  expect(await pageText(`${path}?undo=${"u".repeat(43)}`), "a scanner that follows it undoes nothing").toContain(
    "Angre",
  );
  expect((await rowOf(id)).is_kept).toBe(1);
  expect((await sendForm(path, { intent: "undo", token: "x".repeat(43) })).status).toBe(409);
  const pressed = await sendForm(path, { intent: "undo", token: "u".repeat(43) });
  expect(pressed.headers.get("Location")).toBe(`${path}?done=undone`);
  expect((await rowOf(id)).is_kept).toBe(0);
});

describe("«Fjern siden»", () => {
  const remove = (id: string, network: string) =>
    sendForm(`/organizer/${id}/remove`, { message: "Vi er nedlagt" }, { "CF-Connecting-IP": network });

  test("hides at once, without an account, asks to be looked at, and remembers the number", async () => {
    const { id } = await unkept({ name: "Gammelkirken", organization_number: "999000312" });
    expect((await remove(id, "203.0.113.1")).headers.get("Location")).toBe("/organizations?melding=pageRemoved");
    expect((await visit(`/api/organizers/${id}`)).status).toBe(404);
    const [mark] = await rowsWith(contentModerationStatus, { content_id: id });
    expect(mark).toMatchObject({ is_hidden: true, manual_review_required: true });
    expect((await db.select().from(removedUnits)).map(({ organization_number }) => organization_number)).toEqual([
      "999000312",
    ]);
    const queue = await pageText("/admin/moderation", await headersOf("moderator", team));
    for (const text of ["Gammelkirken", "Fjernet av en som sier å høre til der: Vi er nedlagt"])
      expect(queue).toContain(text);
  });

  test("a page that its congregation keeps can't be touched", async () => {
    expect((await remove(kept.id, "203.0.113.2")).status).toBe(409);
    expect((await visit(`/api/organizers/${kept.id}`)).status).toBe(200);
    expect(await pageText(`/organizer/${kept.id}/remove`)).toContain("kan ikke fjernes her");
  });

  test("addresses of one site are one network", async () => {
    const statuses = [];
    for (let n = 0; n < 4; n++) statuses.push((await remove((await unkept()).id, `2001:db8:77:${n}::1`)).status);
    expect(statuses).toEqual([303, 303, 303, 429]);
    expect((await remove((await unkept()).id, "2001:db8:78::1")).status, "of another").toBe(303);
  });

  test("once many pages went in a day the wish is kept for a moderator, and the page stays", async () => {
    const settings = { ENVIRONMENT: "production" } as const;
    for (let n = 0; n < 200; n++) await limitAttempts({ removalByAnybody: "all" }, { db, now: NOW, settings });
    const { id } = await unkept({ name: "Seinkirken", organization_number: "999000223" });
    expect((await remove(id, "203.0.113.9")).headers.get("Location")).toBe("/organizations?melding=removalKept");
    expect((await visit(`/api/organizers/${id}`)).status).toBe(200);
    expect(await db.$count(removedUnits, eq(removedUnits.organization_number, "999000223"))).toBe(0);
    const queue = await pageText("/admin/moderation", await headersOf("moderator", team));
    for (const text of ["Seinkirken", "Ønskes fjernet av en som sier å høre til der: Vi er nedlagt"])
      expect(queue).toContain(text);
  });

  test("what a moderator shows again mails nobody", async () => {
    const { id } = await unkept({ email: "ingen@enhetsregisteret.invalid" });
    await setHidden("organizer", id, true);
    const headers = await headersOf("moderator", team);
    await sendForm(
      "/admin/moderation",
      { content_type: "organizer", content_id: id, decision: "approve", seen: "0" },
      headers,
    );
    const mails = await rowsWith(outbox, { recipient: "ingen@enhetsregisteret.invalid" });
    expect(mails.filter(({ status }) => status === "sent")).toEqual([]);
  });
});
