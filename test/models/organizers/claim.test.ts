import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditLog, events, organizers, outbox, pageClaims, userFollows } from "#db/schema";
import { anAccount } from "#test/support/accounts";
import { fromNow, NOW } from "#test/support/clock";
import { aViewer } from "#test/support/profile-work";
import { anEvent, anOrganizer, setHidden, testDatabase } from "#test/support/rows";
import { testSettings } from "#test/support/settings";
import { isAtDomain, ownDomainOf } from "~/domain/organizers/register-pages";
import type { FeedFetcher } from "~/gateways/feeds/feed-fetcher";
import {
  answerClaim,
  claimByLink,
  claimByMail,
  claimByQuestion,
  claimByWord,
  claimWord,
} from "~/models/organizers/claim";
import { parseSettings } from "~/schemas/site/settings";

const db = testDatabase();
let people = 0;

/** What stands on every website. */
let website: string | null = "";
const pages: FeedFetcher = {
  fetchFeed: async (address) =>
    website === null
      ? { kind: "failed", problem: "timed_out", detail: "" }
      : {
          kind: "body",
          bytes: new TextEncoder().encode(website),
          contentType: "text/html",
          address,
          copy: { etag: null, last_modified: null },
        },
};

const deps = (now = NOW) => ({
  db,
  jobs: { enqueue: async () => undefined },
  pages,
  settings: parseSettings(testSettings),
  locale: "nb" as const,
  now,
});

async function aPerson(email = `person${++people}@sokn.test`) {
  const { id: userId } = await anAccount({ email });
  return aViewer({ userId, email });
}

const aPage = (given: Partial<typeof organizers.$inferInsert> = {}) =>
  anOrganizer({
    register_batch: "b",
    website: "https://www.bykirken.example/",
    email: `n${++people}@enhetsregisteret.invalid`,
    ...given,
  });

const rowOf = async (id: string) => (await db.select().from(organizers).where(eq(organizers.id, id)))[0];
const mailsTo = (email: string) => db.select().from(outbox).where(eq(outbox.recipient, email));
const tokenIn = (text: string | null) => /token=([\w-]{43})/.exec(text ?? "")?.[1] ?? "";

async function mailedToken(pageId: string, viewer: Awaited<ReturnType<typeof aPerson>>, to: string) {
  expect(await claimByMail(pageId, to, viewer, deps())).toMatchObject({ value: { kind: "linkSent" } });
  return tokenIn((await mailsTo(to)).at(-1)!.body_text);
}

describe("the registered website's domain", () => {
  test.each([
    ["https://www.bykirken.example/", "bykirken.example"],
    ["https://ny.bykirken.example/om", "ny.bykirken.example"],
    ["bykirken.example", "bykirken.example"],
    ["javascript:alert(1)", null],
    ["https://www.facebook.com/bykirken", null],
    ["https://bykirken.wordpress.com/", null],
    ["https://www.kirken.no/lillevik", null],
    [null, null],
  ])("of %s: %s", (address, domain) => expect(ownDomainOf(address)).toBe(domain));

  test.each([
    ["post@bykirken.example", true],
    ["post@annen.bykirken.example", false],
    ["post@bykirken.example.no", false],
    ["post@xbykirken.example", false],
    ["bykirken.example@gmail.com", false],
  ])("an address %s is at it: %s", (email, isAt) =>
    expect(isAtDomain(email, "https://www.bykirken.example/")).toBe(isAt),
  );
});

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
    const [entry] = await db.select().from(auditLog).where(eq(auditLog.organizer_id, page.id));
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
    website = `<p>${claimWord(page.id, other)} ${claimWord("annen", viewer)}</p>`;
    expect(await claimByWord(page.id, viewer, deps())).toMatchObject({ problem: { kind: "noWord" } });
    website = null;
    expect(await claimByWord(page.id, viewer, deps())).toMatchObject({ problem: { kind: "noWord" } });
    website = `<!-- ${claimWord(page.id, viewer)} -->`;
    expect(await claimByWord(page.id, viewer, deps())).toMatchObject({ value: { kind: "taken" } });
    expect((await rowOf(page.id))!.email).toBe(viewer.email);
  });

  test("not on a site that others write on, nor without one", async () => {
    const viewer = await aPerson();
    for (const address of ["https://www.facebook.com/bykirken", null]) {
      const page = await aPage({ website: address });
      website = claimWord(page.id, viewer);
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
      const [claim] = await db.select().from(pageClaims).where(eq(pageClaims.organizer_id, page.id));
      expect(await answerClaim({ id: claim!.id, isYes }, admin, deps())).toMatchObject({ ok: true });
      expect((await rowOf(page.id))!.email === viewer.email).toBe(isYes);
      expect((await mailsTo(viewer.email)).map(({ subject }) => subject)).toEqual([
        isYes ? "Siden er deres" : "Om siden du spurte etter",
      ]);
      expect(await answerClaim({ id: claim!.id, isYes }, admin, deps()), "answered").toMatchObject({
        problem: { kind: "gone" },
      });
    }
    expect((await mailsTo(boss.email)).length).toBe(2);
  });
});

describe("a second claim", () => {
  test("goes to the owner, once; neither is told who the other is, and nothing changes", async () => {
    const page = await aPage();
    const [owner, second] = [await aPerson(), await aPerson()];
    const late = await mailedToken(page.id, second, "sent@bykirken.example");
    website = claimWord(page.id, owner);
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
    website = both.map((viewer) => claimWord(page.id, viewer)).join(" ");
    const outcomes = await Promise.all(both.map((viewer) => claimByWord(page.id, viewer, deps())));
    expect(outcomes.flatMap((outcome) => (outcome.ok ? outcome.value.kind : [])).sort()).toEqual(["asked", "taken"]);
  });
});

describe("an account owns one organisation", () => {
  test("one that has nothing but its name makes room; one with more does not", async () => {
    const [empty, busy] = [await aPerson(), await aPerson()];
    const first = await anOrganizer({ email: empty.email, description: null, address: null });
    const second = await anOrganizer({ email: busy.email, description: "Vi er her" });
    const page = await aPage();
    website = [empty, busy].map((viewer) => claimWord(page.id, viewer)).join(" ");
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
