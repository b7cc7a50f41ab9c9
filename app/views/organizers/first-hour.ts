import type { FirstHourRow } from "#db/queries/organizers/first-hour";
import { firstHourMessages } from "#messages/first-hour";
import type { Membership } from "~/domain/accounts/access";
import { FIRST_STEPS, type FirstStep, firstStepsFor } from "~/domain/organizers/first-hour";
import type { Locale } from "~/domain/site/locales";
import { eachField } from "~/domain/values";
import { messagesIn } from "~/i18n/messages-in";

/** With steps that the viewer may take. */
export type FirstHourView = NonNullable<ReturnType<typeof viewFirstHour>>;

/** Null for a role that may take no step. */
export function viewFirstHour(row: FirstHourRow, { id, role }: Pick<Membership, "id" | "role">, locale: Locale) {
  const m = messagesIn(firstHourMessages, locale);
  const taken = eachField(FIRST_STEPS, (step) => row[step] === 1);
  const steps = firstStepsFor(role, taken).map((each) => ({ ...each, to: addressOf(each.step, id) }));
  if (steps.length === 0) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  const isPutAway = row.is_put_away === 1;
  return {
    steps,
    /** "2 av 5 er gjort" */
    done: m.done(done, steps.length),
    isPutAway,
    /** While something is left that the viewer has not put away. */
    isShown: !isPutAway && done < steps.length,
  };
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
