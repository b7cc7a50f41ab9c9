import moreSerif from "@fontsource-variable/fraunces/files/fraunces-latin-ext-soft-normal.woff2";
import cyrillic from "@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2";
import greek from "@fontsource-variable/inter/files/inter-greek-wght-normal.woff2";
import moreSans from "@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2";
import serif from "../../app/styles/fonts/fraunces.woff2";
import sans from "../../app/styles/fonts/inter.woff2";
import type { CardFont } from "./renderer";

/** wrangler.cards.toml makes bytes of font files; elsewhere they are addresses. */
const bytes = (file: unknown) => file as ArrayBuffer;

/** With those parts that names in other languages need. */
export const CARD_FONTS: readonly CardFont[] = [
  { name: "Fraunces", data: bytes(serif) },
  { name: "Fraunces more", data: bytes(moreSerif) },
  { name: "Inter", data: bytes(sans) },
  { name: "Inter more", data: bytes(moreSans) },
  { name: "Inter Cyrillic", data: bytes(cyrillic) },
  { name: "Inter Greek", data: bytes(greek) },
];
