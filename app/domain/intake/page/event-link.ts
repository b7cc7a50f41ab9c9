import { folded } from "./folded";
import type { PageBlock } from "./page-parts";
import { webAddress } from "./web-address";

/** Lines around an event's in which its title may stand. */
const NEAR = 6;
const MAP_OR_SHARE =
  /^#|(?:^|[/.])maps?[./]|\/maps?(?:[/?]|$)|kart\.|goo\.gl|sharer|\/share\?|calendar\.google|\.ics(?:$|\?)|[?&]ical=/i;

export function linkOfTitle(
  blocks: readonly PageBlock[],
  at: number,
  title: string,
  base: string | null,
): string | null {
  const plain = ` ${folded(title)} `;
  for (let step = 0; step <= NEAR; step++)
    for (const index of step === 0 ? [at] : [at - step, at + step]) {
      const block = blocks[index];
      if (!block || !` ${folded(block.text)} `.includes(plain)) continue;
      return block.link === null || MAP_OR_SHARE.test(block.link) ? null : webAddress(block.link, base);
    }
  return null;
}
