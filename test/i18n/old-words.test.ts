import { expect, test } from "vitest";
import { sourceFiles } from "#test/support/source-files";
import { textsOf } from "#test/support/texts-of";
import { LOCALES, type Locale } from "~/domain/site/locales";

/** What was called so once, and is not as people say it (docs/glossary.md). */
const OLD: Record<Locale, RegExp> = {
  nb: /(?<!\p{L})(?:kilde\p{L}*|\p{L}*synkroniser\p{L}*|importkjøring\p{L}*|dashboard\p{L}*|dupliser\p{L}*)/giu,
  nn: /(?<!\p{L})(?:kjelde\p{L}*|kjelda|\p{L}*synkroniser\p{L}*|importkøyring\p{L}*|dashboard\p{L}*|dupliser\p{L}*)/giu,
  en: /\b(?:e-mails?|sources?|sync\w*|import runs?|duplicate|keep free|choose the reader|with (?:june|the year)|how it stands now)\b/gi,
};

/** Which the specification asks for, and who is cited. */
const ALLOWED: Record<Locale, string[]> = {
  nb: [
    "Mitt Dashboard",
    "Kalendersynkronisering",
    "Aktiver automatisk synkronisering",
    "Kunne ikke slette kalendersynkronisering",
    "Kilde: Brønnøysundregistrene",
    "Kilder og lisenser",
  ],
  nn: ["Kjelde: Brønnøysundregistera", "Kjelder og lisensar"],
  en: [
    "Failed to sync calendar",
    "Successfully synced",
    "Sync is taking too long",
    "Sync failed - unexpected response format",
    "Sync error",
    "/api/sync-ical-calendar",
    "/api/sync-google-calendar",
    "Source: The Brønnøysund Register Centre",
    "Sources and licences",
  ],
};

const oldIn = (text: string, locale: Locale) =>
  ALLOWED[locale].reduce((rest, allowed) => rest.replaceAll(allowed, ""), text).match(OLD[locale]) ?? [];

/** Those that the help is searched with may be anybody's words. */
const said = (locale: Locale) =>
  sourceFiles([`app/i18n/${locale}`, `help/${locale}`], /\.(ts|md)$/).flatMap((file) =>
    textsOf({ ...file, text: file.text.replaceAll(/^ +words:\s+"[^"]*",$/gm, "") }),
  );

test.each(LOCALES)("nothing is called as it was before people were asked: %s", (locale) => {
  expect(said(locale).filter((text) => oldIn(text, locale).length > 0)).toEqual([]);
});

test.each(LOCALES)("what is allowed is said: %s", (locale) => {
  const all = said(locale).join("\n");
  expect(ALLOWED[locale].filter((text) => !all.includes(text))).toEqual([]);
});

test.each([
  ["nb", "Til dashboardet", ["dashboardet"]],
  ["nb", "Til Mitt Dashboard", []],
  ["nb", "Alle kildene synkroniseres", ["kildene", "synkroniseres"]],
  ["nn", "Ei kjelde", ["kjelde"]],
  ["en", "Sync the source", ["Sync", "source"]],
] as const)("of %s %j it finds %j", (locale, text, words) => {
  expect(oldIn(text, locale)).toEqual(words);
});
