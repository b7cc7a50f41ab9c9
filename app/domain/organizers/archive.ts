/** Each costs two requests to the bucket, and a request may make a thousand. */
const PICTURES_A_PART = 400;

export const archiveParts = (pictures: number): number => Math.max(1, Math.ceil(pictures / PICTURES_A_PART));

export const picturesOfPart = <Picture>(pictures: readonly Picture[], part: number): Picture[] =>
  pictures.slice((part - 1) * PICTURES_A_PART, part * PICTURES_A_PART);
