import * as z from "zod";
import type { UnreviewedRow } from "#db/queries/organizers/reviews";
import { firstDayMessages } from "#messages/first-day";
import { moderationMessages } from "#messages/moderation";
import { spacedNumber } from "~/domain/organizers/contact";
import { registerPage } from "~/domain/organizers/register";
import { dateFromUnix } from "~/domain/time/days-and-moments";
import { formatDay, formatDayAndTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import { type OrganizerBadge, type ViewContext, viewOrganizerBadge, viewShownFrom } from "~/views/events/card";

export interface NewOrganizerView extends OrganizerBadge {
  name: string;
  facts: string;
  description: string | null;
  /** "10 arrangementer vises fra i morgen kl. 14:15, …"; null where nothing is held. */
  held: string | null;
  /** The first ones, public ones before held ones. */
  events: { id: string; title: string; text: string; day: string }[];
  /** In the Norwegian register, as entered. */
  number: { digits: string; address: string; isVerified: boolean; registeredAs: string | null } | null;
  /** The last decision's number. */
  seen: number;
}

export function viewNewOrganizers(rows: UnreviewedRow[], context: ViewContext): NewOrganizerView[] {
  const { preferences } = context;
  const { fresh } = messagesIn(moderationMessages, preferences.locale);
  return rows.map((row) => ({
    ...viewOrganizerBadge(row),
    name: row.name,
    facts: fresh.facts(
      row.city ?? "",
      fresh.events(row.event_count),
      fresh.since(formatDayAndTime(dateFromUnix(row.created_at), preferences)),
    ),
    description: row.description,
    held:
      row.held_until === null
        ? null
        : messagesIn(firstDayMessages, preferences.locale).someHeld(
            row.held_count,
            viewShownFrom(dateFromUnix(row.held_until), context),
          ),
    events: firstEvents.parse(JSON.parse(row.first_events)).map(({ start_time, ...event }) => ({
      ...event,
      day: formatDay(dateFromUnix(start_time), context.now, preferences.locale),
    })),
    number: row.organization_number === null ? null : viewNumber(row.organization_number, row),
    seen: row.last_seq,
  }));
}

const firstEvents = z.array(z.object({ id: z.string(), title: z.string(), text: z.string(), start_time: z.number() }));

/** The register has a page per number, to compare the name. */
const viewNumber = (digits: string, row: Pick<UnreviewedRow, "number_is_verified" | "register_name">) => ({
  digits: spacedNumber(digits),
  address: registerPage(digits),
  isVerified: row.number_is_verified === 1,
  registeredAs: row.register_name,
});
