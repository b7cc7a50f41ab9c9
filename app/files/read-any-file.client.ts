import { refuse, type Result } from "~/domain/values";
import type { PictureAsked, PictureProblem } from "./picture/read-picture.client";
import type { FileProblem, FileText } from "./read-file";
import { picturesOfPdf, readFileAsText } from "./read-in-worker.client";

export type AnyFileProblem = FileProblem | PictureProblem | "timed_out";

/** Texts of any file that is chosen, dropped, shared or fetched: pictures and pages without text are read as pictures. */
export async function readAnyFile(file: File, asked: PictureAsked): Promise<Result<FileText, AnyFileProblem>> {
  const isPicture = /^(?:image|video)\//.test(file.type);
  const read = isPicture ? refuse("image" as const) : await readFileAsText(file);
  if (read.ok || (read.problem !== "image" && read.problem !== "pdf_without_text")) return read;
  const pictures = read.problem === "image" ? [file] : await picturesOfPdf(file);
  if (pictures.length === 0) return read;
  const { readPicturesAsText } = await import("./picture/pictures-as-text.client");
  return readPicturesAsText(pictures, asked);
}
