import type { FirstHourRow } from "#db/queries/organizers/first-hour";
import { firstHourMessages } from "#messages/first-hour";
import type { Membership } from "~/domain/accounts/access";
import { eachField } from "~/domain/fields";
import { FIRST_STEPS, type FirstStep, firstStepsFor } from "~/domain/organizers/first-hour";
import type { Locale } from "~/domain/site/locales";
import { messagesIn } from "~/i18n/messages-in";

/** With steps that the viewer may take. */
export interface FirstHourView {
  steps: { step: FirstStep; isDone: boolean; to: string }[];
  /** "2 av 5 er gjort" */
  done: string;
  isPutAway: boolean;
  /** While something is left that the viewer has not put away. */
  isShown: boolean;
}

/** Null for a role that may take no step. */
export function viewFirstHour(
  row: FirstHourRow,
  { id, role }: Pick<Membership, "id" | "role">,
  locale: Locale,
): FirstHourView | null {
  const m = messagesIn(firstHourMessages, locale);
  const taken = eachField(FIRST_STEPS, (step) => row[step] === 1);
  const steps = firstStepsFor(role, taken).map((each) => ({ ...each, to: addressOf(each.step, id) }));
  if (steps.length === 0) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  const isPutAway = row.is_put_away === 1;
  return { steps, done: m.done(done, steps.length), isPutAway, isShown: !isPutAway && done < steps.length };
}

function addressOf(step: FirstStep, id: string): string {
  switch (step) {
    case "profile":
      return "/dashboard/settings";
    case "picture":
      return "/dashboard/settings#field-cover_image_url";
    case "events":
      return "/dashboard/intake";
    case "team":
      return `/organizer/${id}/team`;
    case "website":
      return "/dashboard/website";
  }
}
