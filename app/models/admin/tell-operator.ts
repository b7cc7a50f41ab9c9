import { judgeHealth } from "~/domain/site/health";
import { CONTENT_LOCALE } from "~/domain/site/locales";
import { wallClockAt } from "~/domain/time/days-and-moments";
import { healthMail } from "~/emails/health";
import { postMail } from "~/models/mail/post";
import type { Given } from "~/models/site/given";
import { findHealthFacts } from "~/models/site/health";
import { contactAddress } from "~/schemas/site/settings";

type Deps = Given<"db" | "backups" | "jobs" | "settings" | "now">;

/** In the morning, once, and only where something is wrong. */
export async function tellOperator({ db, backups, jobs, settings, now }: Deps): Promise<void> {
  const { day, time } = wallClockAt(now);
  if (time < "06:00" || time >= "09:00") return;
  const wrong = judgeHealth(await findHealthFacts({ db, backups, now }), now).filter(({ isWell }) => !isWell);
  if (wrong.length === 0) return;
  const mail = healthMail({ wrong, link: `${settings.APP_URL}/admin/health` }, CONTENT_LOCALE);
  await postMail({ key: `health:${day}`, to: contactAddress(settings), mail }, { db, jobs, now });
}
