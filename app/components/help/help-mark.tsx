import { CircleHelp } from "lucide-react";
import { fieldHelpMessages } from "#messages/field-help";
import { useMessages } from "~/i18n/use-messages";

interface Props {
  about: keyof (typeof fieldHelpMessages)["topics"];
  /** Of the field. */
  label: string;
  /** Directly after a fieldset's legend, which stands above the frame that it is placed in. */
  isAfterLegend?: boolean;
}

/**
 * A question mark that opens one sentence about a field, without a script. It stands at the end of the label's line:
 * what is around it is `relative`, the label leaves it room, and the sentence is where this is.
 */
export function HelpMark({ about, label, isAfterLegend = false }: Props) {
  const m = useMessages(fieldHelpMessages);
  return (
    <details className={isAfterLegend ? "open:mb-2" : "-mt-1.5 open:mt-0"}>
      <summary
        data-help
        className={`absolute right-0 grid size-9 list-none place-items-center rounded-full text-ink-soft hover:bg-sunk hover:text-ink [&::-webkit-details-marker]:hidden ${isAfterLegend ? "-top-9" : "-top-1.5"}`}
      >
        <CircleHelp aria-hidden="true" />
        <span className="sr-only">{m.about(label)}</span>
      </summary>
      <p className="rounded-inner bg-sunk px-3.5 py-2.5 text-note">{m.topics[about]}</p>
    </details>
  );
}
