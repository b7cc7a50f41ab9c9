import { describe, expect, it } from "vitest";
import { type Locale, LOCALES } from "~/domain/site/locales";
import { escapeMarkup } from "~/domain/text/escape-markup";
import {
  accountNoticeMail,
  alreadyRegisteredMail,
  approveNewEmailMail,
  confirmEmailMail,
  confirmNewEmailMail,
  firstPasskeyMail,
  passwordChangedMail,
  resetPasswordMail,
} from "~/emails/accounts";
import type { Mail } from "~/emails/compose-mail";
import { calendarFailingMail, type CalendarFailing, proposalMail } from "~/emails/organizers";
import { type InvitationMailOptions, invitationMail, ownershipMail, removedMail } from "~/emails/team";

const APP = "https://samling.example";
const LINK = `${APP}/somewhere?token=a-B_c&x=1`;

const invitation: InvitationMailOptions = {
  link: LINK,
  organizerName: "Nøstebu bedehus",
  role: "editor",
  inviterEmail: "leder@nostebu.example",
};

const failing: CalendarFailing = {
  calendarName: "Kalenderen til Nøstebu",
  since: new Date("2026-06-04T10:00:00Z"),
  now: new Date("2026-06-11T10:00:00Z"),
  link: LINK,
};

const proposal = {
  organizer: "Fjellklang",
  title: "Julekonsert",
  otherTitle: "Julekonsert med Fjellklang",
  start: new Date("2026-12-13T18:00:00Z"),
  now: new Date("2026-06-11T10:00:00Z"),
  more: 2,
  link: LINK,
};

const ownership = { organizerName: "Nøstebu bedehus", other: "leder@nostebu.example", link: LINK };

const mails: Record<string, (locale: Locale) => Mail> = {
  "confirm the e-mail": (locale) => confirmEmailMail({ link: LINK }, locale),
  "confirm the new e-mail": (locale) => confirmNewEmailMail({ link: LINK }, locale),
  "choose a new password": (locale) => resetPasswordMail({ link: LINK }, locale),
  "the password was changed": (locale) => passwordChangedMail({ resetLink: LINK }, locale),
  "you have an account already": (locale) =>
    alreadyRegisteredMail({ signInLink: LINK, resetLink: `${APP}/reset` }, locale),
  "approve the new e-mail": (locale) => approveNewEmailMail({ link: LINK, newEmail: "ny@nostebu.example" }, locale),
  "make the first passkey": (locale) => firstPasskeyMail({ link: LINK }, locale),
  "two-step sign-in is on": (locale) => accountNoticeMail({ kind: "twoStepOn", link: LINK }, locale),
  "two-step sign-in is off": (locale) => accountNoticeMail({ kind: "twoStepOff", link: LINK }, locale),
  "a recovery code was used": (locale) => accountNoticeMail({ kind: "recoveryCodeUsed", left: 1, link: LINK }, locale),
  "the account is deleted": (locale) => accountNoticeMail({ kind: "accountDeleted", link: LINK }, locale),
  "an invitation": (locale) => invitationMail(invitation, locale),
  "the ownership was handed over": (locale) => ownershipMail({ ...ownership, side: "given" }, locale),
  "somebody was taken off a team": (locale) =>
    removedMail({ organizerName: ownership.organizerName, link: ownership.link }, locale),
  "the ownership was received": (locale) => ownershipMail({ ...ownership, side: "received" }, locale),
  "somebody says that it is the same event": (locale) => proposalMail(proposal, locale),
  "a calendar can't be fetched": (locale) => calendarFailingMail(failing, locale),
};

const everyMail = Object.entries(mails).flatMap(([name, make]) =>
  LOCALES.map((locale) => [name, locale, make(locale)] as const),
);

const FAITH =
  /kirke|menighet|gudstj|\bgud\b|bønn|bedehus|kristen|kristn|jesus|\btro\b|church|congregation|faith|pray|christian|worship|\bgod\b/i;

/** Returns the HTML's visible text on one line. */
const seen = ({ html }: Mail) =>
  html
    .replace(/<head>[^]*<\/head>/, "")
    .replace(/<[^>]+>/g, " ")
    .replace(
      /&lt;|&gt;|&quot;|&#39;|&amp;/g,
      (entity) => ({ "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&amp;": "&" })[entity]!,
    )
    .replace(/\s+/g, " ");

describe.each(everyMail)("the mail that says: %s (%s)", (_, locale, mail) => {
  it("has a short subject on one line that does not tell of a faith", () => {
    expect(mail.subject).toMatch(/^\S.{8,60}\S$/);
    expect(mail.subject).not.toMatch(FAITH);
    expect(mail.html).toContain(`<title>${escapeMarkup(mail.subject)}</title>`);
  });

  it("has its link in the text, on the button and to be copied", () => {
    expect(mail.text).toContain(`\n${LINK}\n`);
    expect(mail.html.split(`href="${escapeMarkup(LINK)}"`)).toHaveLength(3);
    expect(mail.html).toContain(`>${escapeMarkup(LINK)}</a>`);
  });

  it("says in the text everything that it says in HTML, and the other way round", () => {
    const lines = mail.text.split("\n").filter((line) => line && line !== "-- ");
    for (const line of lines) expect(seen(mail)).toContain(line.replace(/:$/, ""));
    const said = lines
      .map((line) => line.replace(/:$/, ""))
      .reduce((left, line) => left.replaceAll(line, ""), seen(mail));
    expect(
      said
        .replace("Samling", "")
        .replace(/Virker ikke knappen\? .*?:|Verkar ikkje knappen\? .*?:|Does the button not work\? .*?:/, "")
        .trim()
        .replace(/[\s:]/g, ""),
    ).toBe("");
  });

  it("says what to do when it was not you, or is not needed any more", () => {
    expect(mail.text).toMatch(
      {
        nb: /Var det ikke d|Kjenner du ikke|Brukes kalenderen ikke lenger/,
        nn: /Var det ikkje d|Kjenner du ikkje|Er kalenderen ikkje i bruk lenger|Var det ikkje de to/,
        en: /Was it not you|Do you not know|is no longer in use/,
      }[locale],
    );
  });

  it("leads nowhere but to the product, and fetches nothing", () => {
    const addresses = `${mail.html} ${mail.text}`.match(/\w+:\/\/[^\s"'<)]+/g) ?? [];
    expect(addresses.filter((address) => !address.startsWith(`${APP}/`))).toEqual([]);
    expect(mail.html).not.toMatch(/<img|<link|<script|url\(|@import|@font-face|src=/i);
  });

  it("can be read by every client: declared language, tables for the layout, both colour schemes", () => {
    expect(mail.html).toContain(`<html lang="${locale}">`);
    expect(mail.html.match(/<table(?! role="presentation")/g)).toBeNull();
    expect(mail.html).toContain('name="color-scheme" content="light dark"');
    expect(mail.html.length).toBeLessThan(20_000);
    expect(mail.text).not.toMatch(/[<>]/);
  });
});

describe("each mail", () => {
  it.each(Object.entries(mails))("has a subject of its own in every language: %s", (name, make) => {
    const subjects = everyMail.filter(([other]) => other !== name).map(([, , { subject }]) => subject);
    expect(make("nb").subject).not.toBe(make("en").subject);
    for (const locale of LOCALES) expect(subjects).not.toContain(make(locale).subject);
  });

  it.each([
    ["confirm the e-mail", "3 dager", "3 dagar", "3 days"],
    ["confirm the new e-mail", "24 timer", "24 timar", "24 hours"],
    ["choose a new password", "1 time.", "1 time.", "1 hour."],
    ["an invitation", "7 dager", "7 dagar", "7 days"],
  ])("says how long its link works: %s, %s", (name, nb, nn, en) => {
    expect(mails[name]!("nn").text).toContain(`Lenka verkar éin gong, og i ${nn}`);
    expect(mails[name]!("nb").text).toContain(`Lenken virker én gang, og i ${nb}`);
    expect(mails[name]!("en").text).toContain(`The link works once, and for ${en}`);
  });
});

describe("an invitation", () => {
  it("says who invites, to what, and as what", () => {
    const { text } = invitationMail(invitation, "nb");
    expect(text).toContain("leder@nostebu.example har invitert deg til teamet til Nøstebu bedehus på Samling.");
    expect(text).toContain("lage, endre og slette arrangementer");
    expect(invitationMail({ ...invitation, role: "viewer" }, "nb").text).toContain("ikke endre dem");
  });

  it("does without a name for whoever is gone", () => {
    expect(invitationMail({ ...invitation, inviterEmail: null }, "nb").text).toContain(
      "Du er invitert til teamet til Nøstebu bedehus",
    );
  });

  it("keeps markup in a name as text", () => {
    const { html, subject } = invitationMail({ ...invitation, organizerName: `<b onclick="x">Bed & 'hus'</b>` }, "nb");
    expect(html).toContain("&lt;b onclick=&quot;x&quot;&gt;Bed &amp; &#39;hus&#39;&lt;/b&gt;");
    expect(html).not.toContain("<b ");
    expect(subject).not.toContain("Bed");
  });

  it.each([
    ["Vinn penger på https://evil.example/nu", "Vinn penger på evil. example/nu"],
    ["www.evil.example", "www. evil. example"],
    ["post@evil.example", "post@ evil. example"],
    ["St. Olav menighet", "St. Olav menighet"],
  ])("makes no link of a name: %s", (organizerName, shown) => {
    expect(invitationMail({ ...invitation, organizerName }, "nb").text).toContain(`teamet til ${shown} på`);
  });
});
