import { ChevronDown, type LucideIcon } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { formMessages } from "#messages/forms";
import { useMessages } from "~/i18n/use-messages";

interface Props {
  name: string;
  label: string;
  /** In one of its fields; looked at anew with each answer. */
  hasProblem: boolean;
  answer: unknown;
  Icon: LucideIcon;
  /** What is set; faint where nothing is. */
  value: ReactNode;
  isSet: boolean;
  isOptional?: boolean;
  /** Something is in doubt or missing. */
  asks?: boolean;
  asked?: readonly string[];
  /** Address of a picture that stands for the icon. */
  picture?: string | null;
  /** Of what a line will fill in, so that the rows below stay where they are. */
  keepsRoom?: boolean;
  /** Holds several things, none of which is changed by itself. */
  isFold?: boolean;
  children: ReactNode;
}

/**
 * What is set, in a line, and its fields behind it. Opens for a problem in it. Without scripts, all stand open
 * (`data-row` in app/styles/app.css).
 */
export function FormRow({ name, label, hasProblem, answer, Icon, value, children, ...row }: Props) {
  const { isSet, isOptional = false, asks = false, asked = [], picture, keepsRoom, isFold } = row;
  const { optional, change } = useMessages(formMessages);
  const [isOpen, setOpen] = useState(hasProblem);
  useEffect(() => {
    if (hasProblem) setOpen(true);
  }, [hasProblem, answer]);
  return (
    <details
      data-row={name}
      data-asks={asks ? "" : undefined}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="border-line"
    >
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 hover:bg-sunk sm:px-5 [&::-webkit-details-marker]:hidden">
        <span className="grid size-11 shrink-0 place-items-center overflow-hidden arch bg-fjord-tint text-fjord">
          {picture ? (
            <img src={picture} alt="" data-kept className="themed-image size-full object-cover" />
          ) : (
            <Icon aria-hidden="true" className="icon-text" />
          )}
        </span>
        <span className="min-w-0 flex-1 basis-40">
          <span className="block text-note text-ink-soft">
            {label}
            {isOptional && ` (${optional})`}
            <span className="sr-only">: </span>
          </span>
          <span
            className={`block leading-snug wrap-anywhere ${isSet ? "font-semibold" : asks ? "font-medium text-amber-ink" : "text-ink-soft"} ${keepsRoom ? "max-sm:min-h-11" : ""}`}
          >
            {value}
          </span>
          {asked.map((question) => (
            <span key={question} className="mt-1 block text-note font-medium text-amber-ink">
              {question}
            </span>
          ))}
        </span>
        {isFold ? (
          <ChevronDown aria-hidden="true" className="shrink-0" />
        ) : (
          <span className="shrink-0 font-semibold text-fjord">{change}</span>
        )}
      </summary>
      <div className="flex flex-col gap-5 px-4 pt-2 pb-5 sm:px-5">{children}</div>
    </details>
  );
}
