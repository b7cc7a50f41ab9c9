import { PictureImage } from "~/components/image/picture-image";
import type { ImageView } from "~/views/images/picture";

interface Props {
  picture: ImageView;
  /** Takes part in the transition from a card to the event's page. */
  isEventPicture?: boolean;
  isDimmed?: boolean;
}

/** A page's wide picture: to the edges on phones, in a frame on larger screens. */
export function Cover({ picture, isEventPicture = false, isDimmed = false }: Props) {
  return (
    <div className="lg:mx-auto lg:max-w-[1180px] lg:px-8">
      <picture>
        {picture.wide && <source media="(min-width: 40rem)" srcSet={picture.wide} />}
        <PictureImage
          picture={picture}
          sizes="(min-width: 1180px) 1116px, 100vw"
          isEager
          className={`aspect-3/2 max-h-[46dvh] w-full bg-sunk object-cover object-[50%_40%] sm:aspect-21/9 lg:aspect-21/8 lg:max-h-none lg:rounded-hero ${isDimmed ? "opacity-60" : ""} ${isEventPicture ? "[view-transition-name:event-picture]" : ""}`}
        />
      </picture>
    </div>
  );
}
