import { expect, test } from "vitest";
import { asOf } from "~/components/offline/as-of";
import { LOCALES } from "~/domain/site/locales";
import { languages } from "~/i18n/languages.server";

const NOW = Date.parse("2026-11-25T12:00:00Z"); // A Wednesday, at 13:00 in Norway.

test.each(LOCALES)("says when a kept page was so, by Norwegian clocks (%s)", (locale) => {
  const said = (moment: string, clock: "24h" | "12h" = "24h") =>
    asOf(Date.parse(moment), NOW, languages[locale].offlineMessages, clock);
  expect([
    said("2026-11-25T11:04:00Z"),
    said("2026-11-24T22:59:00Z"),
    said("2026-11-24T23:01:00Z"),
    said("2026-11-22T17:04:00Z"),
    said("2026-11-24T17:04:00Z", "12h"),
  ]).toEqual(
    {
      nb: ["i dag 12:04", "i går 23:59", "i dag 00:01", "søndag 18:04", "i går 6:04 PM"],
      nn: ["i dag 12:04", "i går 23:59", "i dag 00:01", "søndag 18:04", "i går 6:04 PM"],
      en: ["today 12:04", "yesterday 23:59", "today 00:01", "on Sunday 18:04", "yesterday 6:04 PM"],
    }[locale],
  );
});
