import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { createdAt, flag, moment } from "./columns";

const ofUser = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

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
export const passkeyChallenges = sqliteTable(
  "passkey_challenges",
  {
    id: text("id").primaryKey(),
    user_id: ofUser(),
    challenge: text("challenge"),
    expires_at: moment("expires_at").notNull(),
  },
  (t) => [index("passkey_challenges_by_user").on(t.user_id), index("passkey_challenges_by_expiry").on(t.expires_at)],
);
