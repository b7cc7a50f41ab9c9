import { Link } from "@remix-run/react";
import { CircleUser, type LucideIcon, Smartphone } from "lucide-react";
import type { ReactNode } from "react";
import { commonMessages } from "#messages/common";
import { favoritesMessages } from "#messages/favorites";
import { buttonStyle } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { SkeletonRow } from "~/components/ui/skeleton";
import { useMessages } from "~/i18n/use-messages";

const SKELETONS = 3;

/** The same while the favourites load. */
export function FavoritesFrame({ isInAccount = false, children }: { isInAccount?: boolean; children: ReactNode }) {
  const m = useMessages(favoritesMessages);
  return (
    <div className="mx-auto max-w-[1180px] px-5 pt-5 lg:px-8 lg:pt-8">
      <h1 className="mb-5 text-page lg:mb-7 lg:text-display">{m.heading}</h1>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[1fr_340px] lg:gap-9">
        <div className="min-w-0">
          {children}
          {!isInAccount && (
            <noscript>
              <p className="mt-4 rounded-field bg-sunk p-5 text-ink-soft">{m.needsScript}</p>
            </noscript>
          )}
        </div>
        <div>
          {isInAccount ? <Kept Icon={CircleUser} title={m.inAccount} hint={m.inAccountHint} /> : <KeptLocally />}
          <p className="mt-3 flex flex-wrap gap-x-6 text-fjord underline">
            <Link to="/letters" className="inline-flex min-h-11 items-center">
              {m.byMail}
            </Link>
            <Link to="/following" className="inline-flex min-h-11 items-center">
              {m.allFollowed}
            </Link>
          </p>
        </div>
      </div>
    </div>
  );
}

function KeptLocally() {
  const m = useMessages(favoritesMessages);
  const common = useMessages(commonMessages);
  return (
    <Kept Icon={Smartphone} title={m.local} hint={m.localHint}>
      <Link to="/login?next=/favorites" className={buttonStyle("quiet", "mt-4 w-full")}>
        {common.signIn}
      </Link>
    </Kept>
  );
}

interface KeptProps {
  Icon: LucideIcon;
  title: string;
  hint: string;
  children?: ReactNode;
}

function Kept({ Icon, title, hint, children }: KeptProps) {
  return (
    <aside aria-labelledby="kept" className="h-fit rounded-card border border-line bg-surface p-5">
      <div className="flex items-start gap-4">
        <span className="grid h-[54px] w-[46px] shrink-0 place-items-center arch bg-amber-tint text-amber-ink">
          <Icon aria-hidden="true" />
        </span>
        <div>
          <h2 id="kept" className="text-lead leading-tight">
            {title}
          </h2>
          <p className="mt-1.5 text-note text-ink-soft">{hint}</p>
        </div>
      </div>
      {children}
    </aside>
  );
}

export function FavoritesLoading() {
  const m = useMessages(favoritesMessages);
  return (
    // As high as where nothing is saved, so that nothing moves where that is so.
    <div role="status" aria-label={m.loading} className="flex min-h-113 flex-col gap-3 lg:min-h-121 noscript:hidden">
      {Array.from({ length: SKELETONS }, (_, index) => (
        <SkeletonRow key={index} />
      ))}
    </div>
  );
}

export function FavoritesFailed({ onRetry }: { onRetry: () => void }) {
  const m = useMessages(favoritesMessages);
  return (
    <EmptyState title={m.failed} text={m.failedHint}>
      <button type="button" onClick={onRetry} className={buttonStyle()}>
        {m.retry}
      </button>
    </EmptyState>
  );
}
