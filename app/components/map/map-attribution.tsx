import { type Attribution, GROUND_ATTRIBUTION } from "~/domain/places/maps";

const LINK = "bg-surface px-2 py-1 underline-offset-2 hover:underline";

/** Of the image, and of the ground under it. */
export function MapAttribution({ tiles }: { tiles: Attribution }) {
  const named = tiles.href === GROUND_ATTRIBUTION.href ? [tiles] : [tiles, GROUND_ATTRIBUTION];
  return (
    <p className="absolute right-0 bottom-0 z-[1000] flex overflow-hidden rounded-tl-inner text-tab text-ink-soft">
      {named.map(({ href, text }) => (
        <a key={href} href={href} target="_blank" rel="noopener noreferrer" className={LINK}>
          {text}
        </a>
      ))}
    </p>
  );
}
