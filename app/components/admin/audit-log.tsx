import { Link } from "@remix-run/react";
import { auditMessages } from "#messages/audit";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { useMessages } from "~/i18n/use-messages";
import type { AuditEntryView, AuditLogView } from "~/views/admin/audit-log";
import { PageTitle } from "./page-title";

export function AuditLog({ view }: { view: AuditLogView }) {
  const m = useMessages(auditMessages);
  return (
    <>
      <PageTitle title={m.title} text={m.intro} />
      {view.entries.length === 0 ? (
        <EmptyState title={m.empty} text={m.emptyText} />
      ) : (
        <ol className="overflow-hidden rounded-card border border-line bg-surface">
          {view.entries.map((entry) => (
            <Entry key={entry.seq} entry={entry} />
          ))}
        </ol>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {view.isContinued && (
          <ButtonLink kind="quiet" to="/admin/log">
            {m.newest}
          </ButtonLink>
        )}
        {view.older && (
          <ButtonLink kind="quiet" to={`/admin/log${view.older}`}>
            {m.older}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

function Entry({ entry }: { entry: AuditEntryView }) {
  const m = useMessages(auditMessages);
  return (
    <li className="border-b border-line px-4 py-3 last:border-b-0 lg:px-5">
      <p className="wrap-anywhere">
        <span className="font-semibold">{entry.what}</span>
        {entry.organizer && (
          <Link
            to={`/admin/organizers/${entry.organizer.id}/edit`}
            className="ml-1.5 tall-target inline-block py-1 text-fjord underline underline-offset-4"
          >
            {m.forOrganizer(entry.organizer.name)}
          </Link>
        )}
        {entry.forNobody && <span className="ml-1.5 text-ink-soft">({entry.forNobody})</span>}
      </p>
      {entry.detail && <p className="text-note wrap-anywhere text-ink-soft">{entry.detail}</p>}
      <p className="text-note wrap-anywhere text-ink-soft">
        <time dateTime={entry.dateTime}>{entry.when}</time>
        {" · "}
        {entry.who}
      </p>
    </li>
  );
}
