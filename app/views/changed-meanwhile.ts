import { choiceName, type FieldGroup, OPENED_FIELD, type Side, VERSION_FIELD } from "~/domain/changed-meanwhile";
import { fingerprint } from "~/domain/fingerprint";
import type { FormTexts } from "~/schemas/parse-form";

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

const markOf = ({ words, picture }: WordedGroup, texts: FormTexts) => fingerprint(`${words(texts)} ${picture?.(texts) ?? ""}`).toString(36);

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
export function viewChangedMeanwhile({ sent, stored, version, groups, others = [], note = null }: Versions): ChangedMeanwhileView {
  const opened = new Map((sent[OPENED_FIELD] ?? "").split(" ").map((mark) => mark.split(":") as [string, string | undefined]));
  const differing = groups.filter((group) => markOf(group, sent) !== markOf(group, stored));
  const differences = differing.map(
    (group): DifferenceView => ({
      name: choiceName(group.name),
      label: group.label,
      ...viewBoth(group, sent, stored),
      proposed: opened.get(group.name) === markOf(group, sent) ? "theirs" : "mine",
    }),
  );
  return { carried: { ...sent, ...viewSeen(groups, stored, version) }, differences: [...differences, ...others], note };
}

function viewBoth({ words, brief = words, picture }: WordedGroup, sent: FormTexts, stored: FormTexts) {
  const say = brief(sent) === brief(stored) ? words : brief;
  const viewVersion = (texts: FormTexts): VersionView => ({ words: say(texts), picture: picture?.(texts) ?? null });
  return { mine: viewVersion(sent), theirs: viewVersion(stored) };
}
