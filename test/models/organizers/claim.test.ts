import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listAskedClaims } from "#db/queries/organizers/page-claims";
import { deleteBatchPages } from "#db/queries/organizers/register-pages";
import { auditLog, events, organizers, pageClaims, userFollows } from "#db/schema";
import {
  claimDeps as deps,
  aPerson,
  aRegisterPage as aPage,
  inHead,
  mailedToken,
  mailsTo,
  rowOf,
  site,
} from "#test/support/claims";
import { fromNow } from "#test/support/clock";
import { aViewer } from "#test/support/profile-work";
import { anEvent, anOrganizer, setHidden, testDatabase, rowsWith } from "#test/support/rows";
import {
  answerClaim,
  claimByLink,
  claimByMail,
  claimByQuestion,
  claimByWord,
  claimWord,
} from "~/models/organizers/claim";

const db = testDatabase();

describe("claiming by a mailed link", () => {
  test("takes the page over whole: events and followers stay, it is logged, and the batch has lost it", async () => {
    const page = await aPage();
    const [viewer, follower] = [await aPerson(), await aPerson()];
    const event = await anEvent({ organizer_id: page.id });
    await db.insert(userFollows).values({ id: `f${page.id}`, user_id: follower.userId, organizer_id: page.id });
    const token = await mailedToken(page.id, viewer, "post@bykirken.example");
    expect(await claimByLink(page.id, token, viewer, deps())).toMatchObject({ value: { kind: "taken" } });
    expect(await rowOf(page.id)).toMatchObject({ email: viewer.email, register_batch: null, is_kept: 1, version: 2 });
    expect(await db.$count(events, eq(events.id, event.id))).toBe(1);
    expect(await db.$count(userFollows, eq(userFollows.organizer_id, page.id))).toBe(1);
    const [entry] = await rowsWith(auditLog, { organizer_id: page.id });
    expect(entry).toMatchObject({
      action: "register_page_claimed",
      actor_id: viewer.userId,
      detail: "post@bykirken.example",
    });
    expect(await claimByLink(page.id, token, viewer, deps()), "pressed twice").toMatchObject({
      value: { kind: "taken" },
    });
    expect(await mailsTo(viewer.email)).toEqual([]);
  });

  test("the link is no use to anybody else, after seven days, or once the website is another", async () => {
    const page = await aPage();
    const [viewer, thief] = [await aPerson(), await aPerson()];
    const token = await mailedToken(page.id, viewer, "kontor@bykirken.example");
    const invalid = { problem: { kind: "invalidLink" } };
    expect(await claimByLink(page.id, token, thief, deps())).toMatchObject(invalid);
    expect(await claimByLink((await aPage()).id, token, viewer, deps()), "of another page").toMatchObject(invalid);
    expect(await claimByLink(page.id, "x".repeat(43), viewer, deps())).toMatchObject(invalid);
    expect(await claimByLink(page.id, token, viewer, deps(fromNow({ days: 8 })))).toMatchObject(invalid);
    await db.update(organizers).set({ website: "https://annen.example/" }).where(eq(organizers.id, page.id));
    expect(await claimByLink(page.id, token, viewer, deps())).toMatchObject(invalid);
    expect((await rowOf(page.id))!.is_kept).toBe(0);
  });

  test("is sent to no other address, by nobody without a confirmed one, and not too often", async () => {
    const page = await aPage();
    const viewer = await aPerson();
    expect(await claimByMail(page.id, "tyv@gmail.com", viewer, deps())).toMatchObject({
      problem: { kind: "notAtDomain" },
    });
    const unverified = { ...viewer, isVerified: false };
    for (const claim of [
      claimByMail(page.id, "a@bykirken.example", unverified, deps()),
      claimByWord(page.id, unverified, deps()),
      claimByQuestion(page.id, "Hei", unverified, deps()),
      claimByLink(page.id, "x".repeat(43), unverified, deps()),
    ])
      expect(await claim).toMatchObject({ problem: { kind: "unconfirmedEmail" } });
    const tries = [];
    for (let n = 0; n < 4; n++)
      tries.push(await claimByMail(page.id, "stille@bykirken.example", await aPerson(), deps()));
    expect(tries.map(({ ok }) => ok)).toEqual([true, true, true, false]);
    expect((await mailsTo("stille@bykirken.example")).length).toBe(3);
    for (let n = 0; n < 25; n++) await claimByWord(page.id, viewer, deps());
    expect(await claimByWord(page.id, viewer, deps())).toMatchObject({ problem: { kind: "tooMany" } });
  });
});

describe("claiming by a word on the website", () => {
  test("takes the page where this person's word for this page stands there", async () => {
    const page = await aPage();
    const [viewer, other] = [await aPerson(), await aPerson()];
    site.front = inHead(claimWord(page.id, other), claimWord("annen", viewer));
    expect(await claimByWord(page.id, viewer, deps())).toMatchObject({ problem: { kind: "noWord" } });
    site.front = null;
    expect(await claimByWord(page.id, viewer, deps())).toMatchObject({ problem: { kind: "noWord" } });
    site.front = inHead(claimWord(page.id, viewer));
    expect(await claimByWord(page.id, viewer, deps())).toMatchObject({ value: { kind: "taken" } });
    expect((await rowOf(page.id))!.email).toBe(viewer.email);
  });

  test("or alone in its file; not where visitors may write, nor from where a redirect leads", async () => {
    const page = await aPage();
    const viewer = await aPerson();
    const word = claimWord(page.id, viewer);
    const meta = inHead(word);
    for (const [text, from] of [
      [`<head></head><body><p>${word}</p>`, null],
      [`<head><!-- ${meta} --></head>`, null],
      [`<head></head><body>${meta}`, null],
      [`<head><title><meta name="samling" content="${word}"></title></head>`, null],
      [meta, "https://tyv.example/"],
      [meta, "https://annen.bykirken.example/"],
    ] as const) {
      [site.front, site.from] = [text, from];
      expect(await claimByWord(page.id, viewer, deps()), text).toMatchObject({ problem: { kind: "noWord" } });
    }
    [site.front, site.file, site.from] = [null, `${word}\n`, "https://tyv.example/.well-known/samling.txt"];
    expect(await claimByWord(page.id, viewer, deps())).toMatchObject({ problem: { kind: "noWord" } });
    site.from = "https://bykirken.example/samling.txt";
    expect(await claimByWord(page.id, viewer, deps())).toMatchObject({ value: { kind: "taken" } });
    [site.front, site.file, site.from] = ["", null, null];
  });

  test("not on a site that others write on, nor without one", async () => {
    const viewer = await aPerson();
    for (const address of ["https://www.facebook.com/bykirken", "https://felles.example/menigheter/x", null]) {
      const page = await aPage({ website: address });
      site.front = inHead(claimWord(page.id, viewer));
      expect(await claimByWord(page.id, viewer, deps())).toMatchObject({ problem: { kind: "noWebsite" } });
    }
  });
});

describe("claiming by a superadmin's yes", () => {
  const admin = aViewer({ userId: "admin", isSuperadmin: true });

  test("superadmins are told, and their answer gives the page or does not; both are told to whoever asked", async () => {
    const boss = await aPerson();
    await anOrganizer({ email: boss.email, is_superadmin: true });
    for (const isYes of [true, false]) {
      const [page, viewer] = [await aPage({ website: null }), await aPerson()];
      expect(await claimByQuestion(page.id, "Jeg er klokker", viewer, deps())).toMatchObject({
        value: { kind: "asked" },
      });
      const [claim] = await rowsWith(pageClaims, { organizer_id: page.id });
      expect(await answerClaim({ id: claim!.id, isYes }, admin, deps())).toMatchObject({ ok: true });
      expect((await rowOf(page.id))!.email === viewer.email).toBe(isYes);
      expect((await mailsTo(viewer.email)).map(({ subject }) => subject)).toEqual([
        isYes ? "Siden er deres" : "Om siden du spurte etter",
      ]);
      expect(await answerClaim({ id: claim!.id, isYes }, admin, deps()), "answered").toMatchObject({
        problem: { kind: "gone" },
      });
    }
    const told = (await mailsTo(boss.email)).map(({ subject }) => subject);
    expect(told.filter((subject) => subject === "Noen vil ta i bruk en side på Samling").length).toBe(2);
  });
});

describe("a second claim", () => {
  test("goes to the owner, once; neither is told who the other is, and nothing changes", async () => {
    const page = await aPage();
    const [owner, second] = [await aPerson(), await aPerson()];
    const late = await mailedToken(page.id, second, "sent@bykirken.example");
    site.front = inHead(claimWord(page.id, owner));
    await claimByWord(page.id, owner, deps());
    for (const claim of [
      claimByLink(page.id, late, second, deps()),
      claimByMail(page.id, "sent@bykirken.example", second, deps()),
      claimByQuestion(page.id, "Hei", second, deps()),
      claimByWord(page.id, second, deps()),
    ])
      expect(await claim).toEqual({ ok: true, value: { kind: "asked" } });
    expect((await rowOf(page.id))!.email).toBe(owner.email);
    const told = await mailsTo(owner.email);
    expect(told.length).toBe(1);
    expect(told[0]!.body_text).toContain(second.email);
    expect(await mailsTo(second.email)).toEqual([]);
  });

  test("of two at the same time one has the page", async () => {
    const page = await aPage();
    const both = [await aPerson(), await aPerson()];
    site.front = inHead(...both.map((viewer) => claimWord(page.id, viewer)));
    const outcomes = await Promise.all(both.map((viewer) => claimByWord(page.id, viewer, deps())));
    expect(outcomes.flatMap((outcome) => (outcome.ok ? outcome.value.kind : [])).sort()).toEqual(["asked", "taken"]);
  });
});

describe("the questions that superadmins are asked", () => {
  test("stand by page: many about one hide no other, and none keeps its batch from being undone", async () => {
    const [flooded, quiet] = [await aPage({ register_batch: "flom" }), await aPage()];
    for (let n = 0; n < 60; n++) await claimByQuestion(flooded.id, `Hei ${n}`, await aPerson(), deps());
    await claimByQuestion(quiet.id, "Jeg er klokker", await aPerson(), deps(fromNow({ hours: 1 })));
    const rows = (await listAskedClaims(db)).filter(({ organizer_id }) =>
      [flooded.id, quiet.id].includes(organizer_id),
    );
    expect(rows.map(({ organizer_id, questions }) => [organizer_id, questions])).toEqual([
      [flooded.id, 60],
      [flooded.id, 60],
      [flooded.id, 60],
      [quiet.id, 1],
    ]);
    await deleteBatchPages(db, "flom", 5);
    expect(await rowOf(flooded.id)).toBeUndefined();
  });

  test("are about pages from the register alone", async () => {
    const own = await anOrganizer({ website: "https://www.bykirken.example/" });
    const viewer = await aPerson();
    site.front = inHead(claimWord(own.id, viewer));
    for (const claim of [
      claimByQuestion(own.id, "Hei", viewer, deps()),
      claimByWord(own.id, viewer, deps()),
      claimByMail(own.id, "post@bykirken.example", viewer, deps()),
    ])
      expect(await claim).toMatchObject({ problem: { kind: "gone" } });
    expect(await mailsTo(own.email)).toEqual([]);
  });
});

describe("an account owns one organisation", () => {
  test("one that has nothing but its name makes room; one with more does not", async () => {
    const [empty, busy] = [await aPerson(), await aPerson()];
    const first = await anOrganizer({ email: empty.email, description: null, address: null });
    const second = await anOrganizer({ email: busy.email, description: "Vi er her" });
    const page = await aPage();
    site.front = inHead(...[empty, busy].map((viewer) => claimWord(page.id, viewer)));
    expect(await claimByWord(page.id, busy, deps())).toMatchObject({ problem: { kind: "hasOrganizer" } });
    expect((await rowOf(page.id))!.is_kept).toBe(0);
    expect(await claimByWord(page.id, empty, deps())).toMatchObject({ value: { kind: "taken" } });
    expect([await rowOf(first.id), (await rowOf(second.id))?.email]).toEqual([undefined, busy.email]);
  });

  test("a hidden page can't be claimed", async () => {
    const page = await aPage();
    await setHidden("organizer", page.id, true);
    expect(await claimByQuestion(page.id, "Hei", await aPerson(), deps())).toMatchObject({ problem: { kind: "gone" } });
  });
});
