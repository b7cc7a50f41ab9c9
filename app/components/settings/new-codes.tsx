import { Check, Copy } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { accountSettingsMessages } from "#messages/account-settings";
import { Button, ButtonLink } from "~/components/ui/button";
import { useHydrated } from "~/components/ui/use-hydrated";
import { useMessages } from "~/i18n/use-messages";

/** Shown only once. */
export function NewCodes({ codes }: { codes: string[] }) {
  const m = useMessages(accountSettingsMessages).twoStep;
  const [isCopied, setCopied] = useState(false);
  const isHydrated = useHydrated();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(codes.join("\n")).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  const Icon = isCopied ? Check : Copy;
  return (
    <section className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
        {m.newCodes}
      </h2>
      <p className="text-ink-soft">{m.newCodesHint}</p>
      <ol className="grid gap-x-8 gap-y-1 rounded-field bg-sunk px-5 py-4 font-mono text-lead tracking-wider even-digits sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        {isHydrated && (
          <Button kind="quiet" onClick={() => void copy()}>
            <Icon aria-hidden="true" className="icon-text" />
            <span role="status">{isCopied ? m.copied : m.copy}</span>
          </Button>
        )}
        <ButtonLink to="/settings/two-step" reloadDocument>
          {m.saved}
        </ButtonLink>
      </div>
    </section>
  );
}
