import type { OrganizerRow } from "#db/queries/organizers/organizers";
import { registerMessages } from "#messages/register";
import type { Preferences } from "~/domain/site/preferences";
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

/** Returns what the team is told of its number in the register; null where it has none, or was never asked about. */
export function viewRegisterState(row: Registered, { locale }: Pick<Preferences, "locale">): string | null {
  const { state } = messagesIn(registerMessages, locale);
  const { register_standing: standing, register_name: name, register_checked_at: checked } = row;
  if (row.organization_number === null) return null;
  if (standing === null) return row.register_due_at === null ? null : state.waiting;
  if (standing !== "active") return state[standing];
  if (name === null || checked === null) return null;
  const active = state.active(name, formatAs("dayAndYear", checked, locale));
  return row.has_register_name ? active : `${active} ${state.otherName}`;
}
