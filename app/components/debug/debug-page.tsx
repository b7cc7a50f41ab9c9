import type { ReactNode } from "react";

export function DebugPage({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-3xl px-5 pt-5 lg:px-8 lg:pt-8">
      <h1 className="text-page lg:text-display">{title}</h1>
      <p className="mt-2 mb-6 text-lead text-ink-soft">{intro}</p>
      {children}
    </div>
  );
}
