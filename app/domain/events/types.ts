/**
 * The types of event, in the order they are offered. CONTRIBUTING.md lists what a new one needs;
 * test/architecture/event-types.test.ts reports what is missing.
 */
export const EVENT_TYPES = ["service", "prayer", "concert", "youth", "conference", "other"] as const;

export type EventType = (typeof EVENT_TYPES)[number];

interface EventTypeFacts {
  /** Shown beside its name. */
  emoji: string;
  /** The number of its token in the search index (app/domain/search/facets.ts). Never changed and never reused. */
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
