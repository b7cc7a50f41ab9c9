import { Link } from "@remix-run/react";
import { ownReportsMessages } from "#messages/own-reports";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import type { ReportOutcome } from "~/domain/moderation/reports";
import { useMessages } from "~/i18n/use-messages";
import type { OwnReportView } from "~/views/moderation/own-reports";

const TONES: Record<ReportOutcome, string> = {
  waiting: "bg-amber-tint text-amber-ink",
  hiddenForNow: "bg-amber-tint text-amber-ink",
  hidden: "bg-fjord-tint text-fjord",
  approved: "bg-sunk text-ink-soft",
  dismissed: "bg-sunk text-ink-soft",
  shownAgain: "bg-sunk text-ink-soft",
  gone: "bg-sunk text-ink-soft",
};

export function OwnReports({ reports }: { reports: OwnReportView[] }) {
  const m = useMessages(ownReportsMessages);
  return (
    <div className="mx-auto max-w-3xl px-5 pt-5 lg:px-8 lg:pt-8">
      <h1 className="text-page lg:text-display">{m.title}</h1>
      <p className="mt-2 mb-6 text-lead text-ink-soft">{m.intro}</p>
      {reports.length === 0 && <EmptyState title={m.empty} text={m.emptyText} />}
      <ul className="flex flex-col gap-3">
        {reports.map(({ id, title, href, facts, outcome }) => (
          <li key={id} className="rounded-card border border-line bg-surface p-4 lg:px-5">
            <p className="font-serif text-lead leading-tight font-semibold">
              {href ? (
                <Link to={href} className="tall-target inline-block py-1 underline-offset-4 hover:underline">
                  {title}
                </Link>
              ) : (
                title
              )}
            </p>
            <p className="text-note text-ink-soft">{facts}</p>
            <p className={`mt-2 inline-block rounded-inner px-3 py-1.5 font-medium ${TONES[outcome]}`}>
              {m.outcomes[outcome]}
            </p>
          </li>
        ))}
      </ul>
      <ButtonLink kind="quiet" to="/settings" className="mt-6">
        {m.toSettings}
      </ButtonLink>
    </div>
  );
}
