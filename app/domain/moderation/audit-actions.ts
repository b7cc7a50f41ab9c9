import { ACTIONS } from "~/domain/accounts/access";

/** Superadmins' and moderators', to organizers and (by permission) in their names. */
export const AUDIT_ACTIONS = [
  ...ACTIONS,
  "organizer_created",
  "organizer_edited",
  "organizer_verified",
  "organizer_reviewed",
  "organizer_deleted",
  "organizer_exported",
  "register_batch_made",
  "register_batch_undone",
  "register_page_claimed",
  "register_page_ended",
  "register_page_returned",
  "event_deleted",
  "superadmin_granted",
  "superadmin_revoked",
  "moderator_granted",
  "moderator_revoked",
  "calendar_imported",
  "mails_listed",
  "passkey_link_made",
  "adapter_on",
  "adapter_off",
  "job_sent_again",
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export interface Act {
  organizerId: string;
  action: AuditAction;
  detail: string;
}
