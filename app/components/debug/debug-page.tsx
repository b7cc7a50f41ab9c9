import type { ReactNode } from "react";

/** A page for whoever looks after the service. */
export function DebugPage({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-3xl px-5 pt-5 lg:px-8 lg:pt-8">
      <h1 className="type-37 lg:type-52">{title}</h1>
      <p className="mt-2 mb-6 type-17 text-ink-soft lg:text-lg">{intro}</p>
      {children}
    </div>
  );
}
