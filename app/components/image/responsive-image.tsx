import type { ImageView } from "~/views/images/image";

interface Props {
  image: ImageView;
  sizes: string;
  isEager?: boolean;
  className?: string;
}

/** Without `alt` where the text beside it describes the image. Slightly dimmed in the dark theme. */
export function ResponsiveImage({ image, sizes, isEager = false, className = "" }: Props) {
  return (
    <img
      src={image.src}
      srcSet={image.srcSet}
      sizes={image.srcSet ? sizes : undefined}
      alt={image.alt ?? ""}
      width={image.whole?.width ?? 600}
      height={image.whole?.height ?? 400}
      loading={isEager ? "eager" : "lazy"}
      decoding="async"
      className={`themed-image ${className}`}
    />
  );
}
