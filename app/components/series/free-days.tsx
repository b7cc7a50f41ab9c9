import { eventFormMessages } from "#messages/event-form";
import { organizationFilterMessages } from "#messages/organization-filters";
import { recurrenceMessages } from "#messages/recurrence";
import { HelpMark } from "~/components/help/help-mark";
import type { EventFormState } from "~/components/send/form-state";
import { SelectField } from "~/components/ui/field";
import { Options } from "~/components/ui/text-input";
import { TickBox } from "~/components/ui/tick-box";
import { COUNTIES } from "~/domain/places/counties";
import { useMessages } from "~/i18n/use-messages";

/** Public holidays, and the usual school holidays of a county. */
export function FreeDays({ state: { values, errorOf } }: { state: Pick<EventFormState, "values" | "errorOf"> }) {
  const m = useMessages(eventFormMessages);
  const { avoid } = useMessages(recurrenceMessages);
  const { counties } = useMessages(organizationFilterMessages);
  return (
    <fieldset className="relative min-w-0">
      <legend className="mb-1.5 pr-10 font-semibold">{avoid.legend}</legend>
      <HelpMark about="freeDays" label={avoid.legend} isAfterLegend />
      <div>
        <TickBox name="avoid_holidays" defaultChecked={Boolean(values.avoid_holidays)}>
          {avoid.holidays}
        </TickBox>
        <TickBox name="avoid_school" data-shows="county" defaultChecked={Boolean(values.avoid_school)}>
          {avoid.school}
        </TickBox>
        <div className="mt-1 hidden in-[fieldset:has([data-shows]:checked)]:grid">
          <SelectField
            label={m.fields.school_county}
            name="school_county"
            hint={avoid.schoolHint}
            error={errorOf("school_county")}
            measuredBy={["avoid_school"]}
            defaultValue={values.school_county ?? ""}
            className="sm:max-w-64"
          >
            <option value="">{avoid.chooseCounty}</option>
            <Options of={COUNTIES} named={(county) => counties[county]} />
          </SelectField>
        </div>
      </div>
    </fieldset>
  );
}
