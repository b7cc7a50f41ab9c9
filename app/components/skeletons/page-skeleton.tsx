import type { ReactNode } from "react";
import { commonMessages } from "#messages/common";
import { CARD_GRID } from "~/components/events/event-card";
import { Skeleton, SkeletonCard, SkeletonRow } from "~/components/ui/skeleton";
import { useMessages } from "~/i18n/use-messages";
import type { SkeletonPage } from "./skeleton-of";

const PAGES: Record<SkeletonPage, () => ReactNode> = {
  home: Home,
  event: () => <Detail />,
  organizer: () => <Detail hasLogo />,
  organizations: Organizations,
  favorites: Favorites,
  settings: Settings,
};

export function PageSkeleton({ page }: { page: SkeletonPage }) {
  const m = useMessages(commonMessages);
  const Page = PAGES[page];
  return (
    <div aria-busy="true" data-skeleton={page}>
      <p role="status" className="sr-only">
        {m.loading}
      </p>
      <Page />
    </div>
  );
}

const Frame = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto max-w-[1180px] px-5 pt-5 lg:px-8 lg:pt-8">{children}</div>
);

const Heading = () => <Skeleton className="h-10 w-3/5 max-w-96 rounded-full lg:h-14" />;

const many = (count: number, one: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => one(index));

function Home() {
  return (
    <div className="mx-auto max-w-[1180px] px-5 lg:px-8">
      <div className="flex flex-col gap-2 pt-4 pb-4 lg:rounded-hero lg:bg-sunk lg:px-10 lg:py-6 lg:*:bg-paper/60">
        <Skeleton className="h-18 w-3/5 max-w-96 rounded-card lg:h-12" />
        <Skeleton className="h-12 w-4/5 max-w-md rounded-card lg:h-6" />
        <Skeleton className="mt-1.5 h-[54px] max-w-2xl rounded-field border border-line" />
      </div>
      <div className="flex gap-2 overflow-hidden pt-1 lg:mt-2">
        {many(5, (index) => (
          <Skeleton key={index} className="h-11 w-24 shrink-0 rounded-full" />
        ))}
      </div>
      <div className={`mt-8 lg:mt-23 ${CARD_GRID}`}>
        {many(6, (index) => (
          <SkeletonCard key={index} />
        ))}
      </div>
    </div>
  );
}

function Detail({ hasLogo = false }: { hasLogo?: boolean }) {
  return (
    <div className="mx-auto max-w-[1180px] lg:px-8 lg:pt-13">
      <Skeleton className="aspect-2/1 max-h-[46dvh] w-full sm:aspect-21/9 lg:aspect-4/1 lg:max-h-none lg:rounded-hero" />
      <div className="grid gap-8 px-5 pt-6 lg:grid-cols-[minmax(0,1fr)_372px] lg:px-0">
        <div className="flex flex-col gap-4">
          {hasLogo ? (
            <Skeleton className="-mt-16 h-24 w-20 arch border-4 border-paper" />
          ) : (
            <Skeleton className="h-6 w-28 rounded-full" />
          )}
          <Skeleton className="h-10 w-4/5 rounded-full" />
          <Skeleton className="h-20 max-w-[520px] rounded-field" />
          <Skeleton className="mt-4 h-4 w-full rounded-full" />
          <Skeleton className="h-4 w-3/4 rounded-full" />
        </div>
        <Skeleton className="h-72 rounded-card" />
      </div>
    </div>
  );
}

function Organizations() {
  return (
    <Frame>
      <Heading />
      <Skeleton className="mt-4 mb-5 h-5 w-4/5 max-w-xl rounded-full lg:mb-7" />
      <Skeleton className="h-14 max-w-2xl rounded-field" />
      <div className="mt-53 grid gap-3 sm:grid-cols-2 sm:gap-5.5 lg:mt-68 lg:grid-cols-3">
        {many(6, (index) => (
          <Organization key={index} />
        ))}
      </div>
    </Frame>
  );
}

const Organization = () => (
  <div className="overflow-hidden rounded-card border border-line bg-surface pb-5">
    <Skeleton className="aspect-[9/4]" />
    <div className="flex flex-col gap-3 px-4.5 pt-4">
      <Skeleton className="h-6 w-4/5 rounded-full" />
      <Skeleton className="h-4 w-40 rounded-full" />
      <Skeleton className="h-24 rounded-inner" />
    </div>
  </div>
);

function Favorites() {
  return (
    <Frame>
      <Heading />
      <div className="mt-5 flex flex-col gap-3 lg:mt-7 max-w-3xl">
        {many(3, (index) => (
          <SkeletonRow key={index} />
        ))}
      </div>
    </Frame>
  );
}

function Settings() {
  return (
    <Frame>
      <Heading />
      <Skeleton className="mt-4 mb-5 h-5 w-4/5 max-w-md rounded-full lg:mb-7" />
      <div className="grid gap-6 lg:grid-cols-[1fr_400px] lg:gap-9">
        <Skeleton className="h-54 rounded-card border border-line" />
        <Skeleton className="h-48 rounded-card border border-line" />
      </div>
    </Frame>
  );
}
