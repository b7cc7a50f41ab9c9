/** Pictures that this device read events from. */
export const READ_PICTURES = "samling-read-pictures";
/** What another app shares, as public/manifest.webmanifest names it. */
export const SHARE_FIELDS = { texts: ["title", "text", "url"], file: "file" } as const;
/** A file that another app shared lies among them until a field takes it; `name` is the header of its own. */
export const SHARED_FILE = { address: "/read-pictures/shared", name: "X-File-Name" } as const;
/** What reads them. */
export const PICTURE_READER = "samling-picture-reader";
