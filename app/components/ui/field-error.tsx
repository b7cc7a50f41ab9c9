import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** What is wrong with a field, tied to it by `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 type-15 font-medium text-danger">
      <CircleAlert size={17} strokeWidth={2} aria-hidden="true" className="mt-[3px] shrink-0" />
      {children}
    </p>
  );
}
