import { ACTIONS } from "~/domain/accounts/access";

/** What the audit log knows: what superadmins do to organisations, and (as the permission it takes) in their names. */
export const AUDIT_ACTIONS = [
  ...ACTIONS,
  "organizer_created",
  "organizer_edited",
  "organizer_verified",
  "organizer_deleted",
  "organizer_exported",
  "event_deleted",
  "superadmin_granted",
  "superadmin_revoked",
  "moderator_granted",
  "moderator_revoked",
  "calendar_imported",
  "mails_listed",
  "passkey_link_made",
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Something that a superadmin does to an organisation, or in its name. */
export interface Act {
  organizerId: string;
  action: AuditAction;
  /** To what: a name or an address. */
  detail: string;
}
