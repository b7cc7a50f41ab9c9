import type { OrganizerRow } from "#db/queries/organizers/organizers";
import { imageMessages } from "#messages/images";
import { profileMessages } from "#messages/profile";
import { eachField } from "~/domain/fields";
import { imageRemoveName } from "~/domain/images/field";
import { parseOrganizationNumber, spacedNumber } from "~/domain/organizers/contact";
import { PROFILE_PICTURES, PROFILE_TEXTS, type ProfileText } from "~/domain/organizers/profile";
import type { Locale } from "~/domain/site/locales";
import { parseWebsite } from "~/domain/text/links";
import { messagesIn } from "~/i18n/messages-in";
import type { FormTexts } from "~/schemas/forms/parse";
import {
  type ChangedMeanwhileView,
  pictureGroup,
  placeGroup,
  textGroup,
  viewChangedMeanwhile,
  viewSeen,
  type WordedGroup,
} from "~/views/versions";

/** Texts that differ only where they do when read so. */
const WORDS: Partial<Record<ProfileText, (text: string) => string>> = {
  website: (text) => parseWebsite(text) ?? text,
  organization_number: (text) => spacedNumber(parseOrganizationNumber(text) ?? text),
};

/** What says together where an organisation is. */
const PLACE = ["address", "city"] satisfies ProfileText[];
const isOfPlace = (name: ProfileText) => PLACE.some((field) => field === name);

/** The fields of a profile as they are compared when two have changed it. */
export function profileGroups(locale: Locale): WordedGroup[] {
  const { fields, ...m } = messagesIn(profileMessages, locale);
  const { labels } = messagesIn(imageMessages, locale);
  return [
    ...PROFILE_TEXTS.filter((name) => !isOfPlace(name)).map((name) => textGroup(name, fields[name], WORDS[name])),
    placeGroup(m.place, PLACE, locale),
    pictureGroup("cover_image_url", labels.cover, locale),
    pictureGroup("logo_url", labels.logo, locale),
  ];
}

const FIELDS = [...PROFILE_TEXTS, "lat", "lng", ...PROFILE_PICTURES] as const;

/** A stored profile in the fields of its form. */
export const profileTexts = (row: OrganizerRow): FormTexts => eachField(FIELDS, (name) => String(row[name] ?? ""));

export const viewSeenProfile = (row: OrganizerRow, locale: Locale): FormTexts =>
  viewSeen(profileGroups(locale), profileTexts(row), row.version);

interface Overtaken {
  texts: FormTexts;
  images: { cover_image_url: string | null; logo_url: string | null };
  stored: OrganizerRow;
}

/** Both versions of a profile; the pictures that came with the form have been stored, and are named by address now. */
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
