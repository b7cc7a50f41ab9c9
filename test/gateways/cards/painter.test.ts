import { expect, test, vi } from "vitest";
import type { DrawnCard } from "~/domain/cards/card";
import { openPainter } from "~/gateways/cards/painter";

const CARD = { title: "Bønn", size: "link" } as DrawnCard;
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);

test("a card is what the Worker drew", async () => {
  expect(await openPainter({ draw: () => Promise.resolve(JPEG) }).draw(CARD)).toEqual(JPEG);
});

test("no card, and no error, where the Worker is missing, fails, is too slow, or returns anything else", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  expect(await openPainter(undefined).draw(CARD)).toBeNull();
  expect(await openPainter({ draw: () => Promise.reject(new Error("out of memory")) }).draw(CARD)).toBeNull();
  expect(await openPainter({ draw: () => new Promise(() => undefined) }, 5).draw(CARD)).toBeNull();
  expect(await openPainter({ draw: () => Promise.resolve(new Uint8Array([1, 2])) }).draw(CARD)).toBeNull();
  expect(logged).toHaveBeenCalledTimes(3);
  logged.mockRestore();
});
