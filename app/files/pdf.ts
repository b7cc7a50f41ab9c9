import { getDocumentProxy } from "unpdf";
import { linesOfPage } from "./pdf-lines";
import type { PlacedText } from "./pdf-segments";

/** `pdf_without_text`: no letters, as in a scan. */
export type PdfProblem = "pdf_locked" | "pdf_without_text" | "too_big";

const MOST_PAGES = 200;
const MOST_ITEMS = 200_000;
const FEWEST_LETTERS = 20;

/** Columns come one after the other. Throws where the file is damaged. */
export async function readPdf(bytes: Uint8Array): Promise<{ text: string } | PdfProblem> {
  const pdf = await getDocumentProxy(bytes.slice(), { verbosity: 0 }).catch((error: unknown) => {
    if (error instanceof Error && error.name === "PasswordException") return null;
    throw error;
  });
  if (!pdf) return "pdf_locked";
  try {
    if (pdf.numPages > MOST_PAGES) return "too_big";
    const pages: string[] = [];
    let items = 0;
    for (let number = 1; number <= pdf.numPages; number++) {
      const content = await (await pdf.getPage(number)).getTextContent();
      const placed = content.items.flatMap((item) => ("str" in item ? placedText(item) : []));
      items += placed.length;
      if (items > MOST_ITEMS) return "too_big";
      const lines = linesOfPage(placed).map((line) => line.text);
      pages.push(lines.join("\n"));
    }
    const text = pages.join("\n\n");
    return (text.match(/\p{L}/gu)?.length ?? 0) < FEWEST_LETTERS ? "pdf_without_text" : { text };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

/** Text that stands askew or upright is no line. */
function placedText({ str, width, transform }: { str: string; width: number; transform: unknown[] }): PlacedText[] {
  const [across = 0, slope = 0, , , x = 0, y = 0] = transform as number[];
  const size = Math.hypot(across, slope);
  if (str.trim() === "" || size === 0 || Math.abs(slope) > Math.abs(across) / 10 || across < 0) return [];
  return [{ text: str, x, y, width, size }];
}
