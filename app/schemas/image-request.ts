import { z } from "zod";
import { IMAGE_PREFIXES, IMAGE_WIDTHS } from "~/domain/image-address";

const imageId = new RegExp(`^(?:${IMAGE_PREFIXES.join("|")})/[a-z0-9-]{1,64}$`);

/** The part of an address after /images/: one of the prefixes and a name, nothing else. */
export const imageIdSchema = z.string().regex(imageId);

/** `w`: one of the widths pictures are kept in; left out, the widest there is. */
export const imageQuerySchema = z.object({
  w: z
    .enum(IMAGE_WIDTHS.map(String) as [string, ...string[]])
    .transform(Number)
    .optional(),
});
