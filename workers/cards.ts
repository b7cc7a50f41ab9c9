import { WorkerEntrypoint } from "cloudflare:workers";
import type { DrawnCard } from "~/domain/cards/card";
import type { CardFont } from "./cards/renderer";

/** Draws cards for the site's Worker, which binds it as CARDS; no address leads to it. */
export default class Cards extends WorkerEntrypoint {
  /** Platforms want a handler of requests; nothing leads here. */
  override fetch(): never {
    throw new Error("Cards are asked for by draw() alone.");
  }

  /** Returns a card as a JPEG. */
  async draw(card: DrawnCard): Promise<Uint8Array> {
    return (await renderer())(card);
  }
}

type Draw = (card: DrawnCard) => Promise<Uint8Array>;

let ready: Promise<Draw> | undefined;

/** Everything heavy is loaded with the first card, not when the Worker starts. */
function renderer(): Promise<Draw> {
  ready ??= load().catch((error: unknown) => {
    ready = undefined;
    throw error;
  });
  return ready;
}

async function load(): Promise<Draw> {
  const [{ cardRenderer }, { CARD_FONTS }, { default: module }] = await Promise.all([
    import("./cards/renderer"),
    import("./cards/fonts") as Promise<{ CARD_FONTS: readonly CardFont[] }>,
    import("@takumi-rs/wasm/takumi_wasm_bg.wasm") as unknown as Promise<{ default: WebAssembly.Module }>,
  ]);
  return cardRenderer(module, CARD_FONTS);
}
