import { Link } from "@remix-run/react";
import { organizationsMessages } from "#messages/organizations";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { useOnTheWay } from "~/components/ui/on-the-way";
import { useMessages } from "~/i18n/use-messages";
import type { OrganizationsView } from "~/views/organizers/card";
import { MoreOrganizations } from "./more-organizations";
import { OrganizationCard } from "./organization-card";

export function OrganizationList({ view }: { view: OrganizationsView }) {
  const m = useMessages(organizationsMessages);
  const isSearching = useOnTheWay()?.pathname === "/organizations";
  return (
    <section aria-label={view.query ? m.found(view.query) : m.list} aria-busy={isSearching}>
      <p role="status" className="mt-6 mb-4 font-medium text-ink-soft even-digits">
        {view.totalIsCapped ? m.countCapped(view.cap) : m.count(view.total)}
      </p>
      {view.everywhere && (
        <p className="mb-4 flex flex-wrap items-center gap-x-3">
          {m.ofMap}
          <Link
            to={view.everywhere}
            className="inline-flex min-h-11 items-center font-semibold text-fjord underline underline-offset-4"
          >
            {m.everywhere}
          </Link>
        </p>
      )}
      {view.isContinued && (
        <Link
          to={fromStart(view.query)}
          className="mb-4 inline-flex min-h-11 items-center font-semibold text-fjord underline-offset-4 hover:underline"
        >
          {m.fromStart}
        </Link>
      )}
      {view.organizers.length === 0 ? (
        <EmptyState title={m.empty} text={m.emptyHint}>
          <ButtonLink to="/organizations" kind="quiet">
            {m.showAll}
          </ButtonLink>
        </EmptyState>
      ) : (
        <MoreOrganizations more={view.more} shown={view.organizers.length}>
          {(list) => (
            <ul
              ref={list}
              className={`grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6 ${isSearching ? "opacity-60" : ""}`}
            >
              {view.organizers.map((organizer, position) => (
                <OrganizationCard key={organizer.id} organizer={organizer} isEager={position < 3} />
              ))}
            </ul>
          )}
        </MoreOrganizations>
      )}
    </section>
  );
}

const fromStart = (query: string) => (query ? `/organizations?${new URLSearchParams({ q: query })}` : "/organizations");
