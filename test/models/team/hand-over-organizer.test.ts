import { env } from "cloudflare:workers";
import { ne } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { findTeam } from "#db/queries/team/team";
import { organizers } from "#db/schema";
import { accountDeps, anAccount, PASSWORD } from "#test/support/accounts";
import { NOW } from "#test/support/clock";
import { mailsTo } from "#test/support/mailed";
import { endOf } from "#test/support/outcomes";
import { aViewer } from "#test/support/profile-work";
import { anOrganizer, testDatabase, rowsWith } from "#test/support/rows";
import { onTeam } from "#test/support/signed-in";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { succeed } from "~/domain/values";
import { handOverOrganizer } from "~/models/team/hand-over";

describe("an organisation is handed over", () => {
  async function anOwnedTeam(rights: { is_superadmin?: boolean } = {}) {
    const [former, heir] = [await anAccount(), await anAccount()];
    const organizer = await anOrganizer({ email: former.email, ...rights });
    const actor = aViewer({ userId: former.id, email: former.email });
    const join = (email: string, role: "editor" | "viewer" = "editor") => onTeam(organizer.id, email, role);
    const handTo = (email: string, password = PASSWORD) =>
      handOverOrganizer(organizer.id, { heir: email, password }, actor, accountDeps());
    const ownerNow = async () => (await findTeam(testDatabase(), organizer.id))!.organizer.email;
    return { organizer, former, heir, join, handTo, ownerNow };
  }

  it("to a member: the e-mail is theirs, the former owner stays as administrator, the log has it, and both get a mail", async () => {
    const { organizer, former, heir, join, handTo, ownerNow } = await anOwnedTeam();
    await join(heir.email);
    expect(await handTo(heir.email)).toEqual(succeed(null));
    expect(await ownerNow()).toBe(heir.email);
    expect((await findTeam(testDatabase(), organizer.id))!.members).toMatchObject([
      { user_email: former.email, role: "admin", accepted_at: unixSeconds(NOW) },
    ]);
    const { results } = await env.DB.prepare("select action, actor_id, detail from audit_log where organizer_id = ?")
      .bind(organizer.id)
      .all();
    expect(results).toEqual([{ action: "hand_over", actor_id: former.id, detail: `${former.email} → ${heir.email}` }]);
    const subjects = await Promise.all(
      [former, heir].map(async ({ email }) => (await mailsTo(email)).map(({ subject }) => subject)),
    );
    expect(subjects).toEqual([["Du har overlatt eierskapet på Samling"], ["Du er ny eier på Samling"]]);
  });

  it("only with the right password, and only to a member who has joined with a proven address and owns nothing else", async () => {
    const { former, heir, join, handTo, ownerNow } = await anOwnedTeam();
    expect(endOf(await handTo(heir.email))).toBe("heirGone");
    await join(heir.email);
    expect(endOf(await handTo(heir.email, "feil passord"))).toBe("wrongPassword");
    const unproven = await anAccount({ email_verified_at: null });
    await join(unproven.email);
    expect(endOf(await handTo(unproven.email))).toBe("heirGone");
    const neighbour = await anAccount();
    await anOrganizer({ email: neighbour.email });
    await join(neighbour.email);
    expect(endOf(await handTo(neighbour.email))).toBe("heirGone");
    expect(await ownerNow()).toBe(former.email);
    expect(await mailsTo(heir.email)).toEqual([]);
  });

  it("once: of two at the same time one gets it, and nobody hands on what is no longer theirs", async () => {
    const { heir, join, handTo, ownerNow } = await anOwnedTeam();
    const other = await anAccount();
    await join(heir.email);
    await join(other.email, "viewer");
    const both = await Promise.all([handTo(heir.email), handTo(other.email)]);
    expect(both.map(endOf).sort()).toEqual(["heirGone", "ok"]);
    expect([heir.email, other.email]).toContain(await ownerNow());
  });

  it("never with rights over the whole service, nor away from the last superadmin", async () => {
    const { organizer, heir, join, handTo, ownerNow } = await anOwnedTeam({ is_superadmin: true });
    await join(heir.email);
    await testDatabase().update(organizers).set({ is_superadmin: false }).where(ne(organizers.id, organizer.id));
    expect(endOf(await handTo(heir.email))).toBe("heirGone");
    expect(await ownerNow()).toBe(organizer.email);
    await anOrganizer({ email: (await anAccount()).email, is_superadmin: true });
    expect(endOf(await handTo(heir.email))).toBe("ok");
    const [row] = await rowsWith(organizers, { id: organizer.id });
    expect(row!.is_superadmin).toBe(false);
  });
});
