import { coverVariant } from "~/domain/events/display";
import { imageAddress } from "~/domain/images/address";
import { dateFromUnix, dayOf } from "~/domain/time/days-and-moments";
import { eventImageId } from "./events";
import { pictureOf } from "./images";
import { coverId } from "./organizers";
import type { NewEventRow } from "./rows";
import { type Scene, SCENES } from "./scenes";

/** What stands in for a picture that another organizer shows; null: the organizer's own cover, or a drawn one. */
const OTHERS: readonly (Scene | null)[] = [
  null,
  "candles",
  "nave",
  "stained-glass",
  "rose-window",
  "choir",
  "organ",
  "white-church",
  "stone-church",
  "birch-forest",
  "fjord",
  "skerries",
  "wooden-town",
  "winter-chapel",
];

/** On one day no two organizers show one title with one picture. `covers` by organizer. */
export function withPicturesApart(
  events: readonly NewEventRow[],
  covers: ReadonlyMap<string, Scene | null>,
): NewEventRow[] {
  const shown = new Map<string, string>();
  const holder = ({ start_time, title }: NewEventRow, picture: string) =>
    `${dayOf(dateFromUnix(start_time))} ${title} ${picture}`;
  const seenOf = ({ id, organizer_id, image_url }: NewEventRow): string => {
    const scene = SCENES.find((name) => image_url === imageAddress(eventImageId(organizer_id, name)));
    if (scene) return pictureOf(eventImageId(organizer_id, scene), scene);
    const cover = covers.get(organizer_id);
    return cover ? pictureOf(coverId(organizer_id), cover) : `drawn ${coverVariant(id)}`;
  };
  const isFree = (event: NewEventRow) => {
    const owner = shown.get(holder(event, seenOf(event)));
    return owner === undefined || owner === event.organizer_id;
  };
  // What is imported has no picture of its own to change.
  const importedFirst = [...events].sort(
    (a, b) => Number(a.google_calendar_sync_id === null) - Number(b.google_calendar_sync_id === null),
  );
  return importedFirst.map((event) => {
    const others = OTHERS.map((scene) => ({
      ...event,
      image_url: scene && imageAddress(eventImageId(event.organizer_id, scene)),
    }));
    const chosen = isFree(event) || event.google_calendar_sync_id ? event : (others.find(isFree) ?? event);
    shown.set(holder(chosen, seenOf(chosen)), chosen.organizer_id);
    return chosen;
  });
}
