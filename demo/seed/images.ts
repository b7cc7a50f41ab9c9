import type { Congregation } from "./congregations";
import { eventImageId } from "./events";
import { coverId, logoId } from "./organizers";
import type { NewEventRow, ImageRow, NewOrganizerRow } from "./rows";
import { SCENES, type Scene } from "./scenes";

/** Pixels of the painted images, before they are scaled down. */
const COVER_SIZE = { width: 1600, height: 1067 };
const LOGO_SIZE = { width: 512, height: 512 };

/** An image that a row refers to, and what it shows. */
export interface DemoImage {
  image: ImageRow;
  scene: Scene | "logo";
  /** For logos: the organizer they are drawn for. */
  congregation: Congregation;
}

/** Returns every image that an organizer and its events refer to, once. */
export function imagesOf(
  congregation: Congregation,
  organizer: NewOrganizerRow,
  events: readonly NewEventRow[],
): DemoImage[] {
  const image = (id: string, scene: DemoImage["scene"]): DemoImage => ({
    image: {
      id,
      organizer_id: organizer.id,
      ...(scene === "logo" ? LOGO_SIZE : COVER_SIZE),
      created_at: organizer.created_at,
    },
    scene,
    congregation,
  });
  const used = new Set(events.map((event) => event.image_url));
  const scenes = SCENES.filter((scene) => used.has(`/images/${eventImageId(organizer.id, scene)}`));
  return [
    ...(congregation.cover ? [image(coverId(organizer.id), congregation.cover)] : []),
    ...(congregation.hasLogo ? [image(logoId(organizer.id), "logo")] : []),
    ...scenes.map((scene) => image(eventImageId(organizer.id, scene), scene)),
  ];
}
