import { Link, NavLink } from "@remix-run/react";
import { ArrowLeft, CircleUser, LogOut } from "lucide-react";
import { commonMessages } from "#messages/common";
import { usePlaceHref } from "~/components/search/last-search";
import { OnceLoaded } from "~/components/send/once-loaded";
import { loadSignOut } from "~/components/sign-out/load-sign-out";
import { buttonStyle } from "~/components/ui/button";
import { accountHome, type AccountState } from "~/domain/accounts/account-state";
import { OFFERED_LOCALE } from "~/domain/site/locales";
import { useLocale, useMessages } from "~/i18n/use-messages";
import { Mark } from "./brand";
import { MAIN_PAGES, usePlaceLit } from "./navigation";
import type { PageHandle } from "./page-handle";
import { useBack } from "./use-back";

interface Props {
  title: "event" | "organization" | "organizerAccount" | undefined;
  back: PageHandle["back"];
  viewer: AccountState;
}

/** 64 px on phones, more where letters need it; a navigation row from 1024 px, and the way back in words below it. */
export function TopBar({ title, back, viewer }: Props) {
  const m = useMessages(commonMessages);
  const hrefOf = usePlaceHref();
  const goBack = useBack(back);
  const isLit = usePlaceLit();
  return (
    <header className="mx-auto flex min-h-16 max-w-[1180px] items-center gap-2 px-5 lg:flex-wrap lg:gap-y-0 lg:px-8">
      {back && (
        <div className="lg:order-1 lg:basis-full">
          <Link
            to={back}
            onClick={goBack}
            className="-ml-2.5 inline-flex size-11 items-center justify-center gap-2 rounded-full hover:bg-sunk lg:w-auto lg:px-2.5 lg:font-semibold lg:text-fjord"
          >
            <ArrowLeft aria-hidden="true" />
            <span className="max-lg:sr-only">{m.back}</span>
          </Link>
        </div>
      )}
      {title && <p className="min-w-0 font-serif text-lead font-semibold lg:hidden">{m[title]}</p>}
      <Link
        to="/"
        className={`min-h-11 items-center gap-2.5 font-serif text-title font-semibold lg:mr-7 lg:flex lg:h-20 ${title ? "hidden" : "flex"}`}
      >
        <Mark />
        {m.siteName}
      </Link>
      <nav aria-label={m.navigation} className="hidden gap-1 lg:flex">
        {MAIN_PAGES.map(({ to, key }) => (
          <NavLink
            key={to}
            to={hrefOf(to)}
            end={to === "/"}
            prefetch="intent"
            data-lit={isLit(to)}
            className="rounded-full px-4 py-2.5 font-medium text-ink-soft hover:text-ink data-[lit=true]:bg-fjord-tint data-[lit=true]:text-fjord"
          >
            {m[key]}
          </NavLink>
        ))}
      </nav>
      {useLocale() !== OFFERED_LOCALE && (
        <noscript className="ml-auto">
          <a
            href={`?lang=${OFFERED_LOCALE}`}
            lang={OFFERED_LOCALE}
            hrefLang={OFFERED_LOCALE}
            className="p-2.5 underline"
          >
            {m.english}
          </a>
        </noscript>
      )}
      <AccountArea viewer={viewer} />
    </header>
  );
}

/** A round button on phones; with a name, and sign-out, where there is room. */
export function AccountArea({ viewer }: { viewer: AccountState }) {
  const m = useMessages(commonMessages);
  const home = accountHome(viewer);
  const name = viewer?.isOrganizer ? m.myDashboard : m.account;
  return (
    <div className="ml-auto flex items-center gap-2">
      <Link to={home} className={buttonStyle("quiet", "max-lg:size-11 max-lg:px-0")}>
        <CircleUser aria-hidden="true" />
        <span className="max-lg:sr-only">{name}</span>
      </Link>
      {viewer && (
        <OnceLoaded load={loadSignOut} action="/logout" className="max-lg:hidden">
          <button
            type="submit"
            title={m.signOut}
            aria-label={m.signOut}
            className={buttonStyle("quiet", "size-11 px-0")}
          >
            <LogOut aria-hidden="true" />
          </button>
        </OnceLoaded>
      )}
    </div>
  );
}
