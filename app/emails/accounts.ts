import { accountNoticeMessages } from "#messages/account-notices";
import { mailMessages } from "#messages/mail";
import { LINK_HOURS } from "~/domain/accounts/lifetimes";
import type { Locale } from "~/domain/site/locales";
import { messagesIn } from "~/i18n/messages-in";
import { composeMail, type Mail } from "./compose-mail";

/** To the owner of an account whose address somebody signed up with: the page itself does not tell that it exists. */
export function alreadyRegisteredMail(
  { signInLink, resetLink }: { signInLink: string; resetLink: string },
  locale: Locale,
): Mail {
  const m = messagesIn(mailMessages, locale).alreadyRegistered;
  const button = { label: m.button, link: signInLink };
  const notes = [{ sentence: m.forgot, link: resetLink }, m.notYou];
  return composeMail({ subject: m.subject, heading: m.heading, paragraphs: [m.body], button, notes }, locale);
}

/** To the present address of an account that is to have another one: without its consent nothing changes. */
export function approveNewEmailMail({ link, newEmail }: { link: string; newEmail: string }, locale: Locale): Mail {
  const { approveNewEmail: m } = messagesIn(accountNoticeMessages, locale);
  return composeMail(
    {
      subject: m.subject,
      heading: m.subject,
      paragraphs: [m.body(newEmail), m.both],
      button: { label: m.button, link },
      notes: [messagesIn(mailMessages, locale).works(LINK_HOURS.change_email), m.notYou],
    },
    locale,
  );
}

interface Confirmation {
  link: string;
}

/** To a new account: its address has to be proven. */
export const confirmEmailMail = (input: Confirmation, locale: Locale): Mail =>
  confirmation(input, "confirmEmail", LINK_HOURS.confirm_email, locale);

/** To the address an account is to have from now on. */
export const confirmNewEmailMail = (input: Confirmation, locale: Locale): Mail =>
  confirmation(input, "confirmNewEmail", LINK_HOURS.change_email, locale);

function confirmation(
  { link }: Confirmation,
  kind: "confirmEmail" | "confirmNewEmail",
  hours: number,
  locale: Locale,
): Mail {
  const { works, [kind]: m } = messagesIn(mailMessages, locale);
  return composeMail(
    {
      subject: m.subject,
      heading: m.heading,
      paragraphs: [m.body],
      button: { label: m.button, link },
      notes: [works(hours), m.notYou],
    },
    locale,
  );
}

/** To somebody whose rights over others wait for a passkey: the first one is made by this link. */
export function firstPasskeyMail({ link }: { link: string }, locale: Locale): Mail {
  const { firstPasskey: m } = messagesIn(accountNoticeMessages, locale);
  return composeMail(
    {
      subject: m.subject,
      heading: m.subject,
      paragraphs: [m.body, m.meaning],
      button: { label: m.button, link },
      notes: [messagesIn(mailMessages, locale).works(LINK_HOURS.first_passkey), m.notYou],
    },
    locale,
  );
}

/** A notice to the account's owner; `resetLink` leads to where a new password is asked for. */
export function passwordChangedMail({ resetLink }: { resetLink: string }, locale: Locale): Mail {
  const m = messagesIn(mailMessages, locale).passwordChanged;
  const button = { label: m.button, link: resetLink };
  return composeMail(
    { subject: m.subject, heading: m.heading, paragraphs: [m.body, m.wasYou], button, notes: [m.notYou] },
    locale,
  );
}

/** To whoever has forgotten the password. */
export function resetPasswordMail({ link }: { link: string }, locale: Locale): Mail {
  const { works, resetPassword: m } = messagesIn(mailMessages, locale);
  const button = { label: m.button, link };
  const lifetime = `${works(LINK_HOURS.reset_password)} ${m.consequence}`;
  return composeMail(
    { subject: m.subject, heading: m.heading, paragraphs: [m.body], button, notes: [lifetime, m.notYou] },
    locale,
  );
}

/** Something about an account has changed; `link` leads to where it can be looked at or put right. */
type AccountNotice =
  | { kind: "twoStepOn" | "twoStepOff" | "passkeyAdded" | "passkeyRemoved" | "accountDeleted"; link: string }
  | { kind: "recoveryCodeUsed"; link: string; left: number };

/** To an account's owner, in case it was somebody else. */
export function accountNoticeMail(notice: AccountNotice, locale: Locale): Mail {
  const { notYou, notYouAtAll, [notice.kind]: m } = messagesIn(accountNoticeMessages, locale);
  const body = "left" in notice ? messagesIn(accountNoticeMessages, locale).codesLeft(notice.left) : null;
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
