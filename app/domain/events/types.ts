/** In the order offered. CONTRIBUTING.md lists what a new one needs; test/architecture/event-types.test.ts checks. */
export const EVENT_TYPES = ["service", "prayer", "concert", "youth", "conference", "other"] as const;

export type EventType = (typeof EVENT_TYPES)[number];

interface EventTypeFacts {
  emoji: string;
  /** Its token in the search index (app/domain/search/facets.ts), never changed or reused. */
  facet: number;
}

export const EVENT_TYPE_FACTS: Record<EventType, EventTypeFacts> = {
  service: { emoji: "⛪", facet: 0 },
  prayer: { emoji: "🙏", facet: 1 },
  concert: { emoji: "🎵", facet: 2 },
  youth: { emoji: "🎉", facet: 3 },
  conference: { emoji: "🎤", facet: 4 },
  other: { emoji: "📅", facet: 5 },
};
