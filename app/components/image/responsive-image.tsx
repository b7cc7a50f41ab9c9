import type { ImageView } from "~/views/images/image";

interface Props {
  image: ImageView;
  sizes: string;
  /** Empty where the text beside it describes the image. */
  alt?: string;
  isEager?: boolean;
  className?: string;
}

/** Slightly dimmed in the dark theme. */
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
