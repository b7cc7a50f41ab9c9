import type { Congregation } from "./congregations";
import { eventPictureId } from "./events";
import { coverId, logoId } from "./organizers";
import type { NewEventRow, ImageRow, NewOrganizerRow } from "./rows";
import { SCENES, type Scene } from "./scenes";

/** Pixels of the pictures that the seed paints, before they are made smaller. */
export const COVER_SIZE = { width: 1600, height: 1067 };
export const LOGO_SIZE = { width: 512, height: 512 };

/** A picture that a row refers to, and what is to be painted on it. */
export interface DemoImage {
  image: ImageRow;
  scene: Scene | "logo";
  /** For logos: what they are drawn for. */
  congregation: Congregation;
}

/** Every picture that an organizer and its events refer to, once. */
export function picturesOf(
  congregation: Congregation,
  organizer: NewOrganizerRow,
  events: readonly NewEventRow[],
): DemoImage[] {
  const picture = (id: string, scene: DemoImage["scene"]): DemoImage => ({
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
  const scenes = SCENES.filter((scene) => used.has(`/images/${eventPictureId(organizer.id, scene)}`));
  return [
    ...(congregation.cover ? [picture(coverId(organizer.id), congregation.cover)] : []),
    ...(congregation.hasLogo ? [picture(logoId(organizer.id), "logo")] : []),
    ...scenes.map((scene) => picture(eventPictureId(organizer.id, scene), scene)),
  ];
}
