/**
 * Headers of the answer to somebody who leaves a device: the session goes, and so do the pages that the browser kept for
 * its Back button. What lies in the device's storage (favourites without an account, preferences) is the device's own.
 */
export const leftHeaders = (sessionCookie: string) => ({ "Set-Cookie": sessionCookie, "Clear-Site-Data": '"cache"' });
