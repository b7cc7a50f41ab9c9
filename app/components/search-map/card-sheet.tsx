import { type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { searchMapMessages } from "#messages/search-map";
import { useMessages } from "~/i18n/use-messages";

/** A drag shorter than this is a press. */
const PRESS_PX = 6;

/**
 * On phones over the lower edge of the map, or of what is seen of it where the screen is short; pulled up by its handle, a
 * press on it, or the focus in it. Beside the map, and without scripts, its content alone.
 */
export function CardSheet({ count, children }: { count: string; children: ReactNode }) {
  const m = useMessages(searchMapMessages);
  const id = useId();
  const [isUp, setIsUp] = useState(false);
  const sheet = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const from = useRef<{ y: number; height: number } | null>(null);
  /** The press that ends a drag is none. */
  const wasPulled = useRef(false);

  // The sheet shows its handle however large its letters are; the map must know what it covers.
  useEffect(() => {
    const measured = handle.current;
    const face = sheet.current?.closest("section");
    if (!measured || !face) return;
    const observer = new ResizeObserver(() => face.style.setProperty("--sheet", `${measured.offsetHeight}px`));
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);

  const begin = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { y: event.clientY, height: sheet.current?.offsetHeight ?? 0 };
    wasPulled.current = false;
  };
  const pull = ({ clientY }: PointerEvent) => {
    if (from.current === null || !sheet.current) return;
    const { y, height } = from.current;
    const by = isUp ? Math.min(0, y - clientY) : Math.max(0, y - clientY);
    if (Math.abs(by) > PRESS_PX) wasPulled.current = true;
    sheet.current.style.transition = "none";
    sheet.current.style.height = `${height + by}px`;
  };
  const drop = () => {
    const by = from.current && sheet.current ? sheet.current.offsetHeight - from.current.height : 0;
    from.current = null;
    sheet.current?.removeAttribute("style");
    if (wasPulled.current && by !== 0) setIsUp(by > 0);
  };

  return (
    <div className="sticky bottom-(--tabs) z-10 mt-auto h-(--sheet) lg:static lg:mt-0 lg:h-auto noscript:static noscript:h-auto print:static print:h-auto">
      <div
        ref={sheet}
        data-up={isUp}
        className="absolute inset-x-0 bottom-0 flex flex-col overflow-clip lg:overflow-visible rounded-t-sheet bg-paper shadow-float data-[up=false]:h-(--sheet) h-[min(24rem,100dvh-10rem)] motion-safe:transition-[height] lg:static lg:block lg:h-auto! lg:rounded-none lg:[box-shadow:none] noscript:static noscript:block noscript:h-auto! noscript:overflow-visible noscript:rounded-none noscript:[box-shadow:none] print:static print:block print:h-auto! print:overflow-visible print:rounded-none"
      >
        <button
          ref={handle}
          type="button"
          aria-expanded={isUp}
          aria-controls={id}
          onPointerDown={begin}
          onPointerMove={pull}
          onPointerUp={drop}
          onPointerCancel={drop}
          onClick={() => {
            if (!wasPulled.current) setIsUp(!isUp);
            wasPulled.current = false;
          }}
          className="flex min-h-16 w-full flex-wrap shrink-0 touch-none focus-visible:-outline-offset-3 focus-visible:[box-shadow:none] content-center justify-center gap-x-3 gap-y-1 rounded-t-sheet px-5 py-2 text-center leading-snug lg:hidden noscript:hidden"
        >
          <span aria-hidden="true" className="grid w-full place-items-center">
            <span className="h-1.5 w-12 rounded-full bg-line-strong" />
          </span>
          <span className="text-body font-semibold even-digits">{count}</span>
          <span className="text-note font-medium text-fjord">{isUp ? m.showMap : m.showList}</span>
        </button>
        <div
          id={id}
          onFocus={() => setIsUp(true)}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-6 lg:overflow-visible lg:px-0 noscript:px-0"
        >
          {children}
        </div>
      </div>
    </div>
  );
}
