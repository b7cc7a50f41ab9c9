import { changedMeanwhileMessages } from "#messages/changed-meanwhile";
import { factsMessages } from "#messages/facts";
import { FACT_FIELDS } from "~/domain/facts/facts";
import type { Locale } from "~/domain/site/locales";
import { fingerprint } from "~/domain/text/fingerprint";
import { cleanLine, cleanText } from "~/domain/text/plain-text";
import { choiceName, type FieldGroup, OPENED_FIELD, type Side, VERSION_FIELD } from "~/domain/versions";
import { formatNumber } from "~/i18n/format-number";
import { messagesIn } from "~/i18n/messages-in";
import { validFactsOf } from "~/schemas/facts/form";
import type { FormTexts } from "~/schemas/forms/parse";
import { viewFactLines } from "./facts/facts";
import { uploadedImage } from "./images/image";

export interface WordedGroup extends FieldGroup {
  label: string;
  /** Finished; "" for nothing. Equal texts count as no difference. */
  words(texts: FormTexts): string;
  /** Shorter, where enough to tell two versions apart. */
  brief?(texts: FormTexts): string;
  image?(texts: FormTexts): string | null;
}

interface VersionView {
  words: string;
  image: string | null;
}

export interface DifferenceView {
  name: string;
  label: string;
  mine: VersionView;
  theirs: VersionView;
  /** The person's own version where they changed the group, else the other's. */
  proposed: Side;
}

/** Shows later what was changed. */
const openedWith = (groups: readonly WordedGroup[], texts: FormTexts): string =>
  groups.map((group) => `${group.name}:${markOf(group, texts)}`).join(" ");

const markOf = ({ words, image }: WordedGroup, texts: FormTexts) =>
  fingerprint(`${words(texts)} ${image?.(texts) ?? ""}`).toString(36);

/** Hidden fields; `texts` are the form's. */
export const viewSeen = (groups: readonly WordedGroup[], texts: FormTexts, version: number): FormTexts => ({
  [VERSION_FIELD]: String(version),
  [OPENED_FIELD]: openedWith(groups, texts),
});

interface Versions {
  sent: FormTexts;
  stored: FormTexts;
  version: number;
  groups: readonly WordedGroup[];
  /** Outside the form's fields. */
  others?: DifferenceView[] | undefined;
  note?: string | null | undefined;
}

/** For the person who saved second. */
export type ChangedMeanwhileView = ReturnType<typeof viewChangedMeanwhile>;

/** Returns only what differs. */
export function viewChangedMeanwhile({ sent, stored, version, groups, others = [], note = null }: Versions) {
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
  return {
    /** Saved over the version shown here. */
    carried: { ...sent, ...viewSeen(groups, stored, version) },
    differences: [...differences, ...others],
    /** Which of several it is, or a change that cannot be chosen. */
    note,
  };
}

function viewBoth({ words, brief = words, image }: WordedGroup, sent: FormTexts, stored: FormTexts) {
  const say = brief(sent) === brief(stored) ? words : brief;
  const viewVersion = (texts: FormTexts): VersionView => ({ words: say(texts), image: image?.(texts) ?? null });
  return { mine: viewVersion(sent), theirs: viewVersion(stored) };
}

/** `tidy` normalises the text as it is stored. */
export const textGroup = (name: string, label: string, tidy = (text: string) => text): WordedGroup => ({
  name,
  label,
  fields: [name],
  words: (texts) => tidy(cleanText(texts[name] ?? "")),
});

export const factsGroup = (locale: Locale): WordedGroup => ({
  name: "facts",
  label: messagesIn(factsMessages, locale).practical,
  fields: FACT_FIELDS,
  words: (texts) => viewFactLines(validFactsOf(texts), locale).join("\n"),
});

export const imageGroup = (name: string, label: string, locale: Locale): WordedGroup => ({
  name,
  label,
  fields: [name],
  words: (texts) => (texts[name] ? messagesIn(changedMeanwhileMessages, locale).hasImage : ""),
  image: (texts) => (texts[name] ? uploadedImage(texts[name]).src : null),
});

/** "Kirkegata 4, Bodø"; where only the pin differs, "… (nål på kartet ved 67,2804, 14,4049)". */
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
