import { isRelative } from "./other-matter";

const NAMED_DAY = /^[^\p{L}\d]*(?:\p{L}{2,10}\.?,?\s(?:den\s)?\d{1,2}\.(?!\d)|\p{L}{2,8}g,?\s\d{1,2}(?![\d.:]))/u;

/** "Mandg 7. 19.00 Styremøte" begins with a day that is not understood, and so is of no day above. */
export const beginsWithUnreadDay = (text: string): boolean => NAMED_DAY.test(text);

/** Of a cell where a table has its days and none is understood: "Mandg 7." and "dagen etter" name one, "Kor" does not. */
export const namesDay = (cell: string): boolean => /\d|(?:dag|day)(?:en)?(?!\p{L})/iu.test(cell) || isRelative(cell);
