import { z } from "zod";
import { languageOfAddress } from "~/domain/site/language-links";
import { wishedLocale } from "~/domain/site/language-wish";
import { LANGUAGE_HEADER, LOCALES } from "~/domain/site/locales";
import { MOODS, PRINTS } from "~/domain/site/look";
import {
  DEFAULT_PREFERENCES,
  type Preferences,
  type StoredPreferences,
  THEMES,
  TIME_FORMATS,
} from "~/domain/site/preferences";

/** The pages that ask for a preference, and are shown again with it. */
const PAGES_THAT_ASK = ["/settings", "/dashboard"] as const;

/** The settings form, with one or several preferences. */
export const preferencesForm = z
  .object({
    theme: z.enum(THEMES),
    language: z.enum(LOCALES),
    timeFormat: z.enum(TIME_FORMATS),
    print: z.enum(PRINTS),
    mood: z.enum(MOODS),
  })
  .partial()
  .refine((choice) => Object.keys(choice).length > 0)
  .and(z.object({ to: z.enum(PAGES_THAT_ASK).default("/settings") }));

/** In the place of a language that is not chosen. */
const NO_LANGUAGE = "-";
const storedLocale = z
  .literal(NO_LANGUAGE)
  .transform(() => null)
  .or(z.enum(LOCALES));

const cookieValue = z
  .string()
  .transform((text) => text.split("."))
  .pipe(z.tuple([z.enum(THEMES), storedLocale, z.enum(TIME_FORMATS)]));

const COOKIE = "samling_preferences";
const YEAR_SECONDS = 31_536_000;

/** Returns what the device has chosen by a Cookie header; defaults, and no language, for a missing or invalid cookie. */
export function readPreferences(cookieHeader: string | null): StoredPreferences {
  const match = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(cookieHeader ?? "");
  const parsed = cookieValue.safeParse(match?.[1]);
  if (!parsed.success) return { ...DEFAULT_PREFERENCES, locale: null };
  const [theme, locale, timeFormat] = parsed.data;
  return { theme, locale, timeFormat };
}

/**
 * Returns the preferences for a response: the device's. Its language is that of the page whose script asks, else the one
 * that the address names, that the device has chosen, that the browser would rather have, or the first.
 */
export function preferencesFor({ headers, url }: Pick<Request, "headers" | "url">): Preferences {
  const stored = readPreferences(headers.get("Cookie"));
  const ofPage = LOCALES.find((name) => name === headers.get(LANGUAGE_HEADER));
  const chosen = ofPage ?? languageOfAddress(url) ?? stored.locale;
  return { ...stored, locale: chosen ?? wishedLocale(headers.get("Accept-Language")) ?? DEFAULT_PREFERENCES.locale };
}

/** Returns a Set-Cookie header that stores the preferences on the device for a year. */
export function preferencesCookie({ theme, locale, timeFormat }: StoredPreferences, secure: boolean): string {
  const value = [theme, locale ?? NO_LANGUAGE, timeFormat].join(".");
  return `${COOKIE}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure ? "; Secure" : ""}`;
}
