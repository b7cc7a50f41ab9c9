/** Single quotes, as the text stands between quotes. */
export const innerQuotes = (text: string): string => text.replace(/[«“]/g, "‘").replace(/[»”]/g, "’");
