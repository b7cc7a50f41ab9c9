/** The six kinds of event, in the order they are offered. The numbers of their facets follow this order: append only. */
export const EVENT_TYPES = ["service", "prayer", "concert", "youth", "conference", "other"] as const;

export type EventType = (typeof EVENT_TYPES)[number];

export const EVENT_TYPE_EMOJI: Record<EventType, string> = {
  service: "⛪",
  prayer: "🙏",
  concert: "🎵",
  youth: "🎉",
  conference: "🎤",
  other: "📅",
};
