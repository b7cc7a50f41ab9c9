import { z } from "zod";
import { languageOfAddress } from "~/domain/site/language-links";
import { LANGUAGE_HEADER, LOCALES } from "~/domain/site/locales";
import { DEFAULT_PREFERENCES, type Preferences, THEMES, TIME_FORMATS } from "~/domain/site/preferences";

/** The settings form, with one or several preferences. */
export const preferencesForm = z
  .object({
    theme: z.enum(THEMES),
    language: z.enum(LOCALES),
    timeFormat: z.enum(TIME_FORMATS),
  })
  .partial()
  .refine((choice) => Object.keys(choice).length > 0);

const cookieValue = z
  .string()
  .transform((text) => text.split("."))
  .pipe(z.tuple([z.enum(THEMES), z.enum(LOCALES), z.enum(TIME_FORMATS)]));

const COOKIE = "samling_preferences";
const YEAR_SECONDS = 31_536_000;

/** Returns the device's preferences from a Cookie header; defaults for a missing or invalid cookie. */
export function readPreferences(cookieHeader: string | null): Preferences {
  const match = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(cookieHeader ?? "");
  const parsed = cookieValue.safeParse(match?.[1]);
  if (!parsed.success) return DEFAULT_PREFERENCES;
  const [theme, locale, timeFormat] = parsed.data;
  return { theme, locale, timeFormat };
}

/**
 * Returns the preferences for a response: the device's, but with the language of the page whose script asks, else the one
 * that the address names.
 */
export function preferencesFor({ headers, url }: Pick<Request, "headers" | "url">): Preferences {
  const stored = readPreferences(headers.get("Cookie"));
  const ofPage = LOCALES.find((name) => name === headers.get(LANGUAGE_HEADER));
  const locale = ofPage ?? languageOfAddress(url);
  return locale ? { ...stored, locale } : stored;
}

/** Returns a Set-Cookie header that stores the preferences on the device for a year. */
export function preferencesCookie({ theme, locale, timeFormat }: Preferences, secure: boolean): string {
  const value = [theme, locale, timeFormat].join(".");
  return `${COOKIE}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure ? "; Secure" : ""}`;
}
