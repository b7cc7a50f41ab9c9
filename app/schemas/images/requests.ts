import * as z from "zod";
import { IMAGE_PREFIXES, IMAGE_WIDTHS, SHAPE_NAMES } from "~/domain/images/address";
import { imageFileName, imageRemoveName } from "~/domain/images/field";
import { IMAGE_KINDS } from "~/domain/images/format";

export type ImageChoice = ReturnType<typeof readImageChoice>;

export function readImageChoice(form: FormData, name: string) {
  const address = form.get(name);
  // The platform's and the browser's types of form values differ.
  const file = form.get(imageFileName(name)) as unknown;
  const isRemoved = form.get(imageRemoveName(name)) !== null;
  return {
    address: typeof address === "string" && address !== "" && !isRemoved ? address : null,
    file: file instanceof Blob && file.size > 0 ? file : null,
  };
}

export const imageUploadForm = z.object({ file: z.instanceof(Blob), kind: z.enum(IMAGE_KINDS) });

export function readTestFile(form: FormData): Blob | null {
  const file = form.get("file") as unknown;
  return file instanceof Blob && file.size > 0 ? file : null;
}

const imageId = new RegExp(`^(?:${IMAGE_PREFIXES.join("|")})/[a-z0-9-]{1,64}$`);

export const imageIdSchema = z.string().regex(imageId);

/** `w` is a stored width; the widest where it is missing. `shape` is cut out of that. */
export const imageQuerySchema = z
  .object({
    w: z
      .enum(IMAGE_WIDTHS.map(String) as [string, ...string[]])
      .transform(Number)
      .optional(),
    shape: z.enum(SHAPE_NAMES).optional(),
  })
  .refine(({ w, shape }) => w === undefined || shape === undefined, { path: ["shape"] });
