/** Some calendar servers only accept what looks like a browser; it names us all the same, and where it is explained. */
export const userAgentOf = (appUrl: string) => `Mozilla/5.0 (compatible; Samling/1.0; +${appUrl}/kilder)`;
