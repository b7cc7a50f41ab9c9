import { and, eq, isNull } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listTakenPages } from "#db/queries/organizers/page-claims";
import { findOrganizerRecord } from "#db/queries/organizers/records";
import { releaseDueEvents } from "#db/queries/publishing/publishing";
import { events, organizerAdmins, organizers, pageClaims, userFollows } from "#db/schema";
import {
  claimDeps as deps,
  aPerson,
  aRegisterPage as aPage,
  inHead,
  mailedToken,
  mailsTo,
  nextPerson,
  rowOf,
  site,
  unit,
} from "#test/support/claims";
import { fromNow, NOW } from "#test/support/clock";
import { aViewer } from "#test/support/profile-work";
import { anEvent, anOrganizer, type OrganizerRow, testDatabase, rowsWith } from "#test/support/rows";
import type { Viewer } from "~/domain/accounts/access";
import { answerClaim, claimByLink, claimByQuestion, claimByWord, claimWord } from "~/models/organizers/claim";
import { undoClaim } from "~/models/organizers/hand-page";
import { newId } from "~/models/site/new-id";

const db = testDatabase();

describe("a page that was taken", () => {
  const by: Record<string, (page: OrganizerRow, viewer: Viewer) => Promise<unknown>> = {
    mail: async (page, viewer) => {
      const token = await mailedToken(page.id, viewer, `post${nextPerson()}@bykirken.example`);
      return claimByLink(page.id, token, viewer, deps());
    },
    word: (page, viewer) => {
      site.front = inHead(claimWord(page.id, viewer));
      return claimByWord(page.id, viewer, deps());
    },
    yes: async (page, viewer) => {
      await claimByQuestion(page.id, "Hei", viewer, deps());
      const [claim] = await rowsWith(pageClaims, { organizer_id: page.id });
      return answerClaim({ id: claim!.id, isYes: true }, aViewer({ isSuperadmin: true }), deps());
    },
  };
  const taken = async (how: keyof typeof by, given = {}) => {
    const page = await aPage({ reviewed_at: fromNow({ days: -90 }), created_at: fromNow({ days: -90 }), ...given });
    const viewer = await aPerson();
    expect(await by[how]!(page, viewer)).toMatchObject({ ok: true });
    return { page, viewer };
  };
  const shown = async (organizerId: string) =>
    db.$count(events, and(eq(events.organizer_id, organizerId), isNull(events.public_from)));
  const undoTokenTo = async (email: string) =>
    /undo=([\w-]{43})/.exec((await mailsTo(email)).at(-1)?.body_text ?? "")?.[1] ?? "";

  test.each(Object.keys(by))("by %s shows the proven address alone, never the account's own", async (how) => {
    const { page, viewer } = await taken(how);
    const record = await findOrganizerRecord(db, page.id);
    expect(record?.email).toEqual(how === "mail" ? expect.stringMatching(/^post\d+@bykirken\.example$/) : null);
    expect(JSON.stringify(record)).not.toContain(viewer.email);
  });

  test.each(Object.keys(by))(
    "by %s begins its first day, but for a superadmin's yes; what was there stays",
    async (how) => {
      const page = await aPage({ reviewed_at: fromNow({ days: -90 }), created_at: fromNow({ days: -90 }) });
      for (let n = 0; n < 25; n++)
        await anEvent({
          organizer_id: page.id,
          start_time: fromNow({ days: 9 + n }),
          created_at: fromNow({ days: -1 }),
        });
      await by[how]!(page, await aPerson());
      for (let n = 0; n < 30; n++)
        await anEvent({ organizer_id: page.id, start_time: fromNow({ days: 2, hours: n }), created_at: NOW });
      await releaseDueEvents(db, NOW);
      expect(await shown(page.id)).toBe(how === "yes" ? 55 : 45);
    },
  );

  test.each(Object.keys(by))(
    "by %s is told to superadmins and to the register's address, who is named",
    async (how) => {
      const [boss, registered] = [await aPerson(), `kontor${nextPerson()}@register.test`];
      await anOrganizer({ email: boss.email, is_superadmin: true });
      unit.email = registered;
      const { viewer } = await taken(how, { organization_number: `9990${10_000 + nextPerson()}` });
      for (const to of [boss.email, registered]) {
        const mail = (await mailsTo(to)).find(({ subject }) => subject === "Siden er tatt i bruk på Samling");
        expect(mail?.body_text, to).toContain(viewer.email);
      }
    },
  );

  test.each(Object.keys(by))("by %s is given back at one press, with what was published since", async (how) => {
    unit.email = `kontor${nextPerson()}@register.test`;
    const { page, viewer } = await taken(how, { organization_number: `9990${20_000 + nextPerson()}` });
    const follower = await aPerson();
    await db.insert(userFollows).values({ id: `u${page.id}`, user_id: follower.userId, organizer_id: page.id });
    await anEvent({ organizer_id: page.id });
    await db.insert(organizerAdmins).values({
      id: newId(),
      organizer_id: page.id,
      user_email: "venn@tyv.test",
      invited_by: viewer.userId,
      role: "editor",
    });
    await db
      .update(organizers)
      .set({ name: "Kapret", description: "Kjøp her", contact_email: "tyv@tyv.test" })
      .where(eq(organizers.id, page.id));
    const token = await undoTokenTo(unit.email);
    const undo = (given: string | null, now = NOW) =>
      undoClaim({ organizerId: page.id, token: given }, null, deps(now));
    for (const wrong of [null, "x".repeat(43)]) expect(await undo(wrong)).toMatchObject({ ok: false });
    expect(await undo(token, fromNow({ hours: 25 })), "a day later").toMatchObject({ ok: false });
    expect((await rowOf(page.id))!.name).toBe("Kapret");
    expect(await undo(token)).toMatchObject({ value: { kind: "undone" } });
    const { version: _, updated_at: __, ...before } = page;
    expect(await rowOf(page.id)).toMatchObject(before);
    const owned = await Promise.all(
      [events, organizerAdmins, pageClaims].map((table) => db.$count(table, eq(table.organizer_id, page.id))),
    );
    expect(owned).toEqual([0, 0, 0]);
    expect(await db.$count(userFollows, eq(userFollows.organizer_id, page.id))).toBe(1);
    expect((await mailsTo(viewer.email)).at(-1)?.subject).toBe("Om siden du spurte etter");
    expect(await undo(token), "pressed twice").toMatchObject({ ok: false });
  });

  test("is told in the batch that takes it: a process that is killed after it has told everybody", async () => {
    const boss = await aPerson();
    await anOrganizer({ email: boss.email, is_superadmin: true });
    const [page, viewer] = [await aPage(), await aPerson()];
    let isKilled = false;
    const batch = async (...statements: Parameters<typeof db.batch>) => {
      const rows = await db.batch(...statements);
      isKilled = (await rowOf(page.id))!.is_kept === 1;
      return rows;
    };
    const dying = new Proxy(db, {
      get(whole, name) {
        if (isKilled) throw new Error("killed");
        return name === "batch" ? batch : (Reflect.get(whole, name) as unknown);
      },
    });
    site.front = inHead(claimWord(page.id, viewer));
    await claimByWord(page.id, viewer, { ...deps(), db: dying }).catch(() => undefined);
    expect(isKilled).toBe(true);
    expect((await mailsTo(boss.email)).map(({ subject }) => subject)).toEqual(["Siden er tatt i bruk på Samling"]);
  });

  test("is given back although its number has a new page meanwhile, which goes", async () => {
    const organization_number = `9990${30_000 + nextPerson()}`;
    const { page } = await taken("word", { organization_number });
    const twin = await aPage({ organization_number });
    const boss = aViewer({ userId: "admin", isSuperadmin: true });
    expect(await undoClaim({ organizerId: page.id, token: null }, boss, deps())).toMatchObject({ ok: true });
    expect((await rowOf(page.id))!.organization_number).toBe(organization_number);
    expect(await rowOf(twin.id)).toBeUndefined();
  });

  test("is given back by a superadmin, and by nobody else without the link", async () => {
    const { page, viewer } = await taken("word");
    const undo = (actor: Viewer | null) => undoClaim({ organizerId: page.id, token: null }, actor, deps());
    for (const other of [null, viewer, await aPerson()]) expect(await undo(other)).toMatchObject({ ok: false });
    expect((await listTakenPages(db, NOW)).map(({ id }) => id)).toContain(page.id);
    expect(await undo(aViewer({ userId: "admin", isSuperadmin: true }))).toMatchObject({ ok: true });
    expect((await rowOf(page.id))!.is_kept).toBe(0);
    expect((await listTakenPages(db, NOW)).map(({ id }) => id)).not.toContain(page.id);
  });
});
