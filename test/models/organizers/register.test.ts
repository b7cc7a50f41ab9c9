import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { findPublisher, roomOf } from "#db/queries/publishing/publishing";
import { events, organizers } from "#db/schema";
import { anAccount } from "#test/support/accounts";
import { fromNow, NOW } from "#test/support/clock";
import { anEdit, aSubmission, aViewer, profileDeps } from "#test/support/profile-work";
import { anOrganizationNumber } from "#test/support/register-units";
import { anEvent, anOrganizer, testDatabase, rowsWith } from "#test/support/rows";
import type { RegisterAnswer, RegisterUnit } from "~/domain/organizers/register";
import { shownFrom } from "~/domain/organizers/standing";
import { createOrganizer } from "~/models/organizers/create";
import { askRegisterAgain } from "~/models/organizers/register";
import { updateOrganizer } from "~/models/organizers/update";

const aUnit = (given: Partial<RegisterUnit> = {}): RegisterAnswer => ({
  kind: "unit",
  unit: {
    number: "999000177",
    name: "Lillehavn menighet",
    form: "Forening/lag/innretning",
    family: null,
    address: null,
    city: "Bodø",
    website: null,
    email: null,
    language: "nb",
    standing: "active",
    ...given,
  },
});

const rowOf = async (id: string) => (await rowsWith(organizers, { id }))[0]!;

let people = 0;

async function signUp(texts: Record<string, string>, registered: RegisterAnswer | null, now = NOW) {
  const email = `registrert-${++people}@lillehavn.test`;
  const { id: userId } = await anAccount({ email });
  const created = await createOrganizer(
    aSubmission(texts),
    aViewer({ userId, email }),
    profileDeps({ registered, now }),
  );
  if (!created.ok) throw new Error(created.problem.kind);
  return rowOf(created.value.id);
}

async function save(id: string, texts: Record<string, string>, registered: RegisterAnswer | null, now = NOW) {
  const before = await rowOf(id);
  expect(await updateOrganizer(anEdit(before.version, texts), before, profileDeps({ registered, now }))).toMatchObject({
    ok: true,
  });
  return rowOf(id);
}

describe("when a profile is saved the server asks the register itself", () => {
  test("an active unit confirms the number, by its name, and when", async () => {
    const organization_number = anOrganizationNumber();
    expect(await signUp({ organization_number }, aUnit())).toMatchObject({
      organization_number,
      register_standing: "active",
      register_name: "Lillehavn menighet",
      register_checked_at: NOW,
      has_register_name: true,
    });
  });

  test.each<[string, RegisterAnswer]>([
    ["unknown", { kind: "unknown" }],
    ["removed", { kind: "removed" }],
    ["deleted", aUnit({ standing: "deleted" })],
    ["bankrupt", aUnit({ standing: "bankrupt" })],
    ["winding_up", aUnit({ standing: "winding_up" })],
    ["forced_winding_up", aUnit({ standing: "forced_winding_up" })],
    ["subunit", aUnit({ standing: "subunit" })],
  ])("a number that is %s is kept as typed, and confirms nothing", async (standing, answer) => {
    const organization_number = anOrganizationNumber();
    expect(await signUp({ organization_number }, answer)).toMatchObject({
      organization_number,
      register_standing: standing,
      register_name: null,
      has_register_name: false,
    });
  });

  test("while it is down the number is kept, unconfirmed, and confirmed by the next save or the cron", async () => {
    const number = { organization_number: anOrganizationNumber() };
    const row = await signUp(number, null);
    expect(row).toMatchObject({
      ...number,
      register_standing: null,
      register_name: null,
      register_due_at: NOW,
    });
    const answer = aUnit();
    expect(await save(row.id, { ...number, name: row.name }, answer)).toMatchObject({ register_standing: "active" });

    await testDatabase()
      .update(organizers)
      .set({ register_standing: null, register_name: null, register_due_at: NOW, has_register_name: false })
      .where(eq(organizers.id, row.id));
    const { version } = await rowOf(row.id);
    await askRegisterAgain({ ...profileDeps({ registered: answer }) });
    expect(await rowOf(row.id)).toMatchObject({
      register_standing: "active",
      register_name: "Lillehavn menighet",
      has_register_name: true,
      version,
    });
  });

  test("no number is asked about, and none that was confirmed a while ago under the same name", async () => {
    const asked: string[] = [];
    const deps = (now = NOW) => ({
      ...profileDeps({ now }),
      register: { find: async (number: string) => (asked.push(number), aUnit()) },
    });
    const { id } = await anOrganizer({ organization_number: null });
    const texts = { name: "Lillehavn menighet", organization_number: anOrganizationNumber() };
    const edit = async (sent: Record<string, string>, now = NOW) => {
      const before = await rowOf(id);
      await updateOrganizer(anEdit(before.version, sent), before, deps(now));
    };
    await edit({ name: "Lillehavn menighet" });
    expect(asked).toEqual([]);
    await edit(texts);
    await edit({ ...texts, phone: "22 33 44 55" });
    expect(asked).toEqual([texts.organization_number]);
    await edit({ ...texts, name: "Et annet navn" });
    await edit({ ...texts, name: "Et annet navn" }, fromNow({ days: 91 }));
    expect(asked).toHaveLength(3);
    await edit({ name: "Et annet navn" });
    expect(await rowOf(id)).toMatchObject({
      organization_number: null,
      register_standing: null,
      register_due_at: null,
    });
  });

  test("a number that was unknown is asked about again with each save: it may have been registered meanwhile", async () => {
    const number = { organization_number: anOrganizationNumber() };
    const row = await signUp(number, { kind: "unknown" });
    expect(await save(row.id, { ...number, name: row.name }, aUnit())).toMatchObject({ register_standing: "active" });
  });

  test("a changed number loses what was confirmed, also while the register is down", async () => {
    const { id } = await anOrganizer({
      organization_number: "974760673",
      register_standing: "active",
      register_name: "Noe annet",
      register_checked_at: NOW,
      has_register_name: true,
      organization_number_verified_at: NOW,
    });
    expect(await save(id, { name: "Lillehavn", organization_number: "971032081" }, null)).toMatchObject({
      register_standing: null,
      register_name: null,
      has_register_name: false,
      organization_number_verified_at: null,
    });
  });
});

describe("the cron asks again", () => {
  test("after some months: an organisation that was wound up meanwhile is no longer called registered", async () => {
    const { id } = await anOrganizer({
      organization_number: "974760673",
      register_standing: "active",
      register_name: "Lillehavn menighet",
      register_due_at: fromNow({ hours: -1 }),
    });
    await askRegisterAgain({ ...profileDeps({ registered: aUnit({ standing: "deleted" }) }) });
    expect(await rowOf(id)).toMatchObject({ register_standing: "deleted", register_name: null });
  });

  test("not about numbers of before, which nobody was told would be shown", async () => {
    const { id } = await anOrganizer({ organization_number: "974760673" });
    await askRegisterAgain({ ...profileDeps({ registered: aUnit() }) });
    expect(await rowOf(id)).toMatchObject({ register_standing: null, register_name: null });
  });

  test("an hour later about one it got no response for, and leaves what it knows", async () => {
    const { id } = await anOrganizer({
      organization_number: "974760673",
      register_standing: "active",
      register_name: "Lillehavn menighet",
      register_due_at: NOW,
    });
    await askRegisterAgain({ ...profileDeps() });
    expect(await rowOf(id)).toMatchObject({
      register_name: "Lillehavn menighet",
      register_due_at: fromNow({ hours: 1 }),
    });
  });

  test("and writes nothing where the number has changed meanwhile", async () => {
    const { id } = await anOrganizer({ organization_number: "974760673", register_due_at: NOW });
    const register = {
      async find() {
        await testDatabase()
          .update(organizers)
          .set({ organization_number: "971032081", register_due_at: null })
          .where(eq(organizers.id, id));
        return aUnit();
      },
    };
    await askRegisterAgain({ ...profileDeps(), register });
    expect(await rowOf(id)).toMatchObject({ organization_number: "971032081", register_name: null });
  });
});

describe("two with one number", () => {
  const shared = { organization_number: anOrganizationNumber() };

  test("the second is told who is there, once, and nobody keeps anybody out", async () => {
    const first = await signUp({ ...shared, name: "Nordre menighet" }, aUnit());
    const email = "nummer-to@lillehavn.test";
    const { id: userId } = await anAccount({ email });
    const send = (sharedNumber: string | null) =>
      createOrganizer(
        { ...aSubmission({ ...shared, name: "Nordre ungdom" }), sharedNumber },
        aViewer({ userId, email }),
        profileDeps({ registered: aUnit() }),
      );
    expect(await send(null)).toMatchObject({
      ok: false,
      problem: { kind: "numberTaken", holder: { id: first.id, name: "Nordre menighet" } },
    });
    expect(await send(anOrganizationNumber()), "of another number they know nothing").toMatchObject({ ok: false });
    expect(await send(shared.organization_number)).toMatchObject({ ok: true });
    expect(await send(null), "sent twice is made once").toMatchObject({ ok: true });
  });

  test("in the settings too, but not about the number that is theirs already", async () => {
    const { id, name } = await anOrganizer({ organization_number: null });
    const before = await rowOf(id);
    expect(await updateOrganizer(anEdit(before.version, { ...shared, name }), before, profileDeps())).toMatchObject({
      ok: false,
      problem: { kind: "numberTaken" },
    });
    await testDatabase().update(organizers).set(shared).where(eq(organizers.id, id));
    const now = await rowOf(id);
    expect(await updateOrganizer(anEdit(now.version, { ...shared, name }), now, profileDeps())).toMatchObject({
      ok: true,
    });
  });
});

describe("the hold of the first day", () => {
  const held = async (id: string) =>
    (await testDatabase().select({ until: events.public_from }).from(events).where(eq(events.organizer_id, id)))[0]!;
  const NEW = { reviewed_at: null, created_at: fromNow({ hours: -1 }), organization_number: null };

  test("is shortened when the register knows it by its name, also for what is held already, and not removed", async () => {
    const { id } = await anOrganizer(NEW);
    await anEvent({ organizer_id: id, public_from: shownFrom(NEW.created_at) });
    await save(id, { name: "Lillehavn menighet", organization_number: anOrganizationNumber() }, aUnit());
    expect(await held(id)).toEqual({ until: shownFrom(NEW.created_at, true) });
    const publisher = (await findPublisher(testDatabase(), id))!;
    expect(roomOf(publisher, NOW)).toMatchObject({ until: shownFrom(NEW.created_at, true) });
    expect(roomOf(publisher, fromNow({ hours: 6 }))).toBeNull();
  });

  test("is long again when the name no longer agrees", async () => {
    const { id } = await anOrganizer({ ...NEW, organization_number: "974760673", has_register_name: true });
    await anEvent({ organizer_id: id, public_from: shownFrom(NEW.created_at, true) });
    await save(id, { name: "Noe helt annet", organization_number: "974760673" }, aUnit());
    expect(await held(id)).toEqual({ until: shownFrom(NEW.created_at) });
  });

  test("is not shortened where the register is down when the name is changed", async () => {
    const { id } = await anOrganizer({ ...NEW, organization_number: "974760673", has_register_name: true });
    expect(await save(id, { name: "Noe helt annet", organization_number: "974760673" }, null)).toMatchObject({
      has_register_name: false,
    });
  });

  test("is not touched once a moderator has looked", async () => {
    const { id } = await anOrganizer({ ...NEW, reviewed_at: NOW });
    await save(id, { name: "Lillehavn menighet", organization_number: anOrganizationNumber() }, aUnit());
    expect(await rowOf(id)).toMatchObject({ has_register_name: true });
  });
});
