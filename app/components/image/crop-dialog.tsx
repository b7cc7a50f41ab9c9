import { type PointerEvent, useEffect, useId, useRef, useState } from "react";
import { commonMessages } from "#messages/common";
import { imageMessages } from "#messages/images";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { CENTERED, type Crop, cropWindow, MAX_ZOOM_IN, pulledCrop } from "~/domain/images/crop";
import { IMAGE_KIND_RULES, type ImageKind } from "~/domain/images/format";
import { useMessages } from "~/i18n/use-messages";
import { drawCrop } from "./crop-image";

interface SliderProps {
  label: string;
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
  /** There is nothing to choose. */
  isOff?: boolean;
}

function CropSlider({ label, min, max, value, onChange, isOff = false }: SliderProps) {
  return (
    <label className="grid grid-cols-[7.5rem_1fr] items-center gap-3">
      <span className="text-note font-medium">{label}</span>
      <input
        type="range"
        min={min}
        max={max}
        value={Math.round(value)}
        disabled={isOff}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        className="h-11 w-full accent-fjord disabled:opacity-55"
      />
    </label>
  );
}

interface Props {
  image: ImageBitmap;
  kind: ImageKind;
  /** Null: the whole picture. */
  onDone: (crop: Crop | null) => void;
  onCancel: () => void;
}

/** By dragging or with three sliders. */
export function CropDialog({ of }: { of: Props }) {
  const headingId = useId();
  return (
    <Dialog isOpen onClose={of.onCancel} labelledBy={headingId}>
      <Cropper headingId={headingId} {...of} />
    </Dialog>
  );
}

/** As the image is shown: a logo in a church window (organizer-avatar.tsx). */
const SHAPES: Record<ImageKind, string> = {
  event: "w-full rounded-field",
  cover: "w-full rounded-field",
  logo: "h-[270px] w-[222px] arch",
};

/** Pixels, twice the preview's width on a phone. */
const PREVIEW_WIDTH = 960;

function Cropper({ headingId, image, kind, onDone, onCancel }: Props & { headingId: string }) {
  const m = useMessages(imageMessages);
  const common = useMessages(commonMessages);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(CENTERED);
  const { ratio } = IMAGE_KIND_RULES[kind];
  const window = cropWindow(image, ratio, crop);
  const set = (part: Partial<Crop>) => setCrop((before) => ({ ...before, ...part }));

  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, image, ratio, crop);
  }, [image, ratio, crop]);

  const pull = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const scale = window.height / event.currentTarget.clientHeight;
    setCrop(pulledCrop(image, ratio, crop, { right: event.movementX * scale, down: event.movementY * scale }));
  };

  return (
    <>
      <h2 id={headingId} className="text-section">
        {m.cropHeading}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{m.cropHint}</p>
      <canvas
        ref={canvas}
        width={PREVIEW_WIDTH}
        height={Math.round(PREVIEW_WIDTH / ratio)}
        role="img"
        aria-label={m.cropPreview}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={pull}
        className={`mx-auto block cursor-grab touch-none bg-sunk object-cover active:cursor-grabbing ${SHAPES[kind]}`}
      />
      <div className="mt-4 grid gap-1">
        <CropSlider
          label={m.zoom}
          min={100}
          max={MAX_ZOOM_IN * 100}
          value={crop.zoom * 100}
          onChange={(value) => set({ zoom: value / 100 })}
        />
        <CropSlider
          label={m.sideways}
          min={0}
          max={100}
          value={crop.x * 100}
          isOff={image.width - window.width < 1}
          onChange={(value) => set({ x: value / 100 })}
        />
        <CropSlider
          label={m.upAndDown}
          min={0}
          max={100}
          value={crop.y * 100}
          isOff={image.height - window.height < 1}
          onChange={(value) => set({ y: value / 100 })}
        />
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button kind="quiet" onClick={onCancel}>
          {common.cancel}
        </Button>
        {kind === "event" && (
          <Button kind="quiet" onClick={() => onDone(null)}>
            {m.useWhole}
          </Button>
        )}
        <Button onClick={() => onDone(crop)}>{m.useCrop}</Button>
      </div>
    </>
  );
}
