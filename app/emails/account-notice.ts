import { accountNoticeMessages } from "~/i18n/account-notices";
import type { Locale } from "~/i18n/catalogue";
import { composeMail, type Mail } from "./compose-mail";

/** Something about an account has changed; `link` leads to where it can be looked at or put right. */
export type AccountNotice =
  | { kind: "twoStepOn" | "twoStepOff" | "passkeyAdded" | "passkeyRemoved" | "accountDeleted"; link: string }
  | { kind: "recoveryCodeUsed"; link: string; left: number };

/** To an account's owner, in case it was somebody else. */
export function accountNoticeMail(notice: AccountNotice, locale: Locale): Mail {
  const { notYou, notYouAtAll, [notice.kind]: m } = accountNoticeMessages[locale];
  const body = "left" in notice ? accountNoticeMessages[locale].codesLeft(notice.left) : null;
  return composeMail(
    {
      subject: m.subject,
      heading: m.subject,
      paragraphs: body ? [m.body, body] : [m.body],
      button: { label: m.button, link: notice.link },
      notes: [notice.kind === "accountDeleted" ? notYouAtAll : notYou],
    },
    locale,
  );
}
