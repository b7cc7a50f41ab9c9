import type { OrganizerRow } from "#db/queries/organizers/organizers";
import { imageRemoveName } from "~/domain/images/field";
import { parseOrganizationNumber, spacedNumber } from "~/domain/organizers/contact";
import type { Locale } from "~/domain/site/locales";
import { parseWebsite } from "~/domain/text/links";
import { imageMessages } from "~/i18n/images";
import { profileMessages } from "~/i18n/profile";
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

/** The fields of a profile as they are compared when two have changed it. */
export function profileGroups(locale: Locale): WordedGroup[] {
  const m = profileMessages[locale];
  const { labels } = imageMessages[locale];
  return [
    textGroup("name", m.name),
    textGroup("description", m.descriptionField),
    textGroup("phone", m.phone),
    textGroup("website", m.website, (text) => parseWebsite(text) ?? text),
    textGroup("organization_number", m.organizationNumber, (text) =>
      spacedNumber(parseOrganizationNumber(text) ?? text),
    ),
    placeGroup(m.place, ["address", "city"], locale),
    pictureGroup("cover_image_url", labels.cover, locale),
    pictureGroup("logo_url", labels.logo, locale),
  ];
}

/** A stored profile in the fields of its form. */
export function profileTexts(row: OrganizerRow): FormTexts {
  const { name, description, phone, website, organization_number, address, city, lat, lng, cover_image_url, logo_url } =
    row;
  const values = {
    name,
    description,
    phone,
    website,
    organization_number,
    address,
    city,
    lat,
    lng,
    cover_image_url,
    logo_url,
  };
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, String(value ?? "")]));
}

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
