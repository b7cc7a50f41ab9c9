/** How large letters are, beside the browser's own setting. */
export const PRINTS = ["usual", "large", "largest"] as const;
/** Whether there are pictures and movement. */
export const MOODS = ["usual", "calm"] as const;

/**
 * How a device wants pages to look besides their theme. It changes no page's bytes but the attributes of its root, so
 * that the edge's copies are for everybody.
 */
export interface Look {
  print: (typeof PRINTS)[number];
  mood: (typeof MOODS)[number];
}

export const USUAL_LOOK: Look = { print: "usual", mood: "usual" };

/** Returns the attributes of a page's root element by which style sheets know a look; none for the usual one. */
export function rootAttributes({ print, mood }: Look): [name: string, value: string][] {
  return [
    ...(print === "usual" ? [] : [["data-print", print] satisfies [string, string]]),
    ...(mood === "usual" ? [] : [["data-mood", mood] satisfies [string, string]]),
  ];
}
