import { getDocumentProxy } from "unpdf";

/** A notice has one or two; each takes a phone seconds to read. */
const MOST_PAGES = 4;
/** Pixels of the longer side. */
const LONG_SIDE = 2400;

/** Pages as pictures, such as those of a scan. Runs in a browser's Worker. Throws where the file is damaged. */
export async function drawPages(bytes: Uint8Array): Promise<Blob[]> {
  const pdf = await getDocumentProxy(bytes, { verbosity: 0, CanvasFactory: Canvases, useSystemFonts: false });
  try {
    const pages: Blob[] = [];
    for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES); number++) {
      const page = await pdf.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: LONG_SIDE / Math.max(width, height) });
      const canvas = new OffscreenCanvas(Math.round(viewport.width), Math.round(viewport.height));
      await page.render({ canvas: canvas as never, viewport }).promise;
      pages.push(await canvas.convertToBlob({ type: "image/jpeg", quality: 0.92 }));
      page.cleanup();
    }
    return pages;
  } finally {
    await pdf.loadingTask.destroy();
  }
}

/** In a Worker there is no document to make canvases. */
class Canvases {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext("2d") };
  }
  reset({ canvas }: { canvas: OffscreenCanvas }, width: number, height: number) {
    Object.assign(canvas, { width, height });
  }
  destroy(made: { canvas: OffscreenCanvas | null }) {
    made.canvas = null;
  }
}
