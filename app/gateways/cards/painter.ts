import type { DrawnCard } from "~/domain/cards/card";
import { isJpeg } from "~/domain/images/headers";
import { withinTime } from "~/domain/time/within-time";
import { logError } from "~/gateways/log";

export interface CardsBinding {
  draw(card: DrawnCard): Promise<Uint8Array>;
}

export interface CardPainter {
  /** A JPEG; null where the Worker is missing, slow or fails. */
  draw(card: DrawnCard): Promise<Uint8Array<ArrayBuffer> | null>;
}

const MILLISECONDS = 15_000;

export function openPainter(binding: CardsBinding | undefined, milliseconds = MILLISECONDS): CardPainter {
  return {
    async draw(card) {
      try {
        if (!binding) throw new Error("There is no Worker for cards.");
        const drawn = await withinTime(milliseconds, binding.draw(card), () => {
          throw new Error("The Worker for cards is too slow.");
        });
        const bytes = new Uint8Array(drawn);
        return isJpeg(bytes) ? bytes : null;
      } catch (error) {
        logError("card_not_drawn", error);
        return null;
      }
    },
  };
}
