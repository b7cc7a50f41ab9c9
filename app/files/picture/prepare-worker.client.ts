import { refuse, type Result } from "~/domain/values";
import { type PreparedPicture, preparePicture, type PreparingProblem } from "./prepare";

/** Comes from the Worker that `readPicture()` starts with a picture. */
export interface PictureMade {
  made: Result<PreparedPicture, PreparingProblem>;
}

self.addEventListener(
  "message",
  ({ data }: MessageEvent<Blob>) => {
    void preparePicture(data)
      .catch(() => refuse("picture_damaged" as const))
      .then((made) => self.postMessage({ made } satisfies PictureMade));
  },
  { once: true },
);
