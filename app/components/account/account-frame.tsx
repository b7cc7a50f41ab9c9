import { Link } from "@remix-run/react";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { accountMessages } from "#messages/account";
import { commonMessages } from "#messages/common";
import { Mark } from "~/components/layout/brand";
import { HelpLink } from "~/components/layout/help-link";
import { ArchIllustration } from "~/components/ui/arch-illustration";
import { useMessages } from "~/i18n/use-messages";

export function AccountFrame({ children }: { children: ReactNode }) {
  const common = useMessages(commonMessages);
  return (
    <div className="mx-auto grid min-h-dvh max-w-[1440px] lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)] lg:p-4">
      <Welcome />
      <div className="relative flex flex-col overflow-hidden px-5 pb-12 lg:px-16 lg:pb-8">
        <CornerLight />
        <header className="relative flex min-h-16 flex-wrap items-center justify-between lg:min-h-20 lg:justify-end">
          <Link to="/" className="flex min-h-11 items-center gap-2.5 font-serif text-title font-semibold lg:hidden">
            <Mark />
            {common.siteName}
          </Link>
          <BackHome />
        </header>
        <main
          id="content"
          tabIndex={-1}
          className="relative mx-auto flex w-full max-w-[440px] flex-1 flex-col gap-6 pt-6 outline-none lg:justify-center lg:pt-0"
        >
          {children}
          <HelpLink place="mt-10 text-center print:hidden" />
        </main>
      </div>
    </div>
  );
}

function BackHome() {
  const m = useMessages(accountMessages);
  return (
    <Link
      to="/"
      className="inline-flex min-h-11 items-center gap-2 rounded-full px-2 text-right leading-tight font-semibold text-ink-soft hover:text-ink"
    >
      <ArrowLeft aria-hidden="true" className="icon-text" />
      {m.backToEvents}
    </Link>
  );
}

function Welcome() {
  const m = useMessages(accountMessages);
  const common = useMessages(commonMessages);
  return (
    <aside className="sticky top-4 hidden h-[calc(100dvh-32px)] flex-col overflow-hidden rounded-hero bg-evening px-12 pt-9 lg:flex">
      <Link to="/" className="flex min-h-11 items-center gap-2.5 self-start font-serif text-title font-semibold">
        <Mark />
        {common.siteName}
      </Link>
      <p className="mt-8 max-w-[12em] font-serif text-display leading-heading font-[560] text-balance">{m.welcome}</p>
      <p className="mt-4 max-w-[30em] text-lead text-ink-soft">{m.welcomeText}</p>
      <ArchIllustration className="mt-auto min-h-0 w-full flex-1" />
    </aside>
  );
}

function CornerLight() {
  return (
    <svg
      viewBox="0 0 340 420"
      aria-hidden="true"
      data-decoration
      className="pointer-events-none absolute -top-10 -right-16 h-[300px] lg:hidden"
    >
      <defs>
        <linearGradient id="corner-light" x1="0.9" y1="0" x2="0.25" y2="1">
          <stop offset="0" className="[stop-color:var(--amber)]" stopOpacity="0.36" />
          <stop offset="1" className="[stop-color:var(--amber)]" stopOpacity="0.02" />
        </linearGradient>
      </defs>
      <g transform="rotate(24 190 200)">
        <path d="M115 460V90a75 75 0 0 1 150 0v370z" fill="url(#corner-light)" />
        <path d="M190 15v445M115 165h150M115 300h150" className="stroke-paper" strokeWidth="8" opacity="0.8" />
      </g>
    </svg>
  );
}
