import { Link } from "@remix-run/react";
import { commonMessages } from "#messages/common";
import { organizationsMessages } from "#messages/organizations";
import { useOnTheWay } from "~/components/layout/on-the-way";
import { ButtonLink, buttonStyle } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { useFocusOnNew } from "~/components/ui/use-focus-on-new";
import { useMessages } from "~/i18n/use-messages";
import type { OrganizationsView } from "~/views/organizers/card";
import { OrganizationCard } from "./organization-card";

export function OrganizationList({ view }: { view: OrganizationsView }) {
  const m = useMessages(organizationsMessages);
  const common = useMessages(commonMessages);
  const { list, expectMore } = useFocusOnNew<HTMLUListElement>(view.organizers.length);
  const isSearching = useOnTheWay()?.pathname === "/organizations";
  return (
    <section aria-label={view.query ? m.found(view.query) : m.list} aria-busy={isSearching}>
      <p role="status" className="mt-6 mb-4 font-medium text-ink-soft tabular-nums">
        {view.totalIsCapped ? m.countCapped(view.cap) : m.count(view.total)}
      </p>
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
        <ul
          ref={list}
          className={`grid gap-4 transition-opacity sm:grid-cols-2 lg:grid-cols-3 lg:gap-5.5 ${isSearching ? "opacity-60" : ""}`}
        >
          {view.organizers.map((organizer, position) => (
            <OrganizationCard key={organizer.id} organizer={organizer} isEager={position < 3} />
          ))}
        </ul>
      )}
      {view.more && (
        <div className="mt-8 text-center">
          <Link
            to={view.more.href}
            replace={view.more.grows}
            preventScrollReset={view.more.grows}
            onClick={view.more.grows ? expectMore : undefined}
            className={buttonStyle("quiet", "min-w-48")}
          >
            {common.showMore}
          </Link>
        </div>
      )}
    </section>
  );
}

const fromStart = (query: string) => (query ? `/organizations?${new URLSearchParams({ q: query })}` : "/organizations");
