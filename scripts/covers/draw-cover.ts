import type { EventType } from "~/domain/events/types";
import { randomOf } from "../drawing/random";
import { Sheet } from "../drawing/sheet";
import type { CoverArt } from "./composition";
import { CONCERT } from "./concert";
import { CONFERENCE } from "./conference";
import { OTHER } from "./other";
import { PRAYER } from "./prayer";
import { SERVICE } from "./service";
import { TRACERIES } from "./window";
import { YOUTH } from "./youth";

const COVERS: Record<EventType, CoverArt> = {
  service: SERVICE,
  prayer: PRAYER,
  concert: CONCERT,
  youth: YOUTH,
  conference: CONFERENCE,
  other: OTHER,
};

/** Every variant has its own composition, light and placement. */
export function drawCover(type: EventType, variant: number, size: { width: number; height: number }): string {
  const random = randomOf(`${type} ${variant}`);
  const sheet = new Sheet(Math.round((400 * size.width) / size.height), 400);
  const { compositions, palettes } = COVERS[type];
  const draw = compositions[variant % compositions.length]!;
  const palette = palettes[(variant + (variant >> 2)) % 4]!;
  const x = Math.round(sheet.width / 2 + random.between(-46, 46));
  draw({ sheet, palette, random, x, tracery: TRACERIES[(variant >> 2) % TRACERIES.length]! });
  return sheet.toSvg(size);
}
