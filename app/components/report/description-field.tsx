import { reportMessages } from "~/i18n/report";
import { useMessages } from "~/i18n/use-messages";

/** As app/schemas/report-form.ts takes it. */
const MAX_LENGTH = 2000;

/** What somebody wants to tell besides the category; `typed` is what was sent before. */
export function DescriptionField({ typed }: { typed?: string }) {
  const m = useMessages(reportMessages);
  return (
    <label className="flex flex-col gap-2">
      <span className="font-semibold">{m.description}</span>
      <textarea
        name="description"
        rows={3}
        maxLength={MAX_LENGTH}
        defaultValue={typed}
        placeholder={m.descriptionPlaceholder}
        className="rounded-2xl border-[1.5px] border-line-strong bg-paper px-4 py-3 placeholder:text-ink-faint"
      />
    </label>
  );
}
