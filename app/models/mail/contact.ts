import { hashToken } from "~/auth/tokens";
import type { Viewer } from "~/domain/accounts/access";
import { CONTENT_LOCALE } from "~/domain/site/locales";
import { dayOf } from "~/domain/time/days-and-moments";
import { type Result, succeed } from "~/domain/values";
import { contactMail } from "~/emails/contact";
import { limitAttempts, type TooMany } from "~/models/site/attempts";
import type { Given } from "~/models/site/given";
import type { ContactMessage } from "~/schemas/site/contact";
import { contactAddress } from "~/schemas/site/settings";
import { postMail } from "./post";

type Deps = Given<"db" | "jobs" | "settings" | "network" | "locale" | "now">;

/** By the queue, the same once a day. The sender gets no copy: the form would mail to whatever address is typed. */
export async function sendContactMessage(
  message: ContactMessage,
  viewer: Viewer | null,
  { db, jobs, settings, network, locale, now }: Deps,
): Promise<Result<null, TooMany>> {
  const ofAccount = viewer ? { contactByAccount: viewer.userId } : {};
  const attempts = { contactByNetwork: network, ...ofAccount, contactByAnybody: "all" };
  const limited = await limitAttempts(attempts, { db, now, settings });
  if (!limited.ok) return limited;
  const { email, subject, message: text } = message;
  const key = hashToken(JSON.stringify([email, subject, text, dayOf(now)]));
  const mail = contactMail({ ...message, account: viewer?.email ?? null, pageLocale: locale }, CONTENT_LOCALE);
  await postMail({ key: `contact:${key}`, to: contactAddress(settings), mail }, { db, jobs, now });
  return succeed(null);
}
