const HOUSES = [
  "kirke kirka kirken kyrkje kyrkja kyrka kapell kapellet bedehus bedehuset misjonshus misjonshuset menighetshus",
  "menighetshuset menighetssal menighetssalen menighetssenter menighetssenteret kirkesenter kirkesenteret",
  "kirkestue kirkestua kirkestuen kjelleren våpenhuset aulaen gymsalen kirkehus kirkehuset kyrkjelydshus kyrkjelydshuset kyrkjelydssal kyrkjestova kyrkjestove",
  "prestegard prestegarden prestegård prestegården forsamlingshus forsamlingshuset forsamlingssal",
  "forsamlingssalen grendahus grendehus grendahuset grendehuset samfunnshus samfunnshuset ungdomshus ungdomshuset",
  "bygdehus bygdehuset kulturhus kulturhuset leirsted leirstad leirskole leirskule folkehøgskule folkehøgskole",
  "folkehøyskole betel betania salem ebeneser elim filadelfia sion zion saron karmel tabernaklet tempelet",
  "kontoret kafeen kantina kantinen katedral katedralen sentrum senter senteret arena hall hallen salen storsalen lillesalen peisestua peisestova",
  "stua stuen stova stoga låven losje losjen loftet plassen huset tunet kjellaren basement farm",
  "krypten skole skolen skule skulen gard gård park parken amfi torget torvet klosteret kloster sykehjem",
  "sykehjemmet sjukeheim sjukeheimen omsorgssenter eldresenter aldersheim aldersheimen gravlund gravplass",
  "kirkegård kirkegården kyrkjegard kyrkjegarden hagen stranda bibliotek biblioteket rådhus rådhuset museum museet underetasjen biblioteket library church chapel cathedral centre center",
];
const HOUSE = new RegExp(`(?:${HOUSES.join(" ").replaceAll(" ", "|")})$`, "iu");

export const TAKES_PLACE =
  /gudst|møte|messe|konsert|samling|kveld|kafe(?!en$|teria)|kafé|treff|stevne|stemne|fest|tur(?:$|en)|leir(?!st|sk)|andakt|bønn|bøn(?:$|e)|utstilling|forestilling|foredrag|dugnad|babysang|småbarnstrall|quiz|vandring|våking|undervisning|leksehjelp|spill(?:$|et)|juletre|grilling|teater$|film(?:$|er)|strikk|basar|klubb|kor(?:$|et)|lunsj|lunch|frokost|middag|marked|auksjon|service|concert|meeting|velkommen|kaffe|søndagssk|sundagssk|åpen|åpent|ope(?:n|t)?(?!\p{L})/iu;

const LABEL =
  /(?<!\p{L})(?:sted|stad|lokale|hvor|kvar|where|place|venue|location|møtested|møtestad)\s?:\s?([^|;\n]{1,120}?)(?=$|[|;]|\.\s|\s(?:tid|når|dato|pris|taler|tema)\s?:)/iu;

const PREPOSITION = /^(?:i|på|pa|ved|in|at|@)$/u;
const SMALL_WORD =
  /^(?:av|og|i|på|the|of|parish|gamle|nye|ny|gamal|st\.?|bo-|indre|ytre|øvre|nedre|store|lille|vesle)$/iu;
const LONGEST_NAME = 6;

const bare = (word: string) => word.replace(/^[("«“]+|[)\].,:;!?"»”]+$/gu, "");
const isClosed = (word: string) => /[).,:;!?]$/.test(word) && !/^St\.$/i.test(word);

export interface WithPlace {
  place: string | null;
  rest: string;
}

export function placeIn(text: string): WithPlace {
  const labelled = LABEL.exec(text);
  if (labelled) return { place: tidy(labelled[1]!), rest: text.replace(labelled[0], " ") };
  const parts = text.split(/([,|;•·]\s*|\s[-–—]\s)/);
  for (let index = 2; index < parts.length; index += 2) {
    const part = parts[index]!.trim();
    if (!isPlaceName(part)) continue;
    return {
      place: tidy(part.replace(/^(?:i|på|ved|@)\s/u, "")),
      rest: [...parts.slice(0, index - 1), ...parts.slice(index + 1)].join(""),
    };
  }
  return afterPreposition(text) ?? { place: null, rest: text };
}

function afterPreposition(text: string): WithPlace | null {
  const words = text.split(/\s+/).filter(Boolean);
  for (let index = 0; index < words.length - 1; index++) {
    if (!PREPOSITION.test(words[index]!)) continue;
    const end = endOfName(words, index + 1);
    if (end === null) continue;
    const place = tidy(
      words
        .slice(index + 1, end)
        .map(bare)
        .join(" "),
    );
    const isLast = end === words.length;
    return { place, rest: isLast && index > 0 ? words.slice(0, index).join(" ") : text };
  }
  return null;
}

const NO_WORD_BEFORE = /(?:^|\s)(?:og|for|av|til|fra|frå|i|på|ved|om|med|the|of)$/iu;

/** "Barnekor menighetssalen": the house stands last, and nothing leads to it. */
export function houseBehind(title: string): { place: string; title: string } | null {
  const place = /^(.*\S)\sat\s(\p{Lu}\p{L}+['’]s\s(?:place|house|home))$/u.exec(title);
  if (place) return { place: place[2]!, title: place[1]! };
  const home = /^(.*\S)\s(?:hjemme |heime )?(?:hos|hjå)\s(\p{Lu}\p{L}+(?:\s(?:i|på)\s\p{Lu}\p{L}+)?)$/u.exec(title);
  if (home) return { place: home[2]!, title: home[1]! };
  const named =
    /^(.*\S)\s(\p{Lu}\p{L}+\s(?:\p{Lu}\p{L}+\s)?(?:kirke|kyrkje|kapell|bedehus|misjonshus|grendehus|church))$/u.exec(
      title,
    );
  if (named && TAKES_PLACE.test(named[1]!) && !NO_WORD_BEFORE.test(named[1]!))
    return { place: named[2]!, title: named[1]! };
  const [, rest, last] =
    /^(.*\S)\s((?:church|parish|village|community)\s(?:hall|centre)|\(?(?:\p{Ll}+(?:en|et|a)|library)\)?)$/u.exec(
      title,
    ) ?? [];
  const house = bare(last ?? "");
  if (!rest || !HOUSE.test(house) || TAKES_PLACE.test(house) || NO_WORD_BEFORE.test(rest)) return null;
  return { place: house, title: rest };
}

/** "bedehus" of "Betel bedehus": what a house is, behind a name that is one's too. */
const isKind = (word: string | undefined) =>
  word !== undefined && /^\p{Ll}/u.test(word) && HOUSE.test(bare(word)) && !TAKES_PLACE.test(bare(word));

/** "Eksempelbygd gamle kirke". */
function endOfName(words: string[], from: number): number | null {
  for (let index = from; index < Math.min(words.length, from + LONGEST_NAME); index++) {
    const word = bare(words[index]!);
    if (HOUSE.test(word) && !TAKES_PLACE.test(word)) {
      const name = words[index + 1];
      const isGeneric = index === from && !isClosed(words[index]!) && name !== undefined && /^[«"]?\p{Lu}/u.test(name);
      if (isGeneric && index + 2 >= words.length) return index + 2;
      const isNameAndKind = /^\p{Lu}/u.test(word) && !isClosed(words[index]!) && isKind(name);
      return index + (isNameAndKind ? 2 : 1);
    }
    if ((!/^[\p{Lu}\d«"]/u.test(word) && !SMALL_WORD.test(word)) || isClosed(words[index]!)) return null;
  }
  return null;
}

const ROOM =
  /(?:rom|rommet|sal|kjeller|kjelleren|loft|loftet|hagen|foajeen|kantinen|kantina|plassen|lokalet?|tunet|bakken)$/iu;

/** "Juleverksted på bedehuset": what stands before the preposition is no room of the house. */
function isSomethingAt(words: readonly string[]): boolean {
  const index = words.findIndex((word) => PREPOSITION.test(word));
  return index > 0 && !words.slice(0, index).some((word) => HOUSE.test(bare(word)) || ROOM.test(bare(word)));
}

/** "bedehuset", which needs no name where there is one. */
const isLoneHouse = (name: string) =>
  /^(?:\p{Ll}{5,}(?:en|a)|\p{Ll}{4,}et)$/u.test(name) && HOUSE.test(name) && !TAKES_PLACE.test(name);

export function isPlaceName(text: string): boolean {
  const name = text.trim().replace(/^(?:i|på|ved|@)\s/u, "");
  if (isLoneHouse(name) || /^(?:the\s)?(?:church|parish|village|community)\s(?:hall|centre|basement|house)$/.test(name))
    return true;
  const words = name.split(/\s+/);
  return (
    name.length <= 80 &&
    words.length <= LONGEST_NAME &&
    /^[\p{Lu}\d«]/u.test(name) &&
    words.some((word) => HOUSE.test(bare(word))) &&
    !TAKES_PLACE.test(name) &&
    !isSomethingAt(words)
  );
}

const PLAN =
  "(?:(?:møte|semester|høst|haust|vår|års?|aktivitets?|kirke|kyrkje)?(?:program(?:met)?|plan(?:en)?|kalender(?:en)?)|(?:møte|termin)liste|aktivitet(?:er|ar)?)";
const OF_A_PLAN = new RegExp(`^${PLAN}(?:\\s(?:for|hos|til|frå|fra)\\s|\\s?[:–-]\\s)|[\\s:–-]+${PLAN}[\\s:]*$`, "giu");

/** Above a list: "Program for Nes bedehus", "Nes bedehus – møteplan". */
export const withoutPlan = (heading: string): string => heading.replace(OF_A_PLAN, "");

const tidy = (text: string) => text.replace(/\s+/g, " ").replace(/^[\s,.;:–(-]+(?:the\s)?|^the\s|[\s,.;:–)-]+$/g, "");

const ADDRESS =
  /^(.{2,60}?)(,\s?|\s)(\p{Lu}[\p{L}. ]{0,40}?(?:gata|gate|gaten|veien|vegen|vei|veg|allé|alleen|tunet|plass|plassen|bakken|lia|stien|torg|torget)\s\d{1,4}\s?[A-Ha-h]?(?:,.{2,60}|\s\d{4}\s\p{Lu}.{1,40})?)$/u;

/** "Bygda kirke, Kirkeveien 12, 1900 Fetsund" is a house and its address. */
export function placeAndAddress(text: string): { place: string; address: string | null } {
  const [, place, between, address] = ADDRESS.exec(text) ?? [];
  const isHouse = place !== undefined && (between!.startsWith(",") || isPlaceName(place));
  return isHouse ? { place, address: address! } : { place: text, address: null };
}
