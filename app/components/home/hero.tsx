import { homeMessages } from "~/i18n/home";
import { useMessages } from "~/i18n/use-messages";
import type { HomeView } from "~/views/home";
import { SearchForm } from "./search-form";
import type { NearMe } from "./use-near-me";

interface Props {
  view: HomeView;
  nearMe: NearMe;
  unknownPlace: string | null;
}

/** Light from a window falling on paper, and the question the visitor came with. */
export function Hero({ view, nearMe, unknownPlace }: Props) {
  const m = useMessages(homeMessages);
  const subtitle =
    view.around === null ? m.subtitle : view.around === "" ? m.subtitleNear(view.radiusKm) : m.subtitlePlace(view.radiusKm, view.around);
  return (
    <div className="relative -mx-5 px-5 pt-7 pb-5 lg:mx-0 lg:rounded-[32px] lg:bg-linear-to-r lg:from-sunk lg:to-amber-tint lg:px-14 lg:pt-12 lg:pb-11">
      <WindowLight />
      <h1 className="relative max-w-[10.5em] type-37 lg:max-w-[11em] lg:type-58">{m.heading}</h1>
      <p className="relative mt-2.5 mb-4.5 type-16.5 text-ink-soft lg:mt-3 lg:mb-6.5 lg:text-lg">{subtitle}</p>
      <SearchForm nearMe={nearMe} unknownPlace={unknownPlace} />
    </div>
  );
}

function WindowLight() {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-hidden lg:rounded-[32px]">
      <svg viewBox="0 0 340 420" className="absolute top-1 -right-7 h-[400px] lg:-top-16 lg:right-4 lg:h-[560px]">
        <defs>
          <linearGradient id="light" x1="0.9" y1="0" x2="0.25" y2="1">
            <stop offset="0" className="[stop-color:var(--amber)]" stopOpacity="0.42" />
            <stop offset="1" className="[stop-color:var(--amber)]" stopOpacity="0.03" />
          </linearGradient>
        </defs>
        <g transform="rotate(24 190 200)">
          <path d="M115 460V90a75 75 0 0 1 150 0v370z" fill="url(#light)" />
          <path d="M190 15v445M115 165h150M115 300h150" className="stroke-paper lg:stroke-sunk" strokeWidth="8" opacity="0.8" />
        </g>
      </svg>
    </div>
  );
}
