import { CalendarPlus, Copy } from "lucide-react";
import { useState } from "react";
import { detailMessages } from "#messages/detail";
import { Button } from "~/components/ui/button";
import { useHydrated } from "~/components/ui/use-hydrated";
import { useMessages } from "~/i18n/use-messages";
import { SideLink } from "./side-link";

/** Adds an organizer's calendar to the reader's: by a webcal link, or by copying the address. */
export function Subscription({ address }: { address: string }) {
  const m = useMessages(detailMessages);
  return (
    <section
      aria-label={m.subscribe}
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5 print:hidden"
    >
      <SideLink Icon={CalendarPlus} href={address.replace(/^https?:/, "webcal:")} text={m.subscribe} />
      <p className="text-note text-ink-soft">{m.subscribeHow}</p>
      <CalendarAddress address={address} />
    </section>
  );
}

function CalendarAddress({ address }: { address: string }) {
  const m = useMessages(detailMessages);
  const [isCopied, setCopied] = useState(false);
  const canCopy = useHydrated() && "clipboard" in navigator;
  return (
    <div className="flex gap-2">
      <input
        readOnly
        value={address}
        aria-label={m.calendarAddress}
        onFocus={({ target }) => target.select()}
        className="h-11 min-w-0 flex-1 rounded-inner border-[1.5px] border-line-strong bg-paper px-3 text-ellipsis"
      />
      {canCopy && (
        <Button
          kind="quiet"
          className="shrink-0"
          onClick={() => {
            void navigator.clipboard.writeText(address).then(
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
