/** The shortcut "Nær meg" opens the front page with it (public/manifest.webmanifest). */
export const HERE = "here";
