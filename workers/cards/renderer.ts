import { type ImageSource, initSync, type MeasuredNode, type MeasuredTextRun, Renderer } from "@takumi-rs/wasm";
import { CARD_SIZES, type DrawnCard } from "~/domain/cards/card";
import { present } from "~/domain/values";
import { layCard, layTitle, LOGO, PICTURE } from "./layout";
import { titleSizes } from "./measures";
import { GOLD, CREAM, ON_GOLD } from "./palette";

export interface CardFont {
  name: string;
  data: ArrayBuffer;
}

const QUALITY = 88;

const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 32"><path d="M0 32V13a13 13 0 0 1 26 0v19z" fill="${CREAM}" fill-opacity=".22"/><path d="M5 28V13.5a8 8 0 0 1 16 0V28z" fill="${GOLD}"/><path d="M13 5.5V28M5 17.5h16" stroke="${ON_GOLD}" stroke-opacity=".6" stroke-width="1.8"/></svg>`;

/** Draws JPEGs; the module is instantiated here. */
export function cardRenderer(module: WebAssembly.Module, fonts: readonly CardFont[]) {
  initSync({ module });
  const renderer = new Renderer();
  for (const font of fonts) renderer.registerFont(font);
  const mark = new TextEncoder().encode(MARK);

  return async (card: DrawnCard): Promise<Uint8Array<ArrayBuffer>> => {
    const { width, height } = CARD_SIZES[card.size];
    const images: ImageSource[] = [
      { src: PICTURE, data: card.picture, cache: "none" },
      { src: "mark", data: mark },
      ...(card.logo ? [{ src: LOGO, data: card.logo, cache: "none" as const }] : []),
    ];
    const size = await fittingSize(card, renderer);
    return renderer.render(layCard(card, size), { width, height, images, format: "jpeg", quality: QUALITY });
  };
}

/** The largest at which the whole title has room; the smallest where none has. */
async function fittingSize(card: DrawnCard, renderer: Renderer): Promise<number> {
  const { sizes, width, height } = titleSizes(card.size);
  for (const size of sizes) {
    const measured = await renderer.measure(layTitle(card, size), { width });
    if (measured.height <= height && runsOf(measured).every((run) => run.width <= width)) return size;
  }
  return present(sizes.at(-1), "smallest title");
}

const runsOf = ({ runs, children }: MeasuredNode): MeasuredTextRun[] => [...runs, ...children.flatMap(runsOf)];
