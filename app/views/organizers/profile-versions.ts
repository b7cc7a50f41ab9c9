import type { OrganizerRow } from "#db/queries/organizers/organizers";
import { imageMessages } from "#messages/images";
import { openingMessages } from "#messages/opening";
import { profileMessages } from "#messages/profile";
import { factTexts } from "~/domain/facts/texts";
import { imageRemoveName } from "~/domain/images/field";
import { parseOrganizationNumber, spacedNumber } from "~/domain/organizers/contact";
import { OPENING_FIELDS, openingTexts, openSpansText, parseOpenSpans } from "~/domain/organizers/open-spans";
import { PROFILE_IMAGES, PROFILE_TEXTS, type ProfileText } from "~/domain/organizers/profile";
import type { Locale } from "~/domain/site/locales";
import { parseWebsite } from "~/domain/text/links";
import { cleanText } from "~/domain/text/plain-text";
import { eachField } from "~/domain/values";
import { messagesIn } from "~/i18n/messages-in";
import type { FormTexts } from "~/schemas/forms/parse";
import {
  type ChangedMeanwhileView,
  factsGroup,
  imageGroup,
  placeGroup,
  textGroup,
  viewChangedMeanwhile,
  viewSeen,
  type WordedGroup,
} from "~/views/versions";

/** Before texts are compared. */
const WORDS: Partial<Record<ProfileText, (text: string) => string>> = {
  website: (text) => parseWebsite(text) ?? text,
  organization_number: (text) => spacedNumber(parseOrganizationNumber(text) ?? text),
};

const PLACE = ["address", "city"] satisfies ProfileText[];
const isOfPlace = (name: ProfileText) => PLACE.some((field) => field === name);

export function profileGroups(locale: Locale): WordedGroup[] {
  const { fields, ...m } = messagesIn(profileMessages, locale);
  const { labels } = messagesIn(imageMessages, locale);
  return [
    ...PROFILE_TEXTS.filter((name) => !isOfPlace(name)).map((name) => textGroup(name, fields[name], WORDS[name])),
    placeGroup(m.place, PLACE, locale),
    factsGroup(locale),
    openingGroup(locale),
    imageGroup("cover_image_url", labels.cover, locale),
    imageGroup("logo_url", labels.logo, locale),
  ];
}

/** A day a line, as understood where it can be. */
function openingGroup(locale: Locale): WordedGroup {
  const { title, fields } = messagesIn(openingMessages, locale);
  const line = (name: (typeof OPENING_FIELDS)[number], text: string) => {
    const spans = parseOpenSpans(text);
    const said = name !== "opening_note" && spans.ok ? openSpansText(spans.value) : cleanText(text);
    return said === "" ? [] : [`${fields[name]}: ${said}`];
  };
  return {
    name: "opening",
    label: title,
    fields: OPENING_FIELDS,
    words: (texts) => OPENING_FIELDS.flatMap((name) => line(name, texts[name] ?? "")).join("\n"),
  };
}

const FIELDS = [...PROFILE_TEXTS, "lat", "lng", ...PROFILE_IMAGES] as const;

export const profileTexts = (row: OrganizerRow): FormTexts => ({
  ...factTexts(row.facts),
  ...openingTexts(row.opening),
  ...eachField(FIELDS, (name) => String(row[name] ?? "")),
});

export const viewSeenProfile = (row: OrganizerRow, locale: Locale): FormTexts =>
  viewSeen(profileGroups(locale), profileTexts(row), row.version);

interface Overtaken {
  texts: FormTexts;
  images: { cover_image_url: string | null; logo_url: string | null };
  stored: OrganizerRow;
}

/** Images that came with the form are stored and named by address. */
export function viewChangedProfile({ texts, images, stored }: Overtaken, locale: Locale): ChangedMeanwhileView {
  const { [imageRemoveName("cover_image_url")]: _cover, [imageRemoveName("logo_url")]: _logo, ...rest } = texts;
  const sent = { ...rest, cover_image_url: images.cover_image_url ?? "", logo_url: images.logo_url ?? "" };
  return viewChangedMeanwhile({
    sent,
    stored: profileTexts(stored),
    version: stored.version,
    groups: profileGroups(locale),
  });
}
