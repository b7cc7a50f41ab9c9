import { Link, useLocation } from "@remix-run/react";
import { adminMessages } from "#messages/admin";
import { ButtonLink, buttonStyle } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { SearchForm } from "~/components/ui/search-form";
import { TextLink } from "~/components/ui/text-link";
import { FLASH } from "~/domain/site/flash";
import { useMessages } from "~/i18n/use-messages";
import type { AdminOrganizersView } from "~/views/admin/organizers";
import { OrganizerActions } from "./organizer-actions";
import { AdminOrganizerItem } from "./organizer-row";

export function OrganizerList({ view }: { view: AdminOrganizersView }) {
  const m = useMessages(adminMessages);
  const parameters = new URLSearchParams(useLocation().search);
  parameters.delete(FLASH.key);
  const search = parameters.size > 0 ? `?${parameters}` : "";
  return (
    <section aria-labelledby="organizers">
      <h2 id="organizers" className="sr-only">
        {m.allOrganizers}
      </h2>
      <SearchForm label={m.searchOrganizers} query={view.query} search={m.search} />
      {view.isContinued && (
        <TextLink to={view.query ? `?${new URLSearchParams({ q: view.query })}` : "/admin/organizers"} className="mt-3">
          {m.fromStart}
        </TextLink>
      )}
      {view.organizers.length === 0 ? (
        <EmptyState title={m.noOrganizers} text={m.noneHint}>
          <ButtonLink kind="quiet" to="/admin/organizers">
            {m.showAll}
          </ButtonLink>
        </EmptyState>
      ) : (
        <ul className="mt-5 grid grid-cols-1 items-start gap-3 lg:grid-cols-2">
          {view.organizers.map((organizer) => (
            <AdminOrganizerItem key={organizer.id} organizer={organizer}>
              <OrganizerActions organizer={organizer} search={search} />
            </AdminOrganizerItem>
          ))}
        </ul>
      )}
      {view.more && (
        <div className="mt-7 text-center">
          <Link to={view.more} className={buttonStyle("quiet", "min-w-48")}>
            {m.more}
          </Link>
        </div>
      )}
    </section>
  );
}
