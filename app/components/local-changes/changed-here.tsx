import { useNavigation } from "@remix-run/react";
import { PenLine, Undo2 } from "lucide-react";
import { localChangesMessages } from "#messages/local-changes";
import { Button } from "~/components/ui/button";
import type { LocalField } from "~/domain/calendars/local-changes";
import { useMessages } from "~/i18n/use-messages";
import type { LocalChangesView } from "~/views/events/local-changes";

interface Props {
  field: LocalField;
  label: string;
  mark: LocalChangesView["marks"][LocalField];
}

/** Leads back to what the field's source says. */
export function ChangedHere({ field, label, mark }: Props) {
  const m = useMessages(localChangesMessages);
  const isSending = useNavigation().formMethod === "POST";
  if (!mark) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="inline-flex items-center gap-1.5 rounded-inner bg-fjord-tint px-2.5 py-1 text-fine font-semibold text-fjord">
        <PenLine aria-hidden="true" className="icon-note" />
        {mark.isForAll ? m.changedForAll : m.changedHere}
      </span>
      <Button
        type="submit"
        kind="quiet"
        name="back"
        value={field}
        disabled={isSending}
        aria-label={`${m.toSource}: ${label}`}
      >
        <Undo2 aria-hidden="true" className="icon-text" />
        <span className="inline-block first-letter:uppercase">{m.toSource}</span>
      </Button>
      {field !== "image_url" && (
        <p className="w-full text-note whitespace-pre-line wrap-anywhere text-ink-soft">
          {mark.inSource ? m.inSource(mark.inSource) : m.nothingInSource}
        </p>
      )}
    </div>
  );
}
