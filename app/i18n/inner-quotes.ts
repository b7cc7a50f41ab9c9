/** Returns a text as it is written between quotes: its own are single. */
export const innerQuotes = (text: string): string => text.replace(/[«“]/g, "‘").replace(/[»”]/g, "’");
