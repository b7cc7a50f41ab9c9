import { ImagePlus } from "lucide-react";
import { IMAGE_KIND_RULES, type ImageKind } from "~/domain/images/format";

const FRAMES: Record<ImageKind, string> = {
  event: "aspect-3/2 w-full max-w-sm rounded-field",
  cover: "aspect-3/1 w-full rounded-field",
  logo: "h-[136px] w-28 arch",
};

/** The picture as it will be seen, or the empty frame for it. */
export function ImagePreview({ kind, address }: { kind: ImageKind; address: string | null }) {
  const { widths } = IMAGE_KIND_RULES[kind];
  if (address) {
    return <img src={`${address}?w=${widths[1]}`} alt="" className={`picture bg-sunk object-cover ${FRAMES[kind]}`} />;
  }
  return (
    <div
      className={`grid place-items-center border-[1.5px] border-dashed border-line-strong bg-sunk text-ink-faint ${FRAMES[kind]}`}
    >
      <ImagePlus aria-hidden="true" className="icon-large" />
    </div>
  );
}
