/** Inside quotes a text's own are single. */
export const innerQuotes = (text: string): string => text.replace(/[«“]/g, "‘").replace(/[»”]/g, "’");
