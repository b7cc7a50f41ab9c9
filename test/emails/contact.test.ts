import { describe, expect, it } from "vitest";
import { LOCALES } from "~/domain/site/locales";
import { contactMail, type WrittenMessage } from "~/emails/contact";

const written: WrittenMessage = {
  name: "Kari Nordmann",
  email: "kari@person.test",
  subject: "Gudstjenesten i Nes",
  message: "Den står to ganger.\n\nKan dere se på det?",
  account: null,
  pageLocale: "nn",
};

const mailOf = (given: Partial<WrittenMessage> = {}) => contactMail({ ...written, ...given }, "nb");

describe.each(LOCALES)("the mail to those who run the product (%s)", (locale) => {
  const { subject, text, html } = contactMail(written, locale);

  it("has the message, line by line, with who wrote it, in its text and its HTML", () => {
    for (const said of ["Kari Nordmann (kari@person.test)", "Den står to ganger.", "Kan dere se på det?", "Nynorsk"]) {
      expect(text).toContain(said);
      expect(html).toContain(said);
    }
  });

  it("says nothing in its own subject of what the message is about", () => {
    expect(subject).toMatch(/^\S.{8,60}\S$/);
    expect(subject).not.toMatch(/Gudstjeneste|Kari/);
  });

  it("is answered by one press, with the message's subject", () => {
    const link = "mailto:kari@person.test?subject=Re%3A%20Gudstjenesten%20i%20Nes";
    expect(text).toContain(`\n${link}\n`);
    expect(html).toContain(`href="${link}"`);
  });
});

describe("what somebody typed", () => {
  it("stays text: no markup, and no link that a mail client makes", () => {
    const typed = { name: "<b>Kari</b>", subject: "Se https://evil.example/nu", message: "www.evil.example" };
    const { text, html } = mailOf(typed);
    expect(html).not.toContain("<b>Kari");
    for (const said of [text.replace(/mailto:\S+/g, ""), html.replace(/mailto:[^"<]+/g, "")])
      expect(said).not.toMatch(/https:\/\/evil|evil\.example/);
  });

  it.each(["a&body=x@person.test", "a?cc=b@person.test"])("cannot add to the answer's fields: %s", (email) => {
    const [link] = /mailto:\S+/.exec(mailOf({ email }).text)!;
    expect(link.match(/[?&]/g)).toHaveLength(1);
  });
});

describe("whether the sender is known", () => {
  it("is said: by account, or not at all", () => {
    expect(mailOf().text).toContain("ikke logget inn");
    expect(mailOf({ account: "kari@konto.test" }).text).toContain("logget inn som kari@konto.test");
  });
});
