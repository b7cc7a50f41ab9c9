import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** Connected by `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-note font-medium text-danger">
      <CircleAlert aria-hidden="true" className="icon-note mt-[3px]" />
      {children}
    </p>
  );
}
