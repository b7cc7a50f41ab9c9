import type { PictureTextLine } from "~/domain/intake/picture";
import { PICTURE_TYPE } from "~/domain/intake/reading-files";
import { refuse, type Result, succeed } from "~/domain/values";
import type { FileText } from "../read-file";
import { keepPicture } from "./kept-pictures.client";
import { type PictureAsked, type PictureProblem, readPicture } from "./read-picture.client";

/** One after the other, as pages of one text; each stays on the device for the review's cut-outs. */
export async function readPicturesAsText(
  pictures: readonly Blob[],
  asked: PictureAsked,
): Promise<Result<FileText, PictureProblem>> {
  const lines: PictureTextLine[] = [];
  let may: Promise<boolean> | undefined;
  const askedOnce = { ...asked, mayLoad: () => (may ??= asked.mayLoad()) };
  for (const file of pictures) {
    const read = await readPicture(file, askedOnce);
    if (!read.ok && (read.problem !== "picture_without_text" || pictures.length === 1)) return read;
    if (!read.ok) continue;
    const picture = crypto.randomUUID();
    await keepPicture(picture, {
      blob: read.value.picture,
      words: read.value.lines
        .map(({ text }) => text.replaceAll("\t", " ").trim())
        .filter(Boolean)
        .join(". "),
    });
    lines.push(...read.value.lines.map(({ box, ...line }) => ({ ...line, cut: box && { picture, ...box } })), {
      text: "",
      isSure: true,
      other: null,
      unclear: [],
      cut: null,
    });
  }
  return lines.length > 0
    ? succeed({ text: JSON.stringify(lines), contentType: PICTURE_TYPE, lines: lines.map(({ text }) => text) })
    : refuse("picture_without_text");
}
