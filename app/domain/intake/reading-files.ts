/** Reads photographs. Kept for good, so that another version of its files needs another name. */
export const READING = "/reading/7.0.0";

/** Of those that one picture needs, unpacked. */
export const READING_BYTES = 5_600_000;

/** As the packages call them; `lstm` is for devices without SIMD. */
export const READING_FILES = {
  program: "tesseract.esm.min.js",
  worker: "worker.min.js",
  simd: "tesseract-core-simd-lstm.js",
  plain: "tesseract-core-lstm.js",
  language: "nor.traineddata.gz",
} as const;

/** Of what a browser read in a picture (app/files/picture). */
export const PICTURE_TYPE = "application/vnd.samling.picture+json";
