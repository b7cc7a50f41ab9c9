/** The parameter by which the shortcut "Nær meg" opens the front page (public/manifest.webmanifest). */
export const HERE = "here";
