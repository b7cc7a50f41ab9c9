import { reportMessages } from "#messages/report";
import { TextAreaField } from "~/components/ui/field";
import { TickBox } from "~/components/ui/tick-box";
import { useMessages } from "~/i18n/use-messages";

/** As in app/schemas/moderation/report.ts. */
const MAX_LENGTH = 2000;

/** `typed` is the earlier text. */
export function DescriptionField({ typed, isPassedOn }: { typed?: string | undefined; isPassedOn?: boolean }) {
  const m = useMessages(reportMessages);
  return (
    <div className="flex flex-col gap-2">
      <TextAreaField
        label={m.description}
        name="description"
        scope="report"
        hint={m.descriptionHint}
        rows={3}
        maxLength={MAX_LENGTH}
        defaultValue={typed}
        placeholder={m.descriptionPlaceholder}
      />
      <TickBox name="is_passed_on" defaultChecked={isPassedOn}>
        {m.passOn}
      </TickBox>
    </div>
  );
}
