import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { LOCALES } from "../../app/domain/site/locales";
import { belongsTo, createdAt, flag, moment } from "./columns";

/** Owner of the organizer with the same verified e-mail. */
export const users = sqliteTable(
  "users",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull().unique(),
    email_verified_at: moment("email_verified_at"),
    password_hash: text("password_hash").notNull(),
    locale: text("locale", { enum: LOCALES }).notNull().default(LOCALES[0]),
    /** Given at sign-up, until the e-mail is verified. */
    pending_organizer_name: text("pending_organizer_name"),
    /** Has no organizer and wants none for now. */
    follows_only: flag("follows_only"),
    favorites_on_device_only: flag("favorites_on_device_only"),
    /** Until both addresses are confirmed. */
    pending_email: text("pending_email"),
    created_at: createdAt(),
  },
  (t) => [
    index("users_changing_email")
      .on(t.pending_email)
      .where(sql`${t.pending_email} is not null`),
    check("users_email_lower", sql`${t.email} = lower(${t.email})`),
  ],
);

/** `id` is the SHA-256 of the cookie's value; `expires_at` is plain unix seconds, as Lucia's adapter requires. */
export const sessions = sqliteTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    user_id: belongsTo("user_id", () => users.id),
    expires_at: integer("expires_at").notNull(),
    created_at: createdAt(),
    last_seen_at: moment("last_seen_at"),
    user_agent: text("user_agent"),
  },
  (t) => [index("sessions_by_user").on(t.user_id), index("sessions_by_expiry").on(t.expires_at)],
);

/** Mailed, for one use. `id` is the SHA-256 of the link's token. */
export const accountTokens = sqliteTable(
  "account_tokens",
  {
    id: text("id").primaryKey(),
    user_id: belongsTo("user_id", () => users.id),
    purpose: text("purpose", { enum: ["confirm_email", "reset_password", "change_email", "first_passkey"] }).notNull(),
    email: text("email").notNull(),
    expires_at: moment("expires_at").notNull(),
    used_at: moment("used_at"),
    created_at: createdAt(),
  },
  (t) => [index("account_tokens_by_user").on(t.user_id, t.purpose)],
);

const ofUser = () => belongsTo("user_id", () => users.id);

/** `id` is the credential's own, in base64url. */
export const passkeys = sqliteTable(
  "passkeys",
  {
    id: text("id").primaryKey(),
    user_id: ofUser(),
    /** COSE, in base64url. */
    public_key: text("public_key").notNull(),
    /** Counted by the device; a lower value means that the key was copied. */
    counter: integer("counter").notNull(),
    transports: text("transports", { mode: "json" }).$type<string[]>().notNull(),
    name: text("name").notNull(),
    is_backed_up: flag("is_backed_up"),
    created_at: createdAt(),
    last_used_at: moment("last_used_at"),
  },
  (t) => [index("passkeys_by_user").on(t.user_id)],
);

/** Each works once. `id` is the SHA-256 of account and code. */
export const recoveryCodes = sqliteTable(
  "recovery_codes",
  { id: text("id").primaryKey(), user_id: ofUser(), used_at: moment("used_at") },
  (t) => [index("recovery_codes_by_user").on(t.user_id)],
);

/**
 * Answered once. `id` is the SHA-256 of one browser's secret: its session where a passkey is added, else a cookie
 * between password and passkey.
 */
export const passkeyChallenges = sqliteTable("passkey_challenges", {
  id: text("id").primaryKey(),
  user_id: ofUser(),
  challenge: text("challenge"),
  expires_at: moment("expires_at").notNull(),
});
