import type { Attribution } from "~/domain/places/maps";

export function MapAttribution({ href, text }: Attribution) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="absolute right-0 bottom-0 z-[1000] rounded-tl-inner bg-surface px-2 py-1 text-fine text-ink-soft underline-offset-2 hover:underline"
    >
      {text}
    </a>
  );
}
