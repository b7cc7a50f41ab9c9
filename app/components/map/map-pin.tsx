/** A drop with a lit window, in a box of 36 × 48 with the tip at (18, 47). */
export const PIN_OUTLINE = "M18 47C14.5 39.5 2 30.5 2 17.5a16 16 0 0 1 32 0C34 30.5 21.5 39.5 18 47z";
export const PIN_WINDOW = "M12 24v-6.5a6 6 0 0 1 12 0V24a1.4 1.4 0 0 1-1.4 1.4h-9.2A1.4 1.4 0 0 1 12 24z";

export function MapPin({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 36 48" className={className} aria-hidden="true">
      <path d={PIN_OUTLINE} className="fill-fjord" />
      <path d={PIN_WINDOW} className="fill-amber" />
    </svg>
  );
}
