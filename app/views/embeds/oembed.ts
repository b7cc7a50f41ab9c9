import type { EventRecordRow } from "#db/queries/events/records";
import type { OrganizerRecordRow } from "#db/queries/organizers/records";
import { commonMessages } from "#messages/common";
import { embedMessages } from "#messages/embeds";
import { EMBED_HEIGHT } from "~/domain/embeds/options";
import { CONTENT_LOCALE } from "~/domain/site/locales";
import { escapeMarkup } from "~/domain/text/escape-markup";
import { messagesIn } from "~/i18n/messages-in";
import type { PublicEmbed } from "~/schemas/public-answers/records";
import type { OembedParameters } from "~/schemas/search/oembed";
import { markedTitle } from "~/views/events/state";
import { plainEmbed } from "./address";

const WIDTH = 600;
const CACHE_SECONDS = 3600;

type Room = Pick<OembedParameters, "maxwidth" | "maxheight">;

interface Framed {
  title: string;
  organizer: { id: string; name: string };
  path: string;
  height: number;
}

export const viewEventOembed = (event: EventRecordRow, room: Room, appUrl: string): PublicEmbed =>
  viewFramed(
    {
      title: markedTitle(event, CONTENT_LOCALE),
      organizer: { id: event.organizer_id, name: event.organizer_name },
      path: `/embed/event/${event.id}`,
      height: EMBED_HEIGHT.event,
    },
    room,
    appUrl,
  );

export const viewOrganizerOembed = (organizer: OrganizerRecordRow, room: Room, appUrl: string): PublicEmbed =>
  viewFramed(
    {
      title: messagesIn(embedMessages, CONTENT_LOCALE).of(organizer.name),
      organizer,
      path: plainEmbed(organizer.id, CONTENT_LOCALE),
      height: EMBED_HEIGHT.list,
    },
    room,
    appUrl,
  );

function viewFramed({ title, organizer, path, height }: Framed, room: Room, appUrl: string): PublicEmbed {
  const size = { width: Math.min(WIDTH, room.maxwidth ?? WIDTH), height: Math.min(height, room.maxheight ?? height) };
  return {
    version: "1.0",
    type: "rich",
    provider_name: commonMessages.siteName,
    provider_url: appUrl,
    title,
    author_name: organizer.name,
    author_url: `${appUrl}/organizer/${organizer.id}`,
    cache_age: CACHE_SECONDS,
    html: frameCode({ address: appUrl + path, title, ...size }),
    ...size,
  };
}

/** For pages that take no scripts. `width` is 100 % where none is given. */
export function frameCode({
  address,
  title,
  width,
  height,
}: {
  address: string;
  title: string;
  width?: number;
  height: number;
}): string {
  const attributes = {
    src: address,
    title,
    width: String(width ?? "100%"),
    height: String(height),
    loading: "lazy",
    style: "border:0",
  };
  const text = Object.entries(attributes).map(([name, value]) => `${name}="${escapeMarkup(value)}"`);
  return `<iframe ${text.join(" ")}></iframe>`;
}
