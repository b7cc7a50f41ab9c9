import { Lucia, TimeSpan } from "lucia";
import type { Database } from "#db/client";
import type { Locale } from "~/i18n/catalogue";
import { sessionAdapter } from "./session-adapter";

declare module "lucia" {
  interface Register {
    Lucia: ReturnType<typeof openSessions>;
    DatabaseSessionAttributes: SessionAttributes;
    DatabaseUserAttributes: { email: string; email_verified_at: Date | null; locale: Locale; favorites_on_device_only: boolean };
  }
}

interface SessionAttributes {
  created_at: Date;
  last_seen_at: Date | null;
  user_agent: string | null;
}

export const SESSION_COOKIE = "samling_session";

/** A session lives on for this long after each use … */
export const SESSION_DAYS = 30;

/** … but never longer than this after signing in. */
export const SESSION_ABSOLUTE_DAYS = 180;

/** Sessions of one request; `secure` where the product is served over https. */
export function openSessions(db: Database, secure: boolean) {
  return new Lucia(sessionAdapter(db), {
    sessionExpiresIn: new TimeSpan(SESSION_DAYS, "d"),
    sessionCookie: { name: SESSION_COOKIE, attributes: { secure, sameSite: "lax", path: "/" } },
    getSessionAttributes: ({ created_at, last_seen_at }) => ({ createdAt: created_at, lastSeenAt: last_seen_at }),
    getUserAttributes: ({ email, email_verified_at, locale, favorites_on_device_only }) => ({
      email,
      isVerified: email_verified_at !== null,
      locale,
      savesInAccount: !favorites_on_device_only,
    }),
  });
}
