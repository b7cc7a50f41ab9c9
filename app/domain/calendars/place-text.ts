const WEB_ADDRESS = /\b(?:https?:\/\/|www\.)[^\s)]+/gi;

/** Names of places that are nowhere. */
const ONLINE = /^(?:på )?(?:zoom|(?:microsoft )?teams|google meet|skype|youtube|facebook|online|digitalt?|nett(?:et)?|tba|tbd)\b/i;

/** What of a LOCATION can be looked up; null where it is no place on earth. */
export function placeText(location: string): string | null {
  const text = location.replace(WEB_ADDRESS, " ").replace(/\(\s*\)|\s+/g, " ").replace(/^[\s,;–-]+|[\s,;–-]+$/g, "");
  return text === "" || ONLINE.test(text) ? null : text;
}
