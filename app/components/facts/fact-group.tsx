import type { ReactNode } from "react";

export function FactGroup({ legend, hint, children }: { legend: ReactNode; hint?: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{legend}</legend>
      {hint && <p className="-mt-1 mb-3 text-note text-ink-soft">{hint}</p>}
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}
