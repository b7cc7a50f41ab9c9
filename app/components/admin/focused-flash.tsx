import { useLocation } from "@remix-run/react";
import { type ComponentProps, useEffect, useRef } from "react";
import { Flash } from "~/components/flash";

/** A flash that takes the keyboard where what was pressed is gone with what it decided, which would begin at the page's top again. */
export function FocusedFlash(props: ComponentProps<typeof Flash>) {
  const ref = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (document.activeElement === document.body && ref.current?.hasChildNodes()) ref.current.focus();
  }, [key]);
  return (
    <div ref={ref} tabIndex={-1} className="rounded-[18px]">
      <Flash {...props} />
    </div>
  );
}
