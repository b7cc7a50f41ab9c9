/** How many times as large as usual. */
export const sizeOfLetters = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
