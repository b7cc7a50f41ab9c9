export const PRINTS = ["usual", "large", "largest"] as const;
export const MOODS = ["usual", "calm"] as const;

/** It changes only attributes of the root, so that the edge's copies are for everybody. */
export interface Look {
  print: (typeof PRINTS)[number];
  mood: (typeof MOODS)[number];
}

export const USUAL_LOOK: Look = { print: "usual", mood: "usual" };

/** Style sheets know a look by these; none for the usual one. */
export function rootAttributes({ print, mood }: Look): [name: string, value: string][] {
  return [
    ...(print === "usual" ? [] : [["data-print", print] satisfies [string, string]]),
    ...(mood === "usual" ? [] : [["data-mood", mood] satisfies [string, string]]),
  ];
}
