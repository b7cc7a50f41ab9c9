import { COVER_WIDTHS, LOGO_WIDTHS } from "~/domain/images/address";
import type { Congregation } from "./congregations";
import { eventImageId } from "./events";
import { coverId, logoId, stemInAscii } from "./organizers";
import { randomOf } from "./random";
import type { NewEventRow, ImageRow, NewOrganizerRow } from "./rows";
import { MIRRORED, SCENES, type Scene } from "./scenes";

/** Before scaling down, in pixels. */
const COVER_SIZE = { width: 1600, height: 1067 };
const LOGO_SIZE = { width: 512, height: 512 };

/** Its bytes are in `demo/pictures/{picture}-{width}.webp`. */
export interface DemoImage {
  image: ImageRow;
  picture: string;
  widths: readonly number[];
}

/** What many show is mirrored for some. */
export function pictureOf(imageId: string, scene: Scene): string {
  const isMirrored = MIRRORED.includes(scene) && randomOf(imageId).chance(0.5);
  return isMirrored ? `${scene}-mirrored` : scene;
}

export function imagesOf(
  congregation: Congregation,
  organizer: NewOrganizerRow,
  events: readonly NewEventRow[],
): DemoImage[] {
  const row = (id: string) => ({ id, organizer_id: organizer.id, created_at: organizer.created_at });
  const ofScene = (id: string, scene: Scene): DemoImage => ({
    image: { ...row(id), ...COVER_SIZE },
    picture: pictureOf(id, scene),
    widths: COVER_WIDTHS,
  });
  const logo = {
    image: { ...row(logoId(organizer.id)), ...LOGO_SIZE },
    picture: `logos/${stemInAscii(congregation.stem)}`,
    widths: LOGO_WIDTHS,
  };
  const used = new Set(events.map((event) => event.image_url));
  const scenes = SCENES.filter((scene) => used.has(`/images/${eventImageId(organizer.id, scene)}`));
  return [
    ...(congregation.cover ? [ofScene(coverId(organizer.id), congregation.cover)] : []),
    ...(congregation.hasLogo ? [logo] : []),
    ...scenes.map((scene) => ofScene(eventImageId(organizer.id, scene), scene)),
  ];
}
