import { isWebp } from "~/domain/images/headers";
import { logError } from "~/gateways/log";

/** How an image is to be encoded. */
export interface Encoding {
  /** Pixels of the upright image. */
  width: number;
  /** Its middle is cut out where this makes another shape; in proportion to the width where it is missing. */
  height?: number;
  /** Degrees clockwise. */
  turn: 0 | 90 | 180 | 270;
}

export interface ImageEncoder {
  /** Returns the image as a WebP without metadata; null where it cannot be decoded. */
  encode(image: Uint8Array<ArrayBuffer>, encoding: Encoding): Promise<ArrayBuffer | null>;
}

const QUALITY = 82;

/** Wraps the platform's image service, `env.IMAGES`. Every call is billed, so each variant is made once. */
export function platformEncoder(binding: ImagesBinding): ImageEncoder {
  return {
    async encode(image, { width, height, turn }) {
      const encodeOnce = async () => {
        const input = binding.input(new Blob([image]).stream());
        const result = await input
          .transform({ rotate: turn, width, ...(height !== undefined && { height, fit: "cover" }) })
          .output({ format: "image/webp", quality: QUALITY, anim: false });
        return result.response().arrayBuffer();
      };
      try {
        const encoded = await encodeOnce().catch((error: unknown) => {
          if (isLostConnection(error)) return encodeOnce();
          throw error;
        });
        // Some damage only shows while the result is written, which then is cut off.
        return isWebp(new Uint8Array(encoded)) ? encoded : null;
      } catch (error) {
        logError("image_not_encoded", error);
        return null;
      }
    },
  };
}

/** A busy image service drops connections; the image itself is not to blame. */
const isLostConnection = (error: unknown) =>
  error instanceof Error && error.message.includes("Network connection lost");
