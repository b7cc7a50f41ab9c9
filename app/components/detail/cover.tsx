import { ResponsiveImage } from "~/components/image/responsive-image";
import type { ImageView } from "~/views/images/image";

interface Props {
  image: ImageView;
  /** Takes part in the transition from a card to the event's page. */
  isEventImage?: boolean;
  isDimmed?: boolean;
}

/** A page's wide image: full width on phones, framed on larger screens. */
export function Cover({ image, isEventImage = false, isDimmed = false }: Props) {
  return (
    <div className="lg:mx-auto lg:max-w-[1180px] lg:px-8">
      <picture>
        {image.wide && <source media="(min-width: 40rem)" srcSet={image.wide} />}
        <ResponsiveImage
          image={image}
          sizes="(min-width: 1180px) 1116px, 100vw"
          isEager
          className={`aspect-3/2 max-h-[46dvh] w-full bg-sunk object-cover object-[50%_40%] sm:aspect-21/9 lg:aspect-21/8 lg:max-h-none lg:rounded-hero ${isDimmed ? "opacity-60" : ""} ${isEventImage ? "[view-transition-name:event-image]" : ""}`}
        />
      </picture>
    </div>
  );
}
