import { describe, expect, test } from "vitest";
import { caseFile } from "#test/support/cases";
import { arrangeLetter } from "~/domain/letters/arrange";
import { type Locale, LOCALES } from "~/domain/site/locales";
import { unixSeconds } from "~/domain/time/days-and-moments";
import type { Mail } from "~/emails/compose-mail";
import { changeLetter, confirmLettersMail, type LetterEvent, reminderLetter, weeklyLetter } from "~/emails/letters";

const APP = "https://samling.example";
const TOKEN = "t".repeat(43);
const links = {
  event: (id: string) => `${APP}/event/${id}`,
  manage: `${APP}/letters/${TOKEN}`,
  stop: `${APP}/unsubscribe/${TOKEN}?kind=weekly`,
};

/** Thursday 22 October 2026, 16.00 in Norway: winter time begins three nights later. */
const NOW = new Date("2026-10-22T14:00:00Z");

const event = (id: string, start: string, given: Partial<LetterEvent> = {}): LetterEvent & { sort_key: number } => ({
  id,
  title: "Konsert",
  start_time: unixSeconds(new Date(start)),
  sort_key: unixSeconds(new Date(start)),
  all_day: 0,
  location_name: "Storsalen",
  city: "Askim",
  state: "planned",
  registration: "none",
  previous_start_time: null,
  previous_location: null,
  ...given,
});

const WEEK = [
  event("kveld", "2026-10-24T16:30:00Z"),
  event("etter", "2026-10-25T10:00:00Z", { title: "Fjelltur", location_name: "Location TBD" }),
  event("fullt", "2026-10-25T18:00:00Z", { title: "Quiz", location_name: "Askim kino", state: "full" }),
  event("dag", "2026-10-26T00:00:00Z", { title: "Dugnad", all_day: 1, registration: "required" }),
  event("avlyst", "2026-10-27T17:00:00Z", { title: "Kor", state: "cancelled" }),
];

const week = (locale: Locale, given: Partial<Parameters<typeof weeklyLetter>[0]> = {}) =>
  weeklyLetter({ events: arrangeLetter(WEEK), asks: false, links, now: NOW, ...given }, locale);

describe("the weekly letter, as text", () => {
  test("has cancelled first, then each day with its times by the Norwegian clock, over the night to winter time", () => {
    expect(week("nb").text).toBe(
      caseFile("emails/weekly-letter.txt").replaceAll("APP", APP).replaceAll("TOKEN", TOKEN),
    );
  });

  test.each<[Locale, string[]]>([
    ["nn", ["Veka di", "Ikkje som planlagt", "Laurdag 24. oktober", "Heile dagen: Dugnad", "(krev påmelding)"]],
    ["en", ["Your week", "Not as planned", "Saturday 24 October", "All day: Dugnad", "(sign-up required)"]],
  ])("says the same in %s", (locale, said) => {
    for (const words of said) expect(week(locale).text).toContain(words);
  });

  test("after a month of silence begins with its question, and its button is the answer", () => {
    const { text, html } = week("nn", { asks: true });
    expect(text).toMatch(/^Vil du framleis ha dette brevet\?\n\nVi måler ikkje om du les breva/);
    expect(text).toContain(`Ja, hald fram med å sende:\n${links.manage}\n`);
    expect(html).toContain("Ja, hald fram med å sende");
  });

  test("tells how many it has no room for", () => {
    const many = Array.from({ length: 24 }, (_, at) => event(`e${at}`, "2026-10-24T16:30:00Z"));
    const { text } = week("en", { events: arrangeLetter(many) });
    expect(text.match(/\/event\/e\d+\n/g)).toHaveLength(20);
    expect(text).toContain("There are 4 more");
  });

  test.each<[Locale, string]>([
    ["nb", "Det er flere, som det ikke var plass til her."],
    ["nn", "Det er fleire, som det ikkje var plass til her."],
    ["en", "There are more, which there was no room for here."],
  ])("names no number in %s where not all were looked up", (locale, words) => {
    const many = Array.from({ length: 21 }, (_, at) => event(`e${at}`, "2026-10-24T16:30:00Z"));
    expect(week(locale, { events: arrangeLetter(many, false) }).text).toContain(words);
  });
});

describe("what is told of a saved event, as text", () => {
  const concert = event("kveld", "2026-10-25T16:30:00Z");

  test.each<[Locale, "day" | "hours", string, string]>([
    ["nb", "day", "I morgen: Konsert", "søndag 25. oktober kl. 17:30: Konsert"],
    ["nn", "hours", "Om to timar: Konsert", "søndag 25. oktober kl. 17:30: Konsert"],
    ["en", "day", "Tomorrow: Konsert", "Sunday 25 October at 17:30: Konsert"],
  ])("a reminder in %s, %s", (locale, before, subject, line) => {
    const mail = reminderLetter({ event: concert, links, now: NOW, before }, locale);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(`${subject}\n\n${line}\n\n`);
    expect(mail.text).toContain(`:\n${APP}/event/kveld\n`);
    expect(mail.text).toContain(links.stop);
  });

  test.each<[Locale, string, string]>([
    ["nb", "Flyttet: Konsert", "Før: lørdag 24. oktober kl. 18:30, Kjelleren"],
    ["nn", "Flytta: Konsert", "Før: laurdag 24. oktober kl. 18:30, Kjelleren"],
    ["en", "Moved: Konsert", "Before: Saturday 24 October at 18:30, Kjelleren"],
  ])("what is moved, with what it was, in %s", (locale, subject, was) => {
    const moved = {
      ...concert,
      state: "moved" as const,
      previous_start_time: unixSeconds(new Date("2026-10-24T16:30:00Z")),
      previous_location: "Kjelleren",
    };
    const mail = changeLetter({ event: moved, links, now: NOW }, locale);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(was);
  });
});

/** More than a list of mails shows of one. */
const PREVIEW = 140;

describe.each(LOCALES)("what a list of mails shows in %s", (locale) => {
  const inChurch = {
    ...event("kveld", "2026-10-25T16:30:00Z", { location_name: "Betel pinsekirke" }),
    previous_location: "Bedehuset",
    previous_start_time: unixSeconds(new Date("2026-10-24T16:30:00Z")),
    state_reason: "Vi ber hjemme.",
  };

  test.each<[string, Mail]>([
    ["a reminder", reminderLetter({ event: inChurch, links, now: NOW, before: "hours" }, locale)],
    ["a move", changeLetter({ event: { ...inChurch, state: "moved" }, links, now: NOW }, locale)],
    ["a cancellation", changeLetter({ event: { ...inChurch, state: "cancelled" }, links, now: NOW }, locale)],
  ])("of %s is the event's own title and time, and no place", (_, { subject, text }) => {
    expect(text.indexOf("Betel pinsekirke, Askim")).toBeGreaterThan(PREVIEW);
    expect(`${subject} ${text.slice(0, PREVIEW)}`).not.toMatch(/Betel|Bedehuset|Askim|Vi ber/);
  });
});

const every = (locale: Locale): Record<string, Mail> => ({
  confirm: confirmLettersMail({ link: links.manage }, locale),
  weekly: week(locale),
  question: week(locale, { asks: true }),
  reminder: reminderLetter({ event: WEEK[0]!, links, now: NOW, before: "day" }, locale),
  change: changeLetter({ event: WEEK[4]!, links, now: NOW }, locale),
});

describe.each(LOCALES)("every letter in %s", (locale) => {
  test.each(Object.entries(every(locale)))("%s: no placeholder, no other's address, nothing fetched", (_, mail) => {
    expect(mail.text + mail.html).not.toMatch(/Location TBD|undefined|null|NaN/);
    const addresses = `${mail.html} ${mail.text}`.match(/\w+:\/\/[^\s"'<)]+/g) ?? [];
    expect(addresses.filter((address) => !address.startsWith(`${APP}/`))).toEqual([]);
    expect(mail.html).not.toMatch(/<img|<link|<script|url\(|@import|src=/i);
    expect(mail.html).toContain(`<html lang="${locale}">`);
    expect(mail.html).toContain("prefers-color-scheme:dark");
    expect(mail.subject).toMatch(/^\S.{3,58}\S$/);
  });
});
