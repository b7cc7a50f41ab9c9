import { detailMessages } from "#messages/detail";
import { ResponsiveImage } from "~/components/image/responsive-image";
import { useMessages } from "~/i18n/use-messages";
import type { ImageView } from "~/views/images/image";

interface Props {
  image: ImageView;
  /** Takes part in the transition from a card to the event's page. */
  isEventImage?: boolean;
  isDimmed?: boolean;
}

/** A link to it shows the picture in the calm mode. */
const PLACE = "picture";

/** A whole one leads to itself alone. The calm mode hides it; an event's own is shown by a press (app/styles/calm.css), without a script. */
export function Cover({ image, isEventImage = false, isDimmed = false }: Props) {
  const m = useMessages(detailMessages);
  const shown = `${isDimmed ? "opacity-60" : ""} ${isEventImage ? "[view-transition-name:event-image]" : ""}`;
  const isOwn = isEventImage && !image.isGenerated;
  return (
    <div className="lg:mx-auto lg:max-w-[1180px] lg:px-8">
      {isOwn && (
        <a
          href={`#${PLACE}`}
          data-show-picture
          className="min-h-11 items-center px-5 font-semibold text-fjord underline-offset-4 hover:underline lg:px-0"
        >
          {m.showPicture}
        </a>
      )}
      {image.whole ? (
        <a data-cover id={PLACE} href={image.whole.href} className="block overflow-hidden bg-sunk lg:rounded-hero">
          <ResponsiveImage
            image={image}
            sizes="(min-width: 40rem) 480px, 80vw"
            isEager
            className={`max-h-60 w-full object-contain lg:aspect-4/1 lg:max-h-none ${shown}`}
          />
          <span className="sr-only">{m.larger}</span>
        </a>
      ) : (
        <picture data-cover id={isOwn ? PLACE : undefined}>
          {image.wide && <source media="(min-width: 40rem)" srcSet={image.wide} />}
          <ResponsiveImage
            image={image}
            sizes="(min-width: 1180px) 1116px, 100vw"
            isEager
            className={`aspect-2/1 max-h-[18dvh] w-full bg-sunk object-cover object-[50%_40%] sm:aspect-21/9 lg:aspect-4/1 lg:max-h-none lg:rounded-hero ${shown}`}
          />
        </picture>
      )}
    </div>
  );
}
