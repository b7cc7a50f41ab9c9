import { TriangleAlert } from "lucide-react";
import type { ProblemView } from "~/views/calendar-run";

/** What is wrong with a calendar, and what to do. */
export function CalendarProblem({ problem: { what, remedy } }: { problem: ProblemView }) {
  return (
    <div className="flex gap-3 rounded-2xl bg-amber-tint px-4 py-3 text-amber-ink">
      <TriangleAlert size={20} strokeWidth={1.8} aria-hidden="true" className="mt-0.5 shrink-0" />
      <p>
        <strong className="block font-semibold">{what}</strong>
        {remedy}
      </p>
    </div>
  );
}
