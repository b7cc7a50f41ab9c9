import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { findTeam } from "#db/queries/team/team";
import { fromNow, NOW } from "#test/support/clock";
import { mailsTo } from "#test/support/mailed";
import { endOf } from "#test/support/outcomes";
import { aViewer } from "#test/support/profile-work";
import { anOrganizer, type OrganizerRow, testDatabase } from "#test/support/rows";
import { testSettings } from "#test/support/settings";
import { signedIn } from "#test/support/signed-in";
import { hashToken } from "~/auth/tokens";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { refuse, succeed } from "~/domain/values";
import type { JobMessage } from "~/jobs/queue";
import {
  acceptInvitation,
  findInvitation,
  findInvited,
  type InviteDeps,
  inviteMember,
  resendInvitation,
} from "~/models/team/invitations";
import { changeRole, leaveTeam, removeMember } from "~/models/team/members";
import { parseSettings } from "~/schemas/site/settings";

const jobs: JobMessage[] = [];
const owner = aViewer({ userId: "user-eier@lillehavn.test", email: "eier@lillehavn.test" });
const person = (email: string, isVerified = true) => aViewer({ userId: `user-${email}`, email, isVerified });
const deps = (now = NOW): InviteDeps => ({
  db: testDatabase(),
  jobs: { enqueue: async (messages) => void jobs.push(...messages) },
  settings: parseSettings(testSettings),
  locale: "nb",
  now,
});

beforeAll(async () => {
  await signedIn(owner.email);
});

/** Returns the token in the newest mail to an address. */
async function mailedTokenOf(email: string): Promise<string> {
  const row = await env.DB.prepare("select body_text from outbox where recipient = ? order by rowid desc")
    .bind(email)
    .first<{ body_text: string }>();
  return /\/invitation\/([\w-]{43})/.exec(row?.body_text ?? "")![1]!;
}

async function invited(
  email: string,
  role: "editor" | "viewer" = "editor",
): Promise<{ organizer: OrganizerRow; token: string; memberId: string }> {
  const organizer = await anOrganizer();
  expect(await inviteMember(organizer.id, { email, role }, owner, deps())).toEqual(succeed(null));
  const { members } = (await findTeam(testDatabase(), organizer.id))!;
  return { organizer, token: await mailedTokenOf(email), memberId: members[0]!.id };
}

const memberOf = async (organizerId: string) => (await findTeam(testDatabase(), organizerId))!.members[0];

describe("an invitation", () => {
  it("is mailed once, stored as a hash, and makes a member of whoever it was sent to", async () => {
    const before = jobs.length;
    const { organizer, token } = await invited("hjelper@team.test", "viewer");
    expect(jobs.slice(before)).toEqual([
      { type: "send_mail", outbox_id: expect.any(String) as string, is_awaited: true },
    ]);
    const stored = await env.DB.prepare("select token_hash from organizer_admins where organizer_id = ?")
      .bind(organizer.id)
      .first();
    expect(stored).toEqual({ token_hash: hashToken(token) });
    const viewer = person("hjelper@team.test");
    expect(await findInvitation(token, viewer, deps())).toMatchObject({
      kind: "open",
      invitation: { organizer_name: organizer.name },
    });
    expect(await acceptInvitation(token, viewer, deps())).toEqual(succeed({ organizerId: organizer.id }));
    expect(await memberOf(organizer.id)).toMatchObject({ role: "viewer", accepted_at: unixSeconds(NOW) });
  });

  it("is used once, and whoever sends it again because the first answer was lost is told the same", async () => {
    const { token, organizer } = await invited("engang@team.test");
    const both = await Promise.all([1, 2].map(() => acceptInvitation(token, person("engang@team.test"), deps())));
    expect(both).toEqual(Array(2).fill(succeed({ organizerId: organizer.id })));
    expect(await memberOf(organizer.id)).toMatchObject({ version: 2 });
    expect(endOf(await acceptInvitation(token, person("annen@team.test"), deps()))).toBe("invalidLink");
    expect(endOf(await acceptInvitation(token, person("engang@team.test"), deps(fromNow({ hours: 1 }))))).toBe(
      "invalidLink",
    );
  });

  it("is good for nobody else, nor for an address that was never proven", async () => {
    const { token, organizer } = await invited("rett@team.test");
    expect((await findInvitation(token, person("annen@team.test"), deps())).kind).toBe("forSomebodyElse");
    expect(endOf(await acceptInvitation(token, person("annen@team.test"), deps()))).toBe("invalidLink");
    expect(endOf(await acceptInvitation(token, person("rett@team.test", false), deps()))).toBe("invalidLink");
    expect(await memberOf(organizer.id)).toMatchObject({ accepted_at: null });
  });

  it("that was accepted says so kindly when its link is opened again, by name only to whoever it was sent to", async () => {
    const { token, organizer } = await invited("igjenapnet@team.test");
    const viewer = person("igjenapnet@team.test");
    await acceptInvitation(token, viewer, deps());
    expect(await findInvitation(token, viewer, deps())).toEqual({ kind: "accepted", organizerName: organizer.name });
    expect(await findInvitation(token, person("annen@team.test"), deps())).toEqual({
      kind: "accepted",
      organizerName: null,
    });
    expect(endOf(await acceptInvitation(token, viewer, deps(fromNow({ hours: 1 }))))).toBe("invalidLink");
    expect(await findInvited(token, deps())).toBeNull();
  });

  it("names the organisation and the address to whoever has its link", async () => {
    const { token, organizer } = await invited("navngitt@team.test");
    expect(await findInvited(token, deps())).toEqual({ organizer: organizer.name, email: "navngitt@team.test" });
    expect(await findInvited("x".repeat(43), deps())).toBeNull();
  });

  it("expires after seven days", async () => {
    const { token } = await invited("sen@team.test");
    const viewer = person("sen@team.test");
    expect((await findInvitation(token, viewer, deps(fromNow({ days: 7, minutes: -1 })))).kind).toBe("open");
    expect(endOf(await acceptInvitation(token, viewer, deps(fromNow({ days: 7 }))))).toBe("invalidLink");
  });

  it("stops working when it is sent anew or taken back", async () => {
    const { organizer, token, memberId } = await invited("igjen@team.test");
    const viewer = person("igjen@team.test");
    expect(endOf(await resendInvitation(organizer.id, { memberId, version: 1 }, owner, deps()))).toBe("ok");
    const second = await mailedTokenOf("igjen@team.test");
    expect(endOf(await acceptInvitation(token, viewer, deps()))).toBe("invalidLink");
    expect((await findInvitation(second, viewer, deps())).kind).toBe("open");
    expect(endOf(await removeMember(organizer.id, { memberId, version: 2 }, owner, deps()))).toBe("ok");
    expect(endOf(await removeMember(organizer.id, { memberId, version: 2 }, owner, deps()))).toBe("ok");
    expect(endOf(await acceptInvitation(second, viewer, deps()))).toBe("invalidLink");
  });

  it("is mailed once where the same is sent again because the first answer was lost, at once as soon after", async () => {
    const organizer = await anOrganizer();
    const email = "to-trykk@team.test";
    const before = jobs.length;
    const send = (role: "editor" | "viewer", now = NOW) =>
      inviteMember(organizer.id, { email, role }, owner, deps(now));
    expect(await Promise.all([send("editor"), send("editor")])).toEqual([succeed(null), succeed(null)]);
    expect(await send("editor", fromNow({ minutes: 9 }))).toEqual(succeed(null));
    expect([await mailsTo(email), jobs.slice(before), await memberOf(organizer.id)]).toMatchObject([
      { length: 1 },
      { length: 1 },
      { version: 1 },
    ]);
    await send("viewer", fromNow({ minutes: 9 }));
    expect([(await mailsTo(email)).length, await memberOf(organizer.id)]).toMatchObject([2, { role: "viewer" }]);
    await send("viewer", fromNow({ minutes: 30 }));
    expect([(await mailsTo(email)).length, jobs.length - before]).toEqual([3, 3]);
  });

  it("that is sent anew by two presses of which the first got no answer is mailed once, by a later press again", async () => {
    const { organizer, memberId } = await invited("pa-nytt@team.test");
    const send = (version: number, now = NOW) =>
      resendInvitation(organizer.id, { memberId, version }, owner, deps(now));
    expect(await Promise.all([send(1), send(1)])).toEqual([succeed(null), succeed(null)]);
    expect((await mailsTo("pa-nytt@team.test")).length).toBe(2);
    expect(await send(2)).toEqual(succeed(null));
    expect(await send(1, fromNow({ minutes: 30 }))).toEqual(succeed(null));
    expect((await mailsTo("pa-nytt@team.test")).length).toBe(4);
  });

  it("is not sent to the owner or a member", async () => {
    const { organizer, token, memberId } = await invited("med@team.test");
    await acceptInvitation(token, person("med@team.test"), deps());
    expect(await inviteMember(organizer.id, { email: organizer.email, role: "editor" }, owner, deps())).toEqual(
      refuse({ kind: "isOwner" }),
    );
    expect(await inviteMember(organizer.id, { email: "med@team.test", role: "viewer" }, owner, deps())).toEqual(
      refuse({ kind: "isMember" }),
    );
    expect(await resendInvitation(organizer.id, { memberId, version: 2 }, owner, deps())).toEqual(
      refuse({ kind: "isMember" }),
    );
  });
});

describe("a member", () => {
  const joined = async (email: string) => {
    const { organizer, token, memberId } = await invited(email);
    await acceptInvitation(token, person(email), deps());
    return { organizer, memberId };
  };

  it("gets another role, but not before they have joined, and not by themself", async () => {
    const { organizer, memberId } = await joined("rolle@team.test");
    const wish = { memberId, version: 2, role: "admin" as const };
    expect(endOf(await changeRole(organizer.id, wish, person("rolle@team.test"), deps()))).toBe("gone");
    expect(endOf(await changeRole(organizer.id, wish, owner, deps()))).toBe("ok");
    expect(await memberOf(organizer.id)).toMatchObject({ role: "admin" });
    const open = await invited("venter@team.test");
    expect(
      endOf(await changeRole(open.organizer.id, { memberId: open.memberId, version: 1, role: "admin" }, owner, deps())),
    ).toBe("gone");
  });

  it("is not removed by themself, nor from another organisation's page", async () => {
    const { organizer, memberId } = await joined("selv@team.test");
    const other = await anOrganizer();
    const seen = { memberId, version: 2 };
    expect(endOf(await removeMember(organizer.id, seen, person("selv@team.test"), deps()))).toBe("gone");
    expect(endOf(await removeMember(other.id, seen, owner, deps()))).toBe("gone");
    expect(endOf(await removeMember(organizer.id, seen, owner, deps()))).toBe("ok");
  });

  it("who is removed is told once, and who was only invited is not", async () => {
    const { organizer, memberId } = await joined("tatt-ut@team.test");
    for (let time = 0; time < 2; time++) await removeMember(organizer.id, { memberId, version: 2 }, owner, deps());
    const told = (await mailsTo("tatt-ut@team.test")).filter(({ key }) => key.startsWith("member-removed:"));
    expect(told).toMatchObject([{ subject: "Du er ikke lenger med i et team på Samling" }]);
    const waiting = await invited("bare-invitert@team.test");
    await removeMember(waiting.organizer.id, { memberId: waiting.memberId, version: 1 }, owner, deps());
    expect(await mailsTo("bare-invitert@team.test")).toHaveLength(1);
  });

  it("whose role somebody else changed meanwhile keeps that role, and whoever comes second is told it", async () => {
    const { organizer, memberId } = await joined("samtidig@team.test");
    const wish = (role: "admin" | "viewer", version = 2) =>
      changeRole(organizer.id, { memberId, version, role }, owner, deps());
    const both = await Promise.all([wish("admin"), wish("viewer")]);
    expect(both.map(endOf).sort()).toEqual(["changedMeanwhile", "ok"]);
    const stored = await memberOf(organizer.id);
    expect(both.find(({ ok }) => !ok)).toEqual(refuse({ kind: "changedMeanwhile", stored }));
    expect(endOf(await wish("viewer", stored!.version))).toBe("ok");
  });

  it("is not removed by somebody who saw them in another role, nor an invitation that was accepted meanwhile", async () => {
    const { organizer, memberId } = await joined("fjernes@team.test");
    const asInvited = { memberId, version: 1 };
    expect(await removeMember(organizer.id, asInvited, owner, deps())).toMatchObject(
      refuse({ kind: "changedMeanwhile", stored: { version: 2 } }),
    );
    await changeRole(organizer.id, { memberId, version: 2, role: "admin" }, owner, deps());
    const refused = await removeMember(organizer.id, { memberId, version: 2 }, owner, deps());
    expect(refused).toMatchObject(refuse({ kind: "changedMeanwhile", stored: { role: "admin", version: 3 } }));
    expect(await memberOf(organizer.id)).toMatchObject({ role: "admin" });
  });
});

it("people go by leaving a team themselves; an owner is no member, and an invitation that waits stays", async () => {
  const { organizer, token } = await invited("slutter@team.test");
  const viewer = person("slutter@team.test");
  expect(endOf(await leaveTeam(organizer.id, viewer, deps()))).toBe("notMember");
  await acceptInvitation(token, viewer, deps());
  const other = await anOrganizer();
  expect(endOf(await leaveTeam(other.id, viewer, deps()))).toBe("notMember");
  expect(endOf(await leaveTeam(organizer.id, viewer, deps()))).toBe("ok");
  expect(endOf(await leaveTeam(organizer.id, viewer, deps()))).toBe("notMember");
  expect(endOf(await leaveTeam(organizer.id, person(organizer.email), deps()))).toBe("notMember");
});
