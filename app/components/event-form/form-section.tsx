import type { ReactNode } from "react";

/** One section of the form; `help`: the question mark beside its title. */
export function FormSection({ title, help, children }: { title: string; help?: ReactNode; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5 sm:p-6">
      <div className="relative">
        <h2 className={`text-title ${help ? "pr-10" : ""}`}>{title}</h2>
        {help}
      </div>
      {children}
    </section>
  );
}
