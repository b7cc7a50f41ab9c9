import { expect, it } from "vitest";
import { LOCALES } from "~/domain/site/locales";
import { firstDayMail } from "~/emails/organizers";

const NEWS = {
  organizer: "Nøstebu bedehus",
  title: "Ungdomskveld på www.spam.example",
  start: new Date("2026-06-11T17:00:00Z"),
  held: 32,
  now: new Date("2026-06-11T10:00:00Z"),
  link: "https://samling.example/admin/moderation",
};

it.each(LOCALES)("says who is new, what is out and how many wait, and links to nothing else (%s)", (locale) => {
  const { subject, text } = firstDayMail(NEWS, locale);
  expect(subject).not.toContain("Nøstebu");
  for (const part of ["Nøstebu bedehus", "Ungdomskveld", "32", NEWS.link]) expect(text).toContain(part);
  expect(text).not.toContain("www.spam.example");
  expect(firstDayMail({ ...NEWS, held: 1 }, locale).text).not.toContain(" 1 ");
});
