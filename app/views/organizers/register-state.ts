import type { OrganizerRow } from "#db/queries/organizers/organizers";
import { registerMessages } from "#messages/register";
import { registerPage } from "~/domain/organizers/register";
import type { Preferences } from "~/domain/site/locales";
import { formatAs } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";

type Registered = Pick<
  OrganizerRow,
  | "organization_number"
  | "register_standing"
  | "register_name"
  | "register_checked_at"
  | "register_due_at"
  | "has_register_name"
>;

/** `href` while the register has the number. */
export interface RegisterStateView {
  text: string;
  href: string | null;
}

/** Null where it has no number, or was never asked about. */
export function viewRegisterState(row: Registered, { locale }: Pick<Preferences, "locale">): RegisterStateView | null {
  const { state } = messagesIn(registerMessages, locale);
  const { register_standing: standing, register_name: name, register_checked_at: checked } = row;
  const number = row.organization_number;
  if (number === null) return null;
  if (standing === null) return row.register_due_at === null ? null : { text: state.waiting, href: null };
  if (standing !== "active") return { text: state[standing], href: null };
  if (name === null || checked === null) return null;
  const active = state.active(name, formatAs("dayAndYear", checked, locale));
  return { text: row.has_register_name ? active : `${active} ${state.otherName}`, href: registerPage(number) };
}
