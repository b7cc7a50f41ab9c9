import { Link } from "@remix-run/react";
import { foundSourceMessages } from "#messages/found-sources";
import { ButtonLink } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";
import type { FoundSourcesView } from "~/views/admin/found-sources";

/** What superadmins are asked for a yes to; they say it in the review. */
export function FoundSources({ view: { waiting, facts, proposals } }: { view: FoundSourcesView }) {
  const m = useMessages(foundSourceMessages);
  return (
    <>
      <p className="mb-5 text-ink-soft">{facts}</p>
      <h2 className="mb-3 text-section">{waiting}</h2>
      {proposals.length > 0 && (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
          {proposals.map(({ id, organizer, figures, facts: about }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 lg:px-5">
              <div className="min-w-0 flex-[1_1_16rem] wrap-anywhere">
                <Link to={`/organizer/${organizer.id}`} className="font-semibold underline underline-offset-4">
                  {organizer.name}
                </Link>
                <p>{figures}</p>
                <p className="text-note text-ink-soft">{about}</p>
              </div>
              <ButtonLink kind="quiet" to={`/dashboard/intake/${id}`}>
                {m.review}
                <span className="sr-only">{organizer.name}</span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink kind="quiet" to="/admin/register" className="mt-6">
        {m.toRegister}
      </ButtonLink>
    </>
  );
}
