import type { ReactNode } from "react";

interface Props {
  /** Of its heading. */
  id: string;
  heading: string;
  text: string;
  size?: "text-section" | "text-title";
  children: ReactNode;
}

export function HeadedSection({ id, heading, text, size = "text-section", children }: Props) {
  return (
    <section aria-labelledby={id} className="mt-9">
      <h2 id={id} className={size}>
        {heading}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{text}</p>
      {children}
    </section>
  );
}
