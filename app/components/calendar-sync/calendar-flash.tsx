import { CircleAlert, CircleCheck } from "lucide-react";
import type { FlashView } from "~/views/calendar-sync";

/** Says what has just been done, with its figures. */
export function CalendarFlash({ flash: { isFailure, lines } }: { flash: FlashView }) {
  const Icon = isFailure ? CircleAlert : CircleCheck;
  return (
    <div role={isFailure ? "alert" : "status"} className={`mb-5 flex gap-3 rounded-[18px] px-4 py-3 ${isFailure ? "bg-danger-tint text-danger" : "bg-fjord-tint text-fjord"}`}>
      <Icon size={20} strokeWidth={1.8} aria-hidden="true" className="mt-0.5 shrink-0" />
      <div>
        {lines.map((line, index) => (
          <p key={line} className={index === 0 ? "font-semibold" : ""}>
            {line}
          </p>
        ))}
      </div>
    </div>
  );
}
