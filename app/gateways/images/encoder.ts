import { isWebp } from "~/domain/images/headers";
import { logError } from "~/gateways/log";
import { patiently } from "~/gateways/patient-binding";

interface Encoding {
  width: number;
  /** It is cut for another shape; in proportion where it is missing. */
  height?: number;
  /** What is left of a cut: the middle where it is missing. */
  gravity?: "top";
  turn: 0 | 90 | 180 | 270;
}

export interface ImageEncoder {
  /** A WebP without metadata; null where the image cannot be decoded. Throws where nobody decodes now. */
  encode(image: Uint8Array<ArrayBuffer>, encoding: Encoding): Promise<ArrayBuffer | null>;
}

const QUALITY = 82;
const MILLISECONDS = 15_000;

/** `env.IMAGES`: every call is billed, so each variant is made once. */
export function platformEncoder(binding: ImagesBinding): ImageEncoder {
  return {
    async encode(image, { width, height, turn, gravity }) {
      const encodeOnce = async () => {
        const input = binding.input(new Blob([image]).stream());
        const result = await input
          .transform({
            rotate: turn,
            width,
            ...(height !== undefined && { height, fit: "cover", ...(gravity && { gravity }) }),
          })
          .output({ format: "image/webp", quality: QUALITY, anim: false });
        return result.response().arrayBuffer();
      };
      const encodeTwice = encodeOnce().catch((error: unknown) => {
        if (isLostConnection(error)) return encodeOnce();
        throw error;
      });
      try {
        const encoded = await patiently("IMAGES", MILLISECONDS, encodeTwice);
        // Some damage only shows while the result is written, which is cut off then.
        return isWebp(new Uint8Array(encoded)) ? encoded : null;
      } catch (error) {
        if (!isOfTheImage(error as Error)) throw error;
        logError("image_not_encoded", error);
        return null;
      }
    },
  };
}

/** The service says by a number what is wrong with it. */
const isOfTheImage = ({ cause }: Error) => typeof (cause as { code?: unknown } | undefined)?.code === "number";

/** A busy image service drops connections; the image is not to blame. */
const isLostConnection = (error: unknown) =>
  error instanceof Error && error.message.includes("Network connection lost");
