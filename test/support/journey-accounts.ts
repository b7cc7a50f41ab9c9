import type { Database } from "#db/client";
import { passkeyChallenges, passkeys, recoveryCodes, sessions, users } from "#db/schema";
import { hashPassword } from "~/auth/passwords";
import { hashRecoveryCode } from "~/auth/recovery-codes";
import { hashToken } from "~/auth/tokens";
import { DAY_SECONDS, unixSeconds } from "~/domain/time/days-and-moments";
import { fromNow, NOW } from "./clock";
import { TOKENS } from "./screens/screen";
import { testSettings } from "./settings";

/** The password of all journey accounts. */
export const JOURNEY_PASSWORD = "tre trøtte troll";

/** The accounts that a journey can use, by e-mail. */
export const PEOPLE = {
  superadmin: "vandrekirken@menighet.test",
  owner: "bykirken@menighet.test",
  calendarkeeper: "fjellkirken@menighet.test",
  viewer: "leser@person.test",
  newcomer: "ny@person.test",
  founder: "grunnlegger@person.test",
  unverified: "uprovd@person.test",
  first: "en@person.test",
  second: "to@person.test",
  third: "tre@person.test",
  follower: "folger@person.test",
  keyholder: "nokkel@person.test",
  discreet: "diskret@person.test",
  governor: "governor@styre.test",
  moderator: "moderator@styre.test",
  second_moderator: "second-moderator@styre.test",
  accused: "accused@styre.test",
  first_reporter: "first-reporter@styre.test",
  second_reporter: "second-reporter@styre.test",
  third_reporter: "third-reporter@styre.test",
  changer: "bytter@person.test",
  twofold: "tofaktor@person.test",
  invited: "invitert@person.test",
  gatherer: "samler@person.test",
  claimant: "krever@person.test",
} as const;

export type Person = keyof typeof PEOPLE;

/** Returns the value of a signed-in person's session cookie. */
export const sessionTokenOf = (person: Person) => `session-of-${person}`;

/** Long enough for their reports to count. */
const LONG_AGO = fromNow({ days: -30 });

/** People with a passkey, on a device that no journey has: staff, whose rights would require it otherwise. */
const WITH_PASSKEY: Person[] = ["superadmin", "governor", "moderator", "second_moderator", "twofold"];

/** A recovery code of one of them. */
const RECOVERY_CODE = "ABCD-EFGH-JKLM-NPQR";

/** Inserts the accounts, each with a session. */
export async function fillWithAccounts(db: Database): Promise<void> {
  const password_hash = await hashPassword(JOURNEY_PASSWORD, Number(testSettings.TEST_PASSWORD_COST));
  // Lucia uses the machine's clock, not the test's.
  const expires_at = unixSeconds(new Date()) + 20 * DAY_SECONDS;
  for (const [person, email] of Object.entries(PEOPLE) as [Person, string][]) {
    await db.insert(users).values({
      id: person,
      email,
      password_hash,
      created_at: LONG_AGO,
      email_verified_at: person === "unverified" ? null : LONG_AGO,
    });
    await db
      .insert(sessions)
      .values({ id: hashToken(sessionTokenOf(person)), user_id: person, expires_at, created_at: NOW });
  }
  const keys = WITH_PASSKEY.map((user_id) => ({
    id: `passkey-of-${user_id}`,
    user_id,
    public_key: "none",
    counter: 0,
    transports: [],
    name: "Nøkkelknippet",
    created_at: LONG_AGO,
  }));
  await db.insert(passkeys).values(keys);
  await db.insert(recoveryCodes).values({ id: hashRecoveryCode("twofold", RECOVERY_CODE), user_id: "twofold" });
  await db.insert(passkeyChallenges).values({
    id: hashToken(TOKENS.second_step),
    user_id: "twofold",
    challenge: "none",
    expires_at: fromNow({ days: 1 }),
  });
}
