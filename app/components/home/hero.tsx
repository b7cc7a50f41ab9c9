import type { ComponentProps } from "react";
import { homeMessages } from "#messages/home";
import type { CenterChoice } from "~/components/search/use-center";
import { useMessages } from "~/i18n/use-messages";
import { SearchForm } from "./search-form";

type Props = ComponentProps<typeof SearchForm> & { radiusKm: number };

export function Hero({ radiusKm, ...form }: Props) {
  const m = useMessages(homeMessages);
  return (
    <div className="-mx-5 grid *:col-start-1 *:row-start-1 lg:mx-0 lg:rounded-hero lg:bg-linear-to-r lg:from-sunk lg:to-amber-tint">
      <WindowLight />
      <div className="px-5 pt-1 pb-2 lg:px-10 lg:py-5">
        <h1 className="relative text-section lg:text-display">{m.heading}</h1>
        <p className="relative mt-1 mb-2 text-note text-balance text-ink-soft max-[375px]:text-fine lg:mb-3.5 lg:text-lead">
          {subtitle(form.center, radiusKm, m)}
        </p>
        <SearchForm {...form} />
      </div>
    </div>
  );
}

function subtitle(center: CenterChoice, km: number, m: typeof homeMessages): string {
  if (center === null) return m.subtitle;
  if (center.kind === "own") return m.subtitleNear(km);
  return center.kind === "place" ? m.subtitlePlace(km, center.name) : m.subtitleHere(km, center.name);
}

function WindowLight() {
  return (
    <div
      aria-hidden="true"
      data-decoration
      className="pointer-events-none relative print:hidden overflow-hidden fade-out-[65%] lg:rounded-hero"
    >
      <svg
        viewBox="0 0 340 420"
        className="absolute fade-out-[45%] top-1 -right-7 h-[400px] lg:-top-16 lg:right-4 lg:h-[560px]"
      >
        <defs>
          <linearGradient id="light" x1="0.9" y1="0" x2="0.25" y2="1">
            <stop offset="0" className="[stop-color:var(--amber)]" stopOpacity="0.42" />
            <stop offset="1" className="[stop-color:var(--amber)]" stopOpacity="0.03" />
          </linearGradient>
        </defs>
        <g transform="rotate(24 190 200)">
          <path d="M115 460V90a75 75 0 0 1 150 0v370z" fill="url(#light)" />
          <path
            d="M190 15v445M115 165h150M115 300h150"
            className="stroke-paper lg:stroke-sunk"
            strokeWidth="8"
            opacity="0.8"
          />
        </g>
      </svg>
    </div>
  );
}
