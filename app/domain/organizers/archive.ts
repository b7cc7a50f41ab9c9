/** Each costs two requests to the store of pictures, of which one of ours may make a thousand. */
const PICTURES_A_PART = 400;

/** Returns in how many files of "everything" so many pictures are: the first holds the texts, too. */
export const archiveParts = (pictures: number): number => Math.max(1, Math.ceil(pictures / PICTURES_A_PART));

/** Returns the pictures in the file of a number, counted from 1. */
export const picturesOfPart = <Picture>(pictures: readonly Picture[], part: number): Picture[] =>
  pictures.slice((part - 1) * PICTURES_A_PART, part * PICTURES_A_PART);
