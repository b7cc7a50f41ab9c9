import { changedMeanwhileMessages } from "#messages/changed-meanwhile";
import type { Locale } from "~/domain/site/locales";
import { fingerprint } from "~/domain/text/fingerprint";
import { cleanLine, cleanText } from "~/domain/text/plain-text";
import { choiceName, type FieldGroup, OPENED_FIELD, type Side, VERSION_FIELD } from "~/domain/versions";
import { formatNumber } from "~/i18n/format-number";
import { messagesIn } from "~/i18n/messages-in";
import type { FormTexts } from "~/schemas/forms/parse";
import { uploadedPicture } from "./images/picture";

/** A group with how it reads. */
export interface WordedGroup extends FieldGroup {
  label: string;
  /** Finished words; "" where there is nothing. Equal words count as no difference. */
  words(texts: FormTexts): string;
  /** The same with less, for where that alone tells two versions apart. */
  brief?(texts: FormTexts): string;
  /** Address of the picture that the group is about. */
  picture?(texts: FormTexts): string | null;
}

interface VersionView {
  words: string;
  picture: string | null;
}

export interface DifferenceView {
  /** Of the field that chooses. */
  name: string;
  label: string;
  mine: VersionView;
  theirs: VersionView;
  /** What is proposed: hers where she changed it, else the other's. */
  proposed: Side;
}

/** Two versions side by side, for whoever saved second. */
export interface ChangedMeanwhileView {
  /** All that she sent, to be sent again: it is saved over the version that is shown here. */
  carried: FormTexts;
  differences: DifferenceView[];
  /** What else is to be known: which of several it is, or what somebody changed for which there is no choice. */
  note: string | null;
}

/** How each group of a form read when it was opened, for the hidden field that tells later what was changed in it. */
const openedWith = (groups: readonly WordedGroup[], texts: FormTexts): string =>
  groups.map((group) => `${group.name}:${markOf(group, texts)}`).join(" ");

const markOf = ({ words, picture }: WordedGroup, texts: FormTexts) =>
  fingerprint(`${words(texts)} ${picture?.(texts) ?? ""}`).toString(36);

/** The hidden fields that say with what a form was opened; `texts` is what it shows, in the names of its fields. */
export const viewSeen = (groups: readonly WordedGroup[], texts: FormTexts, version: number): FormTexts => ({
  [VERSION_FIELD]: String(version),
  [OPENED_FIELD]: openedWith(groups, texts),
});

interface Versions {
  sent: FormTexts;
  stored: FormTexts;
  /** Of what is stored. */
  version: number;
  groups: readonly WordedGroup[];
  /** What differs besides the fields of the form. */
  others?: DifferenceView[];
  note?: string | null;
}

/** Only what differs. */
export function viewChangedMeanwhile({
  sent,
  stored,
  version,
  groups,
  others = [],
  note = null,
}: Versions): ChangedMeanwhileView {
  const opened = new Map(
    (sent[OPENED_FIELD] ?? "").split(" ").map((mark) => mark.split(":") as [string, string | undefined]),
  );
  const differing = groups.filter((group) => markOf(group, sent) !== markOf(group, stored));
  const differences = differing.map((group): DifferenceView => ({
    name: choiceName(group.name),
    label: group.label,
    ...viewBoth(group, sent, stored),
    proposed: opened.get(group.name) === markOf(group, sent) ? "theirs" : "mine",
  }));
  return { carried: { ...sent, ...viewSeen(groups, stored, version) }, differences: [...differences, ...others], note };
}

function viewBoth({ words, brief = words, picture }: WordedGroup, sent: FormTexts, stored: FormTexts) {
  const say = brief(sent) === brief(stored) ? words : brief;
  const viewVersion = (texts: FormTexts): VersionView => ({ words: say(texts), picture: picture?.(texts) ?? null });
  return { mine: viewVersion(sent), theirs: viewVersion(stored) };
}

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
  words: (texts) => (texts[name] ? messagesIn(changedMeanwhileMessages, locale).hasPicture : ""),
  picture: (texts) => (texts[name] ? uploadedPicture(texts[name]).src : null),
});

/** An address with its pin: "Kirkegata 4, Bodø", and where only the pin tells them apart "… (nål på kartet ved 67,2804, 14,4049)". */
export function placeGroup(label: string, lines: readonly string[], locale: Locale): WordedGroup {
  const brief = (texts: FormTexts) =>
    lines
      .map((field) => cleanLine(texts[field] ?? ""))
      .filter(Boolean)
      .join(", ");
  const degrees = (text: string) =>
    formatNumber(Number(text), locale, { minimumFractionDigits: 4, maximumFractionDigits: 4 });
  const words = (texts: FormTexts) => {
    const { lat, lng } = texts;
    return lat && lng
      ? messagesIn(changedMeanwhileMessages, locale).pin(brief(texts), degrees(lat), degrees(lng)).trim()
      : brief(texts);
  };
  return { name: "place", label, fields: [...lines, "lat", "lng"], words, brief };
}
