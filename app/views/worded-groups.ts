import { cleanLine, cleanText } from "~/domain/plain-text";
import type { Locale } from "~/i18n/catalogue";
import { changedMeanwhileMessages } from "~/i18n/changed-meanwhile";
import type { FormTexts } from "~/schemas/parse-form";
import type { WordedGroup } from "./changed-meanwhile";
import { uploadedPicture } from "./picture";

/** A field that reads as it was written; `tidy` writes it as it is stored. */
export const textGroup = (name: string, label: string, tidy = (text: string) => text): WordedGroup => ({
  name,
  label,
  fields: [name],
  words: (texts) => tidy(cleanText(texts[name] ?? "")),
});

/** A field that holds a picture's address. */
export const pictureGroup = (name: string, label: string, locale: Locale): WordedGroup => ({
  name,
  label,
  fields: [name],
  words: (texts) => (texts[name] ? changedMeanwhileMessages[locale].hasPicture : ""),
  picture: (texts) => (texts[name] ? uploadedPicture(texts[name]).src : null),
});

/** An address with its pin: "Kirkegata 4, Bodø", and where only the pin tells them apart "… (nål på kartet ved 67,2804, 14,4049)". */
export function placeGroup(label: string, lines: readonly string[], locale: Locale): WordedGroup {
  const brief = (texts: FormTexts) => lines.map((field) => cleanLine(texts[field] ?? "")).filter(Boolean).join(", ");
  const degrees = (text: string) => Number(text).toLocaleString(locale, { minimumFractionDigits: 4, maximumFractionDigits: 4 });
  const words = (texts: FormTexts) => {
    const { lat, lng } = texts;
    return lat && lng ? changedMeanwhileMessages[locale].pin(brief(texts), degrees(lat), degrees(lng)).trim() : brief(texts);
  };
  return { name: "place", label, fields: [...lines, "lat", "lng"], words, brief };
}
