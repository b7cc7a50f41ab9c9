import { Notice } from "~/components/ui/notice";
import type { FlashView } from "~/views/calendar-sync";

/** Says what has just been done, with its figures. */
export function CalendarFlash({ flash: { isFailure, lines } }: { flash: FlashView }) {
  return (
    <div className="mb-5">
      <Notice tone={isFailure ? "refused" : "done"}>
        {lines.map((line, index) => (
          <p key={line} className={index === 0 ? "font-semibold" : "font-normal"}>
            {line}
          </p>
        ))}
      </Notice>
    </div>
  );
}
