import { accountNoticeMessages } from "#messages/account-notices";
import { mailMessages } from "#messages/mail";
import { LINK_HOURS } from "~/domain/accounts/lifetimes";
import type { Locale } from "~/domain/site/locales";
import { messagesIn } from "~/i18n/messages-in";
import { composeMail, type Mail } from "./compose-mail";

/** Somebody signed up with the owner's address: the page does not reveal that the account exists. */
export function alreadyRegisteredMail(
  { signInLink, resetLink }: { signInLink: string; resetLink: string },
  locale: Locale,
): Mail {
  const m = messagesIn(mailMessages, locale).alreadyRegistered;
  const notes = [{ sentence: m.forgot, link: resetLink }, m.notYou];
  return composeMail(locale, { ...m, link: signInLink, paragraphs: [m.body], notes });
}

/** Nothing changes without the current address's consent. */
export function approveNewEmailMail({ link, newEmail }: { link: string; newEmail: string }, locale: Locale): Mail {
  const { approveNewEmail: m, doNotPress } = messagesIn(accountNoticeMessages, locale);
  return composeMail(locale, {
    ...m,
    paragraphs: [m.body(newEmail), m.both],
    link,
    notes: [messagesIn(mailMessages, locale).works(LINK_HOURS.change_email), doNotPress],
  });
}

interface Confirmation {
  link: string;
}

export const confirmEmailMail = (input: Confirmation, locale: Locale): Mail =>
  confirmation(input, "confirmEmail", LINK_HOURS.confirm_email, locale);

export const confirmNewEmailMail = (input: Confirmation, locale: Locale): Mail =>
  confirmation(input, "confirmNewEmail", LINK_HOURS.change_email, locale);

function confirmation({ link }: Confirmation, kind: "confirmEmail" | "confirmNewEmail", hours: number, locale: Locale) {
  const { works, [kind]: m } = messagesIn(mailMessages, locale);
  return composeMail(locale, {
    ...m,
    paragraphs: [m.body],
    link,
    notes: [works(hours), m.notYou],
  });
}

/** The link permits the first passkey. */
export function firstPasskeyMail({ link }: { link: string }, locale: Locale): Mail {
  const { firstPasskey: m, doNotPress } = messagesIn(accountNoticeMessages, locale);
  return composeMail(locale, {
    ...m,
    paragraphs: [m.body, m.meaning],
    link,
    notes: [messagesIn(mailMessages, locale).works(LINK_HOURS.first_passkey), doNotPress],
  });
}

/** `resetLink` leads to the page that requests a new password. */
export function passwordChangedMail({ resetLink }: { resetLink: string }, locale: Locale): Mail {
  const m = messagesIn(mailMessages, locale).passwordChanged;
  return composeMail(locale, {
    ...m,
    link: resetLink,
    paragraphs: [m.body, m.wasYou],
    notes: [m.notYou],
  });
}

export function resetPasswordMail({ link }: { link: string }, locale: Locale): Mail {
  const { works, resetPassword: m } = messagesIn(mailMessages, locale);
  const lifetime = `${works(LINK_HOURS.reset_password)} ${m.consequence}`;
  return composeMail(locale, {
    ...m,
    link,
    paragraphs: [m.body],
    notes: [lifetime, m.notYou],
  });
}

type AccountNotice =
  | { kind: "twoStepOn" | "twoStepOff" | "passkeyAdded" | "passkeyRemoved" | "accountDeleted"; link: string }
  | { kind: "recoveryCodeUsed"; link: string; left: number };

/** In case somebody else made the change. */
export function accountNoticeMail(notice: AccountNotice, locale: Locale): Mail {
  const { notYou, notYouAtAll, [notice.kind]: m } = messagesIn(accountNoticeMessages, locale);
  const body = "left" in notice ? messagesIn(accountNoticeMessages, locale).codesLeft(notice.left) : null;
  return composeMail(locale, {
    ...m,
    paragraphs: body ? [m.body, body] : [m.body],
    link: notice.link,
    notes: [notice.kind === "accountDeleted" ? notYouAtAll : notYou],
  });
}
