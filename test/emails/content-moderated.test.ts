import { describe, expect, test } from "vitest";
import { LOCALES } from "~/domain/site/locales";
import { contentHiddenMail, contentShownMail } from "~/emails/moderation";

const news = {
  contentType: "event",
  title: "Bli rik på https://rik.example",
  categories: ["spam", "misleading"],
  link: "https://samling.test/admin/moderation/event/e/objection",
} as const;

describe("the mail about something hidden", () => {
  test.each(["hidden", "autoHidden", "stillHidden"] as const)(
    "%s: says what and why in plain words, with one link",
    (hiding) => {
      for (const locale of LOCALES) {
        const { subject, text, html } = contentHiddenMail(hiding, news, locale);
        expect(text).toContain(
          {
            nb: "spam eller reklame, villedende informasjon",
            nn: "spam eller reklame, villeiande informasjon",
            en: "spam or advertising, misleading information",
          }[locale],
        );
        expect(new Set(text.match(/https?:\/\/\S+/g))).toEqual(new Set([news.link]));
        expect(html).toContain(news.link);
        expect(subject).not.toContain("rik");
      }
    },
  );

  test("only what can still be objected to offers it", () => {
    expect(contentHiddenMail("hidden", news, "nb").text).toContain("Kom med en innvending");
    expect(contentHiddenMail("stillHidden", news, "nb").text).not.toContain("Kom med en innvending");
  });
});

test("the mail about something shown again leads to it", () => {
  const { text } = contentShownMail("shown", { ...news, contentType: "organizer", title: "Fjellkirken" }, "nb");
  expect(text).toContain("Siden til Fjellkirken, med alle arrangementene, vises igjen på Samling.");
});
