/**
 * Returns the name by which Samling asks other servers. Some calendar servers only accept one that looks like a browser's;
 * it names us all the same.
 */
export const userAgentOf = (appUrl: string) => `Mozilla/5.0 (compatible; Samling/1.0; +${appUrl})`;
