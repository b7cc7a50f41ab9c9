import { Copy } from "lucide-react";
import { type FocusEvent, useState } from "react";
import { commonMessages } from "#messages/common";
import { useMessages } from "~/i18n/use-messages";
import { Button } from "./button";
import { useHydrated } from "./use-hydrated";

const FIELD = "min-w-0 rounded-inner border-[1.5px] border-line-strong bg-paper px-3";

interface Props {
  label: string;
  text: string;
  /** Shown at once. */
  lines?: number;
}

/** With a button where the browser can copy. */
export function CopyField({ label, text, lines = 1 }: Props) {
  const m = useMessages(commonMessages);
  const [isCopied, setCopied] = useState(false);
  const canCopy = useHydrated() && "clipboard" in navigator;
  const field = {
    readOnly: true,
    value: text,
    "aria-label": label,
    onFocus: ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => target.select(),
  };
  return (
    <div className={`flex gap-2 ${lines > 1 ? "flex-col items-start" : ""}`}>
      {lines > 1 ? (
        <textarea {...field} rows={lines} className={`${FIELD} w-full py-2 font-mono text-note`} />
      ) : (
        <input {...field} className={`${FIELD} h-11 flex-1`} />
      )}
      {canCopy && (
        <Button
          kind="quiet"
          className="shrink-0"
          onClick={() => {
            void navigator.clipboard.writeText(text).then(
              () => setCopied(true),
              () => setCopied(false),
            );
          }}
        >
          <Copy aria-hidden="true" className="icon-text" />
          <span role="status">{isCopied ? m.copied : m.copy}</span>
        </Button>
      )}
    </div>
  );
}
