import type { ImageView } from "~/views/images/image";

interface Props {
  image: ImageView;
  /** The `sizes` attribute: how wide the image is shown. */
  sizes: string;
  /** Describes the image; empty where the text beside it does. */
  alt?: string;
  isEager?: boolean;
  className?: string;
}

/** An image in the width that the screen needs, slightly dimmed in the dark theme. */
export function ResponsiveImage({ image, sizes, alt = "", isEager = false, className = "" }: Props) {
  return (
    <img
      src={image.src}
      srcSet={image.srcSet}
      sizes={image.srcSet ? sizes : undefined}
      alt={alt}
      width={600}
      height={400}
      loading={isEager ? "eager" : "lazy"}
      decoding="async"
      className={`themed-image ${className}`}
    />
  );
}
