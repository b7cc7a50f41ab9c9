import { debugMessages } from "#messages/debug";
import { tileAttribution } from "~/domain/places/maps";
import type { Position } from "~/domain/places/position";
import { messagesIn } from "~/i18n/messages-in";
import type { AddressTrace } from "~/models/places/trace";
import type { PageViewContext } from "~/views/detail/event-page";

export type AddressTraceView = ReturnType<typeof viewAddressTrace>;

export function viewAddressTrace(
  address: string,
  trace: AddressTrace,
  { preferences, settings }: Omit<PageViewContext, "now">,
) {
  const m = messagesIn(debugMessages, preferences.locale).map;
  const text = (position: Position | null) =>
    position ? `${position.lat.toFixed(4)}, ${position.lng.toFixed(4)}` : m.nothing;
  const { gazetteer } = trace;
  return {
    address,
    position: trace.known ?? trace.answer,
    attribution: tileAttribution(settings.TILE_URL),
    facts: [
      { name: m.known, value: text(trace.known) },
      { name: m.gazetteer, value: gazetteer ? `${gazetteer.name}, ${text(gazetteer.position)}` : m.nothing },
      { name: m.answer, value: text(trace.answer) },
      { name: m.tiles, value: m.from(new URL(settings.TILE_URL).hostname, m.tileAnswers[trace.tiles]) },
    ],
  };
}
