import type { ImageView } from "~/views/images/picture";

interface Props {
  picture: ImageView;
  /** The <img>'s `sizes`: how wide the picture is shown. */
  sizes: string;
  /** Says what is seen; empty where the text beside it says it already. */
  alt?: string;
  isEager?: boolean;
  className?: string;
}

/** A picture in the width the screen needs, dimmed a little in the evening theme. */
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
