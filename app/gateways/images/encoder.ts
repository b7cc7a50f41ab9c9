import { isWebp } from "~/domain/images/headers";
import { logError } from "~/gateways/log";

/** A picture as it is to come out. */
export interface Encoding {
  /** Pixels, of the picture standing upright. */
  width: number;
  /** Degrees clockwise. */
  turn: 0 | 90 | 180 | 270;
}

export interface ImageEncoder {
  /** The picture as a WebP without any metadata; null where it cannot be decoded. */
  encode(picture: Uint8Array<ArrayBuffer>, encoding: Encoding): Promise<ArrayBuffer | null>;
}

const QUALITY = 82;

/** The platform's image service: `env.IMAGES`. Every call is billed, so each variant is made once. */
export function platformEncoder(binding: ImagesBinding): ImageEncoder {
  return {
    async encode(picture, { width, turn }) {
      try {
        const input = binding.input(new Blob([picture]).stream());
        const result = await input
          .transform({ rotate: turn, width })
          .output({ format: "image/webp", quality: QUALITY, anim: false });
        const encoded = await result.response().arrayBuffer();
        // Some damage is only met while the answer is being written, which then breaks off.
        return isWebp(new Uint8Array(encoded)) ? encoded : null;
      } catch (error) {
        logError("image_not_encoded", error);
        return null;
      }
    },
  };
}
