import type { ReactNode } from "react";
import { TickBox } from "~/components/ui/tick-box";

interface Props<Scope extends string> {
  legend: string;
  about?: string;
  scopes: readonly { scope: Scope; label: string; hint?: string | undefined }[];
  chosen: Scope;
  children?: ReactNode;
}

export function ScopeChoice<Scope extends string>({ legend, about, scopes, chosen, children }: Props<Scope>) {
  return (
    <fieldset className="rounded-card border border-line bg-amber-tint p-5 sm:p-6">
      <legend className="float-left mb-1 w-full font-serif text-title font-semibold">{legend}</legend>
      {about && <p className="clear-both text-ink-soft">{about}</p>}
      <div className="clear-both flex flex-col gap-1 pt-3">
        {scopes.map(({ scope, label, hint }) => (
          <TickBox key={scope} type="radio" name="scope" value={scope} defaultChecked={scope === chosen}>
            {label}
            {hint && <span className="block text-note text-ink-soft">{hint}</span>}
          </TickBox>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
