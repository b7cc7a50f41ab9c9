import { z } from "zod";
import { imageFileName, imageRemoveName } from "~/domain/image-field";
import { IMAGE_KINDS } from "~/domain/image-kinds";

/** What a picture field of a form sends: a picture that is stored already, or a file. */
export interface ImageChoice {
  /** The stored address; null where there is to be none. */
  address: string | null;
  /** A file that was not sent ahead: wins over the address. */
  file: Blob | null;
}

export function readImageChoice(form: FormData, name: string): ImageChoice {
  const address = form.get(name);
  // The types of the platform and of browsers disagree about what a form holds.
  const file = form.get(imageFileName(name)) as unknown;
  const isRemoved = form.get(imageRemoveName(name)) !== null;
  return {
    address: typeof address === "string" && address !== "" && !isRemoved ? address : null,
    file: file instanceof Blob && file.size > 0 ? file : null,
  };
}

/** What is sent to /api/images. */
export const imageUploadForm = z.object({ file: z.instanceof(Blob), kind: z.enum(IMAGE_KINDS) });

/** The file of the form that tests the store of pictures; null where none was chosen. */
export function readTestFile(form: FormData): Blob | null {
  const file = form.get("file") as unknown;
  return file instanceof Blob && file.size > 0 ? file : null;
}
