import { homeMessages } from "#messages/home";
import type { CenterChoice } from "~/components/search/use-center";
import { useMessages } from "~/i18n/use-messages";
import { SearchForm } from "./search-form";
import type { NearMe } from "./use-near-me";

interface Props {
  center: CenterChoice;
  radiusKm: number;
  nearMe: NearMe;
  unknownPlace: string | null;
}

export function Hero({ center, radiusKm, nearMe, unknownPlace }: Props) {
  const m = useMessages(homeMessages);
  return (
    <div className="relative -mx-5 px-5 pt-3 pb-4 lg:mx-0 lg:rounded-hero lg:bg-linear-to-r lg:from-sunk lg:to-amber-tint lg:px-10 lg:py-6">
      <WindowLight />
      <h1 className="relative text-page lg:text-display">{m.heading}</h1>
      {/* Two lines on phones, so that nothing below moves when the text's length changes. */}
      <p className="relative mt-2 mb-3.5 min-h-[2lh] text-body text-balance text-ink-soft lg:mt-1 lg:mb-4 lg:min-h-0 lg:text-lead">
        {subtitle(center, radiusKm, m)}
      </p>
      <SearchForm center={center} nearMe={nearMe} unknownPlace={unknownPlace} />
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
      className="pointer-events-none absolute inset-0 print:hidden overflow-hidden fade-out-[65%] lg:rounded-hero"
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
