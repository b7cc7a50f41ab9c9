import { type ReactNode, useId } from "react";

/** A card with a group of fields. */
export function ProfileSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5 lg:p-7">
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {children}
    </section>
  );
}
