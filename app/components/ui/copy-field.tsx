import { Copy } from "lucide-react";
import { useState } from "react";
import { commonMessages } from "#messages/common";
import { useMessages } from "~/i18n/use-messages";
import { Button } from "./button";
import { useHydrated } from "./use-hydrated";

/** A text to copy, with a button where the browser can. */
export function CopyField({ label, text }: { label: string; text: string }) {
  const m = useMessages(commonMessages);
  const [isCopied, setCopied] = useState(false);
  const canCopy = useHydrated() && "clipboard" in navigator;
  return (
    <div className="flex gap-2">
      <input
        readOnly
        value={text}
        aria-label={label}
        onFocus={({ target }) => target.select()}
        className="h-11 min-w-0 flex-1 rounded-inner border-[1.5px] border-line-strong bg-paper px-3 text-ellipsis"
      />
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
