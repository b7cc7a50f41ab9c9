import { Lucia, TimeSpan } from "lucia";
import type { Database } from "#db/client";
import { SESSION_DAYS } from "~/domain/accounts/lifetimes";
import type { Locale } from "~/domain/site/locales";
import { cookiePrefix } from "./secret-cookies";
import { type BeginSession, sessionAdapter } from "./session-adapter";

declare module "lucia" {
  interface Register {
    Lucia: ReturnType<typeof openSessions>;
    DatabaseSessionAttributes: SessionAttributes;
    DatabaseUserAttributes: UserAttributes;
  }
}

interface UserAttributes {
  email: string;
  email_verified_at: Date | null;
  locale: Locale;
  favorites_on_device_only: boolean;
  has_passkey: boolean;
}

interface SessionAttributes {
  created_at: Date;
  last_seen_at: Date | null;
  user_agent: string | null;
}

export const SESSION_COOKIE = "samling_session";

const beginNone: BeginSession = () => Promise.reject(new Error("Sessions begin in startSession()."));

export function openSessions(db: Database, secure: boolean, begin = beginNone) {
  return new Lucia(sessionAdapter(db, begin), {
    sessionExpiresIn: new TimeSpan(SESSION_DAYS, "d"),
    sessionCookie: { name: cookiePrefix(secure) + SESSION_COOKIE, attributes: { secure, sameSite: "lax", path: "/" } },
    getSessionAttributes: ({ created_at, last_seen_at }) => ({ createdAt: created_at, lastSeenAt: last_seen_at }),
    getUserAttributes: ({ email, email_verified_at, locale, favorites_on_device_only, has_passkey }) => ({
      email,
      isVerified: email_verified_at !== null,
      locale,
      savesInAccount: !favorites_on_device_only,
      hasPasskey: has_passkey,
    }),
  });
}
