import { TWO_STEP_SETTINGS } from "~/domain/accounts/after-sign-in";
import { LINK_HOURS } from "~/domain/accounts/lifetimes";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { sqlText } from "./sql-text";

export interface PasskeyLinkRow {
  /** 1 where the link was made: for an account with a verified e-mail. */
  is_made: number;
}

interface Link {
  email: string;
  /** SHA-256 of the token. */
  hash: string;
  now: Date;
}

/** In one text: the link in place of earlier ones, its log row, and the resulting state. */
export function passkeyLinkStatements({ email, hash, now }: Link): string {
  const address = sqlText(email);
  const made = unixSeconds(now);
  const account = `from users where email = ${address} and email_verified_at is not null`;
  const isMade = `exists (select 1 from account_tokens where id = '${hash}')`;
  return [
    `delete from account_tokens where purpose = 'first_passkey' and user_id in (select id ${account})`,
    `insert into account_tokens (id, user_id, purpose, email, expires_at) select '${hash}', id, 'first_passkey', email, ${made + LINK_HOURS.first_passkey * 3600} ${account}`,
    `insert into audit_log (organizer_id, action, detail) select (select id from organizers where email = ${address}), 'passkey_link_made', '' where ${isMade}`,
    `select ${isMade} as is_made`,
  ].join("; ");
}

/** The link is shown nowhere else. */
export function passkeyLinkReport(
  email: string,
  token: string,
  row: PasskeyLinkRow | undefined,
): { isDone: boolean; text: string } {
  if (row?.is_made !== 1)
    return { isDone: false, text: `No account has the e-mail ${email}, or it was never confirmed.` };
  return {
    isDone: true,
    text: `Give this to the owner of ${email}, and to nobody else. It works for an hour and once, at the product's own address, signed in:\n${TWO_STEP_SETTINGS}?token=${token}`,
  };
}
