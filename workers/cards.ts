import { WorkerEntrypoint } from "cloudflare:workers";
import type { DrawnCard } from "~/domain/cards/card";
import type { CardFont } from "./cards/renderer";

/** Bound by the site's Worker as CARDS; no address leads to it. */
export default class Cards extends WorkerEntrypoint {
  /** Platforms want this handler; nothing leads here. */
  override fetch(): never {
    throw new Error("Cards are asked for by draw() alone.");
  }

  async draw(card: DrawnCard): Promise<Uint8Array> {
    return (await renderer())(card);
  }
}

type Draw = (card: DrawnCard) => Promise<Uint8Array>;

let ready: Promise<Draw> | undefined;

/** Everything heavy loads with the first card, not at the Worker's start. */
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
