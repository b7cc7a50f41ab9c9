import { Link } from "@remix-run/react";
import type { TeamNoticeView } from "~/views/moderation/notices";

const COLORS = { hidden: "bg-danger-tint text-danger", held: "bg-amber-tint text-amber-ink" };

export function TeamNotice({ text, tone, link }: TeamNoticeView) {
  return (
    <div
      role="status"
      className={`mx-auto mb-4 flex min-h-16 max-w-[1180px] flex-wrap items-center gap-x-4 rounded-field px-5 py-2.5 font-semibold ${COLORS[tone]}`}
    >
      {text}
      {link && (
        <Link to={link.href} className="inline-flex min-h-11 items-center underline underline-offset-2">
          {link.text}
        </Link>
      )}
    </div>
  );
}
