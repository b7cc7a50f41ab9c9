import { insertMail } from "#db/queries/mail/outbox";
import { listSuperadmins, listUntoldFirstDays } from "#db/queries/publishing/first-days";
import { dateFromUnix } from "~/domain/time/days-and-moments";
import { firstDayMail } from "~/emails/organizers";
import { mailRow, queueMails } from "~/models/mail/post";
import type { Given } from "~/models/site/given";

type Deps = Given<"db" | "jobs" | "now", "APP_URL">;

/** Superadmins, once of each new organizer whose first events begin before its others are shown. */
export async function tellOfFirstDays({ db, jobs, settings, now }: Deps): Promise<void> {
  const found = await listUntoldFirstDays(db, now);
  if (found.length === 0) return;
  const link = `${settings.APP_URL}/admin/moderation`;
  const superadmins = await listSuperadmins(db);
  const mails = found.flatMap(({ id, name, title, start_time, held }) =>
    superadmins.map((to) => {
      const start = dateFromUnix(start_time);
      const mail = firstDayMail({ organizer: name ?? "", title, start, held, now, link }, to.locale);
      return mailRow({ key: `first_day:${id}:${to.id}`, to: to.email, mail }, now);
    }),
  );
  const [first, ...rest] = mails.map((mail) => insertMail(db, mail));
  if (!first) return;
  await db.batch([first, ...rest]);
  await queueMails(mails, { jobs });
}
