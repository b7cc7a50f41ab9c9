import { type ReactNode, useId } from "react";

/** `help` is the question mark beside the title. */
export function FormSection({ title, help, children }: { title: string; help?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5 sm:p-6">
      <div className="relative">
        <h2 id={id} className={`text-title ${help ? "pr-10" : ""}`}>
          {title}
        </h2>
        {help}
      </div>
      {children}
    </section>
  );
}
