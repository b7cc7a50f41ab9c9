import { useEffect, useRef, useState } from "react";
import { intakeMessages } from "#messages/intake";
import type { PictureCut } from "~/domain/intake/picture";
import { useMessages } from "~/i18n/use-messages";

/** Pixels around what was read, so that its neighbours show where it stands. */
const MARGIN = 12;

/** What an event was read from; nothing where this device does not have the picture. */
export function CutOut({ picture, x, y, width, height }: PictureCut) {
  const m = useMessages(intakeMessages).picture;
  const ref = useRef<HTMLCanvasElement>(null);
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    let isShown = true;
    const draw = async () => {
      const { findPicture } = await import("~/files/picture/kept-pictures.client");
      const found = await findPicture(picture);
      const whole = found && (await createImageBitmap(found.blob));
      const canvas = ref.current;
      if (!whole || !isShown || !canvas) return;
      const [left, top] = [Math.max(0, x - MARGIN), Math.max(0, y - MARGIN)];
      canvas.width = Math.min(whole.width - left, x - left + width + MARGIN);
      canvas.height = Math.min(whole.height - top, y - top + height + MARGIN);
      canvas.getContext("2d")?.drawImage(whole, -left, -top);
      whole.close();
      setThere(true);
    };
    void draw().catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [picture, x, y, width, height]);
  return (
    <canvas
      ref={ref}
      role="img"
      aria-label={m.cut}
      hidden={!isThere}
      className="mt-2 max-h-56 max-w-full rounded-field border border-line"
    />
  );
}
