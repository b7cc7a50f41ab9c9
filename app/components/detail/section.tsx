import { type ReactNode, useId } from "react";

export function Section({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className="scroll-mt-6">
      <h2 id={headingId} className="mb-3 text-section">
        {title}
      </h2>
      {children}
    </section>
  );
}
