/** What buildings and rooms of congregations are called. */
const HOUSE =
  "(?:kirke|kirka|kirken|kyrkje|kyrkja|domkirke|kapell|kapellet|bedehus|bedehuset|misjonshus|misjonshuset|menighetshus|menighetshuset|" +
  "menighetssenter|kirkesenter|kirkestue|kirkestua|kyrkjelydshus|kyrkjelydshuset|kyrkjestova|forsamlingshus|forsamlingshuset|" +
  "forsamlingssal|grendahus|grendehus|grendahuset|samfunnshus|samfunnshuset|ungdomshus|ungdomshuset|bygdehus|arbeidskirke|" +
  "kulturhus|kulturhuset|leirsted|leirstad|leirskole|folkehøgskule|folkehøgskole|betel|betania|salem|ebeneser|elim|filadelfia|" +
  "sion|zion|tabernaklet|tempelet|metodistkirken|baptistkirken|frikirken|pinsekirken|sentrum|senter|senteret|arena|hallen|salen|" +
  "storsalen|peisestua|skole|skule|gard|gård|park|parken|amfi|torget|torvet|klosteret|kloster|sykehjem|sjukeheim|omsorgssenter|" +
  "eldresenter|aldersheim|bo- og servicesenter|church|chapel|cathedral|hall|centre|center)";

const NAMED = `[\\p{Lu}\\d][\\p{L}\\d.'’-]*(?:[ -](?:[\\p{Lu}\\d][\\p{L}\\d.'’-]*|av|og|i|på|the|of|gamle|nye|ny|gamal))*`;

const LABEL = /(?:^|[\s.,;|])(?:sted|stad|lokale|lokale[rt]|hvor|kvar|where|place|venue|location)\s*:\s*([^|;\n]+)/iu;

const IN_A_HOUSE = new RegExp(
  `(?:\\s|^)(?:i|på|ved|in|at|@)\\s+((?:${NAMED}\\s+)?\\p{L}*${HOUSE}(?!\\p{L})(?:\\s+(?:${NAMED}))?)`,
  "u",
);

const IS_HOUSE = new RegExp(`(?:^|\\s|\\p{L})${HOUSE}(?:e[nt]|a)?(?!\\p{L})`, "iu");

/** A place that is said with a label or a preposition, and what is left of the text without it. */
export function placeIn(text: string): { place: string | null; rest: string } {
  const labelled = LABEL.exec(text);
  if (labelled) return { place: tidy(labelled[1]!), rest: text.replace(labelled[0], " ") };
  const parts = text.split(/\s*[,|;•·]\s*|\s+[-–—]\s+/);
  const house = parts.slice(1).find((part) => part.length <= 80 && isPlaceName(part));
  if (house) return { place: tidy(house), rest: text };
  const inside = IN_A_HOUSE.exec(text);
  return { place: inside ? tidy(inside[1]!) : null, rest: text };
}

/** Whether a text names a house, and nothing that takes place there. */
export const isPlaceName = (text: string): boolean =>
  IS_HOUSE.test(text) && text.split(/\s+/).length <= 6 && /^[\p{Lu}\d@]/u.test(text.trim()) && !TAKES_PLACE.test(text);

const TAKES_PLACE =
  /(?:gudst|møte|messe|konsert|samling|kveld|kafe|kafé|treff|stevne|stemne|fest|tur|leir(?!st)|skole(?!n\b)dag|andakt|bønn|bøn|basar|årsmøte|klubb|kor\b|lunsj|lunch|frokost|middag|marked|auksjon|messe|service|concert|meeting)/iu;

const tidy = (text: string) => text.replace(/\s+/g, " ").replace(/^[\s,.;:–-]+|[\s,.;:–-]+$/g, "");
