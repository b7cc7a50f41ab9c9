import type { ReactNode } from "react";

/** One section of the form. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 className="text-title">{title}</h2>
      {children}
    </section>
  );
}
