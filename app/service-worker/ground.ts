import { partsOfPage, tilesAround } from "~/domain/offline/page-parts";
import { type GroundFile, squareName, squarePath, squaresOver, WHOLE } from "~/domain/places/ground";
import { keepFiles } from "./files";
import { CACHES } from "./store";

/** Of the whole country, on every device. */
export const keepGround = (): Promise<void> => keepFiles([squarePath(WHOLE)], CACHES.ground);

/** Around an event: what its map shows. */
export async function keepGroundOf(html: string): Promise<void> {
  const { position } = partsOfPage(html);
  const whole = await (await caches.open(CACHES.ground)).match(squarePath(WHOLE));
  if (!position || !whole) return;
  const { squares = "" } = await whole.json<GroundFile>();
  const names = new Set(squares.split(" "));
  const wanted = tilesAround(position)
    .flatMap(squaresOver)
    .filter((square) => names.has(squareName(square)));
  await keepFiles([...new Set(wanted.map(squarePath))], CACHES.ground);
}
