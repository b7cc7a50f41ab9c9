import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { deleteExpiredAccess } from "#db/queries/accounts/accounts";
import { findReaderByLink } from "#db/queries/letters/readers";
import { organizerAdmins, organizers, outbox, sessions, users } from "#db/schema";
import { accountDeps, anAccount, PASSWORD } from "#test/support/accounts";
import { fromNow, NOW } from "#test/support/clock";
import { aReader } from "#test/support/letters";
import { mailsTo, tokenMailedTo, tokensMailedTo } from "#test/support/mailed";
import { aViewer } from "#test/support/profile-work";
import { anOrganizer, testDatabase, rowsWith } from "#test/support/rows";
import { onTeam } from "#test/support/signed-in";
import { refuse, succeed } from "~/domain/values";
import {
  cancelEmailChange,
  confirmEmailChange,
  findEmailChange,
  readRedeemedEmailChange,
  requestEmailChange,
} from "~/models/accounts/change-email";
import { enterAccount } from "~/models/accounts/sign-in";
import { newId } from "~/models/site/new-id";

const db = testDatabase();
const newEmail = () => `${newId()}@nyvik.test`;
const userOf = async (id: string) => (await rowsWith(users, { id }))[0]!;
const mailedTo = (email: string) => tokenMailedTo(email, "change-email");

async function asked(given: Parameters<typeof anAccount>[0] = {}) {
  const user = await anAccount(given);
  const viewer = aViewer({ userId: user.id, email: user.email });
  const to = newEmail();
  const answer = await requestEmailChange({ email: to, password: PASSWORD }, viewer, accountDeps());
  expect(answer).toEqual(succeed(null));
  return { user, viewer, to };
}

describe("another e-mail", () => {
  test.each([
    ["the present address first", true],
    ["the new address first", false],
  ])("is the account's when both mailboxes have confirmed it: %s", async (_order, presentFirst) => {
    const { user, to } = await asked();
    const tokens = [await mailedTo(user.email), await mailedTo(to)];
    if (!presentFirst) tokens.reverse();
    expect(await confirmEmailChange(tokens[0]!, null, accountDeps())).toEqual(
      succeed({ kind: "half", from: user.email, to }),
    );
    expect((await userOf(user.id)).email).toBe(user.email);
    expect(await confirmEmailChange(tokens[1]!, null, accountDeps())).toEqual(succeed({ kind: "changed", to }));
    expect(await userOf(user.id)).toMatchObject({ email: to, pending_email: null });
  });

  test("says the same again to whoever presses again because the answer was lost, and to two presses at once", async () => {
    const { user, viewer, to } = await asked();
    const [present, next] = [await mailedTo(user.email), await mailedTo(to)];
    for (let press = 0; press < 2; press++)
      expect(await confirmEmailChange(present, null, accountDeps())).toEqual(
        succeed({ kind: "half", from: user.email, to }),
      );
    expect(await readRedeemedEmailChange(present, accountDeps())).toEqual(
      succeed({ kind: "half", from: user.email, to }),
    );
    expect(await readRedeemedEmailChange(next, accountDeps())).toEqual(refuse({ kind: "invalidLink" }));
    const both = await Promise.all([1, 2].map(() => confirmEmailChange(next, null, accountDeps())));
    expect(both).toEqual(Array(2).fill(succeed({ kind: "changed", to })));
    for (const token of [present, next]) {
      expect(await confirmEmailChange(token, viewer, accountDeps())).toEqual(succeed({ kind: "changed", to }));
      expect(await readRedeemedEmailChange(token, accountDeps())).toEqual(succeed({ kind: "changed", to }));
    }
  });

  test("is refused without the right password, and where it is the one there is; nobody is mailed", async () => {
    const user = await anAccount();
    const viewer = aViewer({ userId: user.id, email: user.email });
    const to = newEmail();
    expect(await requestEmailChange({ email: to, password: "galt passord" }, viewer, accountDeps())).toEqual(
      refuse({ kind: "wrongPassword" }),
    );
    expect(await requestEmailChange({ email: user.email, password: PASSWORD }, viewer, accountDeps())).toEqual(
      refuse({ kind: "sameEmail" }),
    );
    expect(await mailsTo(to)).toEqual([]);
  });

  test("guessing the password at it is limited", async () => {
    const user = await anAccount();
    const viewer = aViewer({ userId: user.id, email: user.email });
    const wish = { email: newEmail(), password: "galt passord" };
    for (let time = 0; time < 10; time++) await requestEmailChange(wish, viewer, accountDeps());
    expect(await requestEmailChange({ ...wish, password: PASSWORD }, viewer, accountDeps())).toMatchObject(
      refuse({ kind: "tooMany" }),
    );
  });

  test("takes the organisation and the places in teams along, and signs out elsewhere", async () => {
    const own = await anOrganizer({ email: newEmail() });
    const other = await anOrganizer();
    const { user, to } = await asked({ email: own.email });
    await onTeam(other.id, user.email, "editor");
    await enterAccount(user, accountDeps());
    for (const address of [user.email, to]) await confirmEmailChange(await mailedTo(address), null, accountDeps());
    expect((await rowsWith(organizers, { id: own.id }))[0]).toMatchObject({ email: to });
    expect((await rowsWith(organizerAdmins, { organizer_id: other.id })).map(({ user_email }) => user_email)).toEqual([
      to,
    ]);
    expect(await rowsWith(sessions, { user_id: user.id })).toEqual([]);
  });

  test("keeps a place in a team though the new address was invited there too", async () => {
    const { id: organizer_id } = await anOrganizer();
    const { user, to } = await asked();
    await onTeam(organizer_id, user.email, "admin");
    const invited = {
      id: newId(),
      organizer_id,
      user_email: to,
      token_hash: newId(),
      expires_at: fromNow({ days: 7 }),
    };
    await db.insert(organizerAdmins).values(invited);
    for (const address of [user.email, to]) await confirmEmailChange(await mailedTo(address), null, accountDeps());
    const team = await rowsWith(organizerAdmins, { organizer_id });
    expect(team).toMatchObject([{ user_email: to, role: "admin", accepted_at: expect.any(Date) as Date }]);
  });

  test("ends what letters in the former mailbox open, and lets those that wait go nowhere", async () => {
    const { user, to } = await asked();
    const { id: reader_id } = await aReader({ user_id: user.id });
    const letter = {
      reader_id,
      recipient: user.email,
      subject: "Uken din",
      unsubscribe_url: "https://a.example/",
      due_at: NOW,
    };
    await db.insert(outbox).values([
      { ...letter, id: `sent-${user.id}`, key: `weekly:sent-${user.id}`, link_hash: `sent-${user.id}`, status: "sent" },
      { ...letter, id: `waits-${user.id}`, key: `weekly:waits-${user.id}`, link_hash: `waits-${user.id}` },
    ]);
    await confirmEmailChange(await mailedTo(user.email), null, accountDeps());
    expect(await findReaderByLink(db, `sent-${user.id}`)).not.toBeNull();
    await confirmEmailChange(await mailedTo(to), null, accountDeps());
    for (const link of ["sent", "waits"]) expect(await findReaderByLink(db, `${link}-${user.id}`)).toBeNull();
    const left = await db.select().from(outbox).where(eq(outbox.reader_id, reader_id)).orderBy(outbox.id);
    expect(left.map(({ status, unsubscribe_url }) => [status, unsubscribe_url])).toEqual([
      ["sent", null],
      ["failed", null],
    ]);
  });

  test("does not tell whose address it is: its owner is told, and nothing changes", async () => {
    const somebody = await anAccount();
    const user = await anAccount();
    const viewer = aViewer({ userId: user.id, email: user.email });
    expect(await requestEmailChange({ email: somebody.email, password: PASSWORD }, viewer, accountDeps())).toEqual(
      succeed(null),
    );
    expect((await mailsTo(somebody.email)).map(({ subject }) => subject)).toEqual(["Du har allerede en konto"]);
    expect(await confirmEmailChange(await mailedTo(user.email), viewer, accountDeps())).toMatchObject({
      ok: true,
      value: { kind: "half" },
    });
    expect((await userOf(user.id)).email).toBe(user.email);
  });

  test("fails where somebody takes the address meanwhile, and signs nobody out", async () => {
    const { user, to } = await asked();
    await enterAccount(user, accountDeps());
    await anAccount({ email: to });
    await confirmEmailChange(await mailedTo(user.email), null, accountDeps());
    expect(await confirmEmailChange(await mailedTo(to), null, accountDeps())).toEqual(
      refuse({ kind: "emailTaken", to }),
    );
    expect(await readRedeemedEmailChange(await mailedTo(to), accountDeps())).toEqual(
      refuse({ kind: "emailTaken", to }),
    );
    expect((await userOf(user.id)).email).toBe(user.email);
    expect(await rowsWith(sessions, { user_id: user.id })).toHaveLength(1);
  });

  test("works for a day, is not used up by looking, and not after it was called off or asked for again", async () => {
    const { user, viewer, to } = await asked();
    const token = await mailedTo(to);
    for (let look = 0; look < 2; look++)
      expect(await findEmailChange(token, accountDeps())).toMatchObject({ from: user.email, to, confirms: to });
    expect(await findEmailChange(token, accountDeps({ now: fromNow({ hours: 24 }) }))).toBeNull();
    await cancelEmailChange(user.id, accountDeps());
    expect(await confirmEmailChange(token, viewer, accountDeps())).toEqual(refuse({ kind: "invalidLink" }));
    const second = newEmail();
    await requestEmailChange({ email: second, password: PASSWORD }, viewer, accountDeps());
    expect(await findEmailChange(token, accountDeps())).toBeNull();
    expect((await tokensMailedTo(user.email, "change-email")).length).toBe(2);
  });

  test("is forgotten with its links where nobody confirmed it", async () => {
    const { user } = await asked();
    await deleteExpiredAccess(db, fromNow({ hours: 23 }));
    expect((await userOf(user.id)).pending_email).not.toBeNull();
    await deleteExpiredAccess(db, fromNow({ hours: 25 }));
    expect((await userOf(user.id)).pending_email).toBeNull();
  });
});
