import { hashPassword } from "~/auth/passwords";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { present } from "~/domain/values";

export const DEMO_PASSWORD = "samling-demo";

/** Owners take the first organizers' addresses in turn. */
const OWNERS = ["superadmin", "moderator", "owner", "second-owner"] as const;
const TEAM = { editor: "redaktor@demo.example", viewer: "leser@demo.example" } as const;
const VISITOR = "besokende@demo.example";

interface DemoAccount {
  role: string;
  email: string;
  organizer: string | null;
}

/** All addresses are verified. */
export async function insertDemoAccounts(db: D1Database, now: Date): Promise<void> {
  const seconds = unixSeconds(now);
  const { results } = await db
    .prepare("select id, email from organizers order by seq limit 4")
    .all<{ id: string; email: string }>();
  const owners = OWNERS.map((role, index) => ({ role, ...present(results[index], role) }));
  const [admin, moderator, owner, reported = ""] = owners.map(({ id }) => id);
  const people = [
    ...owners.map(({ role, email }) => ({ role, email })),
    ...Object.entries(TEAM).map(([role, email]) => ({ role, email })),
    { role: "visitor", email: VISITOR },
  ];
  const hash = await hashPassword(DEMO_PASSWORD);
  const users = people.map(({ role, email }) =>
    db
      .prepare("insert into users (id, email, email_verified_at, password_hash, follows_only) values (?, ?, ?, ?, ?)")
      .bind(`demo-${role}`, email, seconds, hash, role === "visitor" ? 1 : 0),
  );
  const team = Object.entries(TEAM).map(([role, email]) =>
    db
      .prepare(
        "insert into organizer_admins (id, organizer_id, user_email, invited_by, role, accepted_at) values (?, ?, ?, 'demo-owner', ?, ?)",
      )
      .bind(`demo-${role}`, owner, email, role, seconds),
  );
  await db.batch([
    ...users,
    db.prepare("update organizers set is_superadmin = 1 where id = ?").bind(admin),
    db.prepare("update organizers set is_moderator = 1 where id = ?").bind(moderator),
    ...team,
    report(db, {
      reporter: "demo-visitor",
      organizer: reported,
      category: "misleading",
      reason: "Villedende informasjon",
      words: "Klokkeslettet stemmer ikke med plakaten på kirkedøra.",
      seconds,
    }),
    report(db, {
      reporter: "demo-editor",
      organizer: reported,
      category: "other",
      reason: "Annet",
      words: "Dette står to ganger.",
      seconds,
    }),
  ]);
}

interface DemoReport {
  reporter: string;
  organizer: string;
  category: string;
  reason: string;
  words: string;
  seconds: number;
}

const report = (db: D1Database, { reporter, organizer, category, reason, words, seconds }: DemoReport) =>
  db
    .prepare(
      `insert into user_reports (id, content_type, content_id, reporter_id, reason, category, description, created_at)
       select ? || '-report', 'event', id, ?, ?, ?, ?, ? from events where organizer_id = ? and start_time > ? order by start_time limit 1`,
    )
    .bind(reporter, reporter, reason, category, words, seconds, organizer, seconds);

/** None where it was filled by hand or for load tests. */
export async function listDemoAccounts(db: D1Database): Promise<DemoAccount[]> {
  const { results } = await db
    .prepare(
      `select substr(u.id, 6) as role, u.email, coalesce(own.name, team.name) as organizer
       from users u left join organizers own on own.email = u.email
       left join organizer_admins a on a.user_email = u.email left join organizers team on team.id = a.organizer_id
       where u.id like 'demo-%' order by u.rowid`,
    )
    .all<DemoAccount>();
  return results;
}
