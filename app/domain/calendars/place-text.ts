const WEB_ADDRESS = /\b(?:https?:\/\/|www\.)\S+/gi;

/** Names of places that are nowhere. */
const ONLINE = /^(?:på )?(?:zoom|(?:microsoft )?teams(?:-møte| meeting)?|microsoft teams-møte|google meet|skype|youtube|facebook|online|digitalt?|nett(?:et)?|på nett|tba|tbd)\b/i;

/** What of a LOCATION can be looked up; null where it is no place on earth. */
export function placeText(location: string): string | null {
  const text = location.replace(WEB_ADDRESS, " ").replace(/\s+/g, " ").replace(/^[\s,;–-]+|[\s,;–-]+$/g, "");
  return text === "" || ONLINE.test(text) ? null : text;
}
