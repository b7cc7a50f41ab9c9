import type { ImageView } from "~/views/images/picture";

interface Props {
  picture: ImageView;
  /** The `sizes` attribute: how wide the image is shown. */
  sizes: string;
  /** Describes the image; empty where the text beside it does. */
  alt?: string;
  isEager?: boolean;
  className?: string;
}

/** An image in the width that the screen needs, slightly dimmed in the dark theme. */
export function PictureImage({ picture, sizes, alt = "", isEager = false, className = "" }: Props) {
  return (
    <img
      src={picture.src}
      srcSet={picture.srcSet}
      sizes={picture.srcSet ? sizes : undefined}
      alt={alt}
      width={600}
      height={400}
      loading={isEager ? "eager" : "lazy"}
      decoding="async"
      className={`picture ${className}`}
    />
  );
}
