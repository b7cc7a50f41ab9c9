import { sqlText } from "./sql-text";

export interface GrantRow {
  name: string;
  /** 1 where its owner has an account with a verified e-mail. */
  has_account: number;
}

/** In one text: the right, its log row where it is new, and the resulting state. */
export function grantStatements(email: string): string {
  const address = sqlText(email);
  return [
    `insert into audit_log (organizer_id, action, detail) select id, 'superadmin_granted', '' from organizers where email = ${address} and is_superadmin = 0`,
    `update organizers set is_superadmin = 1 where email = ${address}`,
    `select o.name, exists (select 1 from users u where u.email = o.email and u.email_verified_at is not null) as has_account
      from organizers o where o.email = ${address} and o.is_superadmin = 1`,
  ].join("; ");
}

export function grantReport(email: string, row: GrantRow | undefined): { isDone: boolean; text: string } {
  if (!row) {
    return {
      isDone: false,
      text: `No organisation has the e-mail ${email}. Sign up with it, name an organisation, confirm the e-mail, and try again.`,
    };
  }
  const later =
    row.has_account === 1 ? "" : " It counts as soon as somebody signs up with that e-mail and confirms it.";
  return { isDone: true, text: `${email} (${row.name}) is a superadmin now.${later}` };
}
