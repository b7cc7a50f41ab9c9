/** share_target in public/manifest.webmanifest. */
export const SHARE_FIELDS = { texts: ["title", "text", "url"], file: "file" } as const;
