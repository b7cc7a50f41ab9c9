import * as z from "zod";
import { type Look, MOODS, PRINTS, USUAL_LOOK } from "~/domain/site/look";

const cookieValue = z
  .string()
  .transform((text) => text.split("."))
  .pipe(z.tuple([z.enum(PRINTS), z.enum(MOODS)]));

const COOKIE = "samling_look";
const YEAR_SECONDS = 31_536_000;

export function readLook(cookieHeader: string | null): Look {
  const match = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(cookieHeader ?? "");
  const parsed = cookieValue.safeParse(match?.[1]);
  if (!parsed.success) return USUAL_LOOK;
  const [print, mood] = parsed.data;
  return { print, mood };
}

/** Set-Cookie, for a year. */
export function lookCookie({ print, mood }: Look, secure: boolean): string {
  return `${COOKIE}=${print}.${mood}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure ? "; Secure" : ""}`;
}
