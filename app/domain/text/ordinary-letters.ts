const capitalised = (word: string) => word.replace(/(^|-)\p{L}/gu, (letter) => letter.toUpperCase());

const SMALL = new Set(["i", "på", "og"]);

/** "MO I RANA" → "Mo i Rana". */
export function inOrdinaryLetters(capitals: string): string {
  const words = capitals.toLowerCase().split(" ");
  return words.map((word) => (SMALL.has(word) ? word : capitalised(word))).join(" ");
}

const PLAIN = new Set(
  (
    "av for til ved med det den de norske norsk kirke kirken kyrkje kyrkja kirkelig kirkelige kyrkjeleg kyrkjelege " +
    "fellesråd menighet menigheten menigheter menighetsråd kyrkjelyd sokn soknet sokneråd sogn kristne kristen " +
    "kristelig kristelige forsamling forsamlingen forening foreningen lag laget krets frikirke bedehus bedehuset " +
    "pinsemenighet baptistmenighet misjon misjonsforening skole barnehage ungdom kor koret stiftelsen"
  ).split(" "),
);

const VOWEL = /[aeiouyæøåäö]/;

/** "DEN NORSKE KIRKE LILLEVIK SOKN" → "Den norske kirke Lillevik sokn"; a guess to correct. Small letters stay. */
export function nameInOrdinaryLetters(name: string): string {
  if (name !== name.toUpperCase()) return name;
  const words = name.toLowerCase().split(/\s+/).filter(Boolean);
  return words.map((word, index) => (index > 0 && isPlain(word) ? word : written(word))).join(" ");
}

const isPlain = (word: string) => SMALL.has(word) || PLAIN.has(word);

const ABBREVIATIONS = new Set(["as", "sa", "ba", "ans", "imi", "kfum", "kfuk", "ksu"]);

/** "AS", "KFUK-KFUM", and short words that nobody could say ("NLM") stay in capitals. */
const isAbbreviation = (part: string) => ABBREVIATIONS.has(part) || (/^\p{L}{2,4}$/u.test(part) && !VOWEL.test(part));

const written = (word: string) => (word.split("-").every(isAbbreviation) ? word.toUpperCase() : capitalised(word));
