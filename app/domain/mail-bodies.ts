/**
 * Whether what a mail says may be kept and read once it is done with: in development alone, where it is the only way to
 * its links. Anywhere else a link belongs to the mailbox it was sent to.
 */
export const keepsMailBodies = ({ ENVIRONMENT }: { ENVIRONMENT: "production" | "staging" | "development" | "test" }) => ENVIRONMENT === "development";
