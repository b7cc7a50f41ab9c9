import { eq } from "drizzle-orm";
import type { Database } from "#db/client";
import {
  accountTokens,
  followedSearches,
  letterReaders,
  organizerAdmins,
  outbox,
  passkeyChallenges,
  passkeys,
  recoveryCodes,
  sessions,
  users,
} from "#db/schema";
import { fromNow, NOW } from "#test/support/clock";
import {
  DEMO_PEOPLE,
  type DemoPerson,
  type Ids,
  NEW_PEOPLE,
  sessionTokenOf,
  TOKENS,
} from "#test/support/screens/screen";
import { hashRecoveryCode } from "~/auth/recovery-codes";
import { hashToken } from "~/auth/tokens";
import { unixSeconds } from "~/domain/time/days-and-moments";

/** With everybody's session. */
export async function addPeople(db: Database, ids: Ids): Promise<void> {
  const seen = { created_at: fromNow({ days: -30 }), password_hash: "none" };
  await db.insert(users).values([
    {
      ...seen,
      id: "newcomer",
      email: "ny@demo.example",
      email_verified_at: NOW,
      pending_organizer_name: "Sandvik bedehus",
    },
    { ...seen, id: "unverified", email: "ubekreftet@demo.example", pending_organizer_name: "Fjellheim menighet" },
    { ...seen, id: "beginner", email: "post@lysstua.example", email_verified_at: NOW },
    { ...seen, id: "founder", email: "post@fjordglimt.example", email_verified_at: NOW },
    { ...seen, id: "keyholder", email: "nokkel@demo.example", email_verified_at: NOW },
  ]);
  // Lucia uses the machine's clock, and a session lasts thirty days.
  const expires_at = unixSeconds(new Date()) + 20 * 86_400;
  const user_agent = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1";
  const sessionOf = (person: DemoPerson, user_id: string) => ({
    id: hashToken(sessionTokenOf(person)),
    user_id,
    expires_at,
    user_agent,
    created_at: fromNow({ days: -2 }),
    last_seen_at: NOW,
  });
  for (const person of DEMO_PEOPLE) await db.insert(sessions).values(sessionOf(person, `demo-${person}`));
  for (const person of NEW_PEOPLE) await db.insert(sessions).values(sessionOf(person, person));
  await db.insert(passkeys).values({
    id: "shots-passkey",
    user_id: "keyholder",
    public_key: "none",
    counter: 0,
    transports: [],
    name: "Telefonen min",
    created_at: fromNow({ days: -20 }),
    last_used_at: fromNow({ days: -2 }),
  });
  await db.insert(recoveryCodes).values({ id: hashRecoveryCode("keyholder", "ABCD-EFGH"), user_id: "keyholder" });
  await db.insert(passkeyChallenges).values({
    id: hashToken(TOKENS.second_step),
    user_id: "keyholder",
    challenge: "none",
    expires_at: fromNow({ days: 1 }),
  });
  await db.insert(organizerAdmins).values({
    id: "shots-invited",
    organizer_id: ids.owners,
    user_email: "ny@demo.example",
    invited_by: "demo-owner",
    role: "editor",
    invited_at: NOW,
    token_hash: hashToken(TOKENS.invitation),
    expires_at: fromNow({ days: 7 }),
  });
  await addLinks(db);
  await addReaders(db, ids);
}

async function addLinks(db: Database): Promise<void> {
  const fresh = { created_at: NOW, expires_at: fromNow({ hours: 1 }) };
  const visitor = { user_id: "demo-visitor", email: "besokende@demo.example" };
  await db.update(users).set({ pending_email: "nyadresse@demo.example" }).where(eq(users.id, visitor.user_id));
  await db.insert(accountTokens).values([
    {
      ...fresh,
      id: hashToken(TOKENS.confirm_email),
      user_id: "unverified",
      email: "ubekreftet@demo.example",
      purpose: "confirm_email",
    },
    { ...fresh, ...visitor, id: hashToken(TOKENS.reset_password), purpose: "reset_password" },
    { ...fresh, ...visitor, id: hashToken(TOKENS.change_email), purpose: "change_email" },
  ]);
}

/** One that gets letters, and one unconfirmed. */
async function addReaders(db: Database, ids: Ids): Promise<void> {
  const wish = { weekday: 3, hour: 16, weekly: true, at_once: true, heard_at: NOW };
  await db.insert(letterReaders).values([
    {
      ...wish,
      id: "shots-reader",
      email: "leser@demo.example",
      reminder: "day",
      confirmed_at: NOW,
      asked_at: NOW,
      next_at: fromNow({ days: 5 }),
    },
    { ...wish, id: "shots-asked", email: "kanskje@demo.example", reminder: "none" },
  ]);
  await db.insert(followedSearches).values(
    ["type=concert&near=Bergen&radius_km=50", `organizer_id=${ids.owners}`, "type=youth"].map((search, at) => ({
      id: `shots-follow-${at}`,
      reader_id: "shots-reader",
      search,
    })),
  );
  const sent = { status: "sent", subject: "Uken din", due_at: NOW, finished_at: NOW } as const;
  await db.insert(outbox).values([
    {
      ...sent,
      id: "shots-letter",
      key: "weekly:shots",
      recipient: "leser@demo.example",
      reader_id: "shots-reader",
      link_hash: hashToken(TOKENS.letters),
    },
    {
      ...sent,
      id: "shots-asks",
      key: "letters_confirm:shots",
      recipient: "kanskje@demo.example",
      reader_id: "shots-asked",
      link_hash: hashToken(TOKENS.letters_unconfirmed),
    },
  ]);
}
