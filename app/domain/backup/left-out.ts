/** Tables that no backup holds, and why: secrets, what is derived (scripts/admin/reindex.ts), and what is soon outdated. */
export const LEFT_OUT: Record<string, string> = {
  sessions: "whoever holds one is signed in; people sign in again",
  account_tokens: "links that were mailed; they are asked for again",
  passkey_challenges: "they last minutes",
  recovery_codes: "they stand in for a second step; their owners make new ones",
  outbox: "mails hold links and addresses, and those that waited are outdated",
  attempts: "limits begin anew",
  dead_jobs: "messages hold what their jobs were about",
  erasures: "they stand beside the backups, where a lost database leaves them",
  geocoded_addresses: "what people have looked up is asked for again",
  touched: "all that it would settle is made anew",
  d1_migrations: "the manifest names them",
  rebuild: "how far npm run admin -- reindex is, which a restore does itself",
  event_search: "derived",
  search_word_ends: "derived",
  organizer_search: "derived",
  organizer_admin_search: "derived",
  event_runs: "derived",
  tallies: "derived",
};

/** Columns that a backup holds as something else, in SQL, and so a restored database. */
export const BLANKED: Record<string, Record<string, string>> = {
  /** Slow to guess, but many are guessed in the end, and used elsewhere too. Their owners ask for a new one. */
  users: { password_hash: "''" },
  /** Whoever is invited is invited again. */
  organizer_admins: { token_hash: "NULL" },
  /** Whoever claims a page asks for another link. */
  page_claims: { token_hash: "NULL", undo_hash: "NULL" },
  /** A link at which anybody sees a draft. */
  stored_event_forms: { preview_token: "NULL", preview_since: "NULL" },
  /** Sessions are not there. */
  push_devices: { session_id: "NULL" },
  /** They are kept for weeks only, against floods. */
  user_reports: { network: "NULL" },
  event_mismatches: { network: "NULL" },
  /** It holds for an hour. */
  event_history: { undo: "NULL", undo_until: "NULL" },
};

/** Tables whose deleted rows do not come back (by a trigger, or db/queries/erase.ts), in the order in which they are deleted again. */
export const ERASABLE = [
  "users",
  "organizers",
  "events",
  "images",
  "passkeys",
  "user_favorites",
  "user_follows",
  "organizer_admins",
  "stored_event_forms",
  "calendar_syncs",
  "letter_readers",
  "followed_searches",
] as const;
