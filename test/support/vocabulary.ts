import declarations from "schema-dts/dist/schema.d.ts?raw";
import { parseUrl } from "~/domain/text/parse-url";

/** The vocabulary of schema.org, read from its published declarations. */
interface Vocabulary {
  /** The types that each property of a class may have, inherited ones included. */
  propertiesOf(name: string): Map<string, string[]> | null;
  /** The classes that stand for a type: itself and those below it. */
  classesOf(type: string): Set<string>;
  /** The values that an enumeration has by name. */
  namesOf(type: string): Set<string>;
}

function readVocabulary(text: string): Vocabulary {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, "");
  const bases = new Map<string, { above: string[]; own: [string, string[]][] }>();
  for (const [, name, above, body] of code.matchAll(/^interface (\w+)Base extends ([^{]+) \{\n([\s\S]*?)^\}/gm)) {
    const own = [...body!.matchAll(/^ {4}"([^"]+)"\?: SchemaValue<(.+), "[^"]+">;$/gm)];
    bases.set(name!, {
      above: [...above!.matchAll(/(\w+)Base\b/g)].map(([, parent]) => parent!),
      own: own.map(([, property, types]) => [property!, types!.split(" | ")]),
    });
  }
  const baseOf = new Map(
    [...code.matchAll(/^export (?:interface|type) (\w+)Leaf\b[^{]*?(\w+)Base\b/gm)].map(([, name, base]) => [
      name!,
      base!,
    ]),
  );
  const membersOf = new Map(
    [...code.matchAll(/^export type (\w+)(?:<[^=]*(?:=[^=]*)*>)? = ([^;{]+);$/gm)].map(([, name, members]) => [
      name!,
      members!.split(" | "),
    ]),
  );
  const inherited = (base: string): [string, string[]][] => {
    const { above, own } = bases.get(base) ?? { above: [], own: [] };
    return [...above.flatMap(inherited), ...own];
  };
  const classesOf = (type: string): Set<string> => {
    const found = new Set<string>();
    const look = (name: string) => {
      if (found.has(name)) return;
      if (baseOf.has(name)) found.add(name);
      for (const member of membersOf.get(name) ?? [])
        if (/^\w+$/.test(member) && !member.endsWith("Leaf")) look(member);
    };
    look(type);
    return found;
  };
  return {
    propertiesOf: (name) => (baseOf.has(name) ? new Map(inherited(baseOf.get(name)!)) : null),
    classesOf,
    namesOf: (type) =>
      new Set((membersOf.get(type) ?? []).flatMap((member) => (member.startsWith('"') ? [member.slice(1, -1)] : []))),
  };
}

const vocabulary = readVocabulary(declarations);

const isText = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";
const matching = (pattern: RegExp) => (value: unknown) => isText(value) && pattern.test(value);
const DAY = String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;
const CLOCK = String.raw`(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?`;

/** What has no class: a value is of the type where its function says so. */
const DATA_TYPES: Record<string, (value: unknown) => boolean> = {
  Text: isText,
  URL: (value) => isText(value) && /^(?:https?|mailto|tel):/.test(value) && parseUrl(value) !== null,
  Date: matching(new RegExp(`^${DAY}$`)),
  DateTime: matching(new RegExp(`^${DAY}T${CLOCK}(?:Z|[+-]\\d\\d:\\d\\d)$`)),
  Time: matching(new RegExp(`^${CLOCK}(?:Z|[+-]\\d\\d:\\d\\d)?$`)),
  Duration: matching(/^P(?=.)(?:\d+Y)?(?:\d+M)?(?:\d+W)?(?:\d+D)?(?:T(?=.)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?$/),
  Number: (value) => typeof value === "number" && Number.isFinite(value),
  Float: (value) => typeof value === "number" && Number.isFinite(value),
  Integer: (value) => Number.isInteger(value),
  Boolean: (value) => typeof value === "boolean",
};

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [value]);
const typesOf = (node: Node): string[] => listOf(node["@type"]).filter(isText);

function fits(value: unknown, type: string): boolean {
  if (type in DATA_TYPES) return DATA_TYPES[type]!(value);
  if (!isNode(value)) return isText(value) && vocabulary.namesOf(type).has(value);
  if (type === "IdReference") return Object.keys(value).join() === "@id" && DATA_TYPES["URL"]!(value["@id"]);
  const classes = vocabulary.classesOf(type);
  return typesOf(value).some((name) => classes.has(name));
}

/** Returns what is wrong with a description by schema.org: unknown classes, properties and names, values of a wrong type. */
export function problemsOf(data: unknown): string[] {
  if (!isNode(data) || data["@context"] !== "https://schema.org") return ["@context: missing"];
  const { "@context": _, ...node } = data;
  return problemsOfNode(node, "");
}

function problemsOfNode(node: Node, path: string): string[] {
  const types = typesOf(node);
  if (types.length === 0) return [`${path}@type: missing`];
  const unknown = types.filter((type) => vocabulary.propertiesOf(type) === null);
  if (unknown.length > 0) return unknown.map((type) => `${path}@type: ${type} is unknown`);
  const known = new Map(types.flatMap((type) => [...vocabulary.propertiesOf(type)!]));
  return Object.entries(node).flatMap(([name, value]) => {
    if (name === "@type") return [];
    if (name === "@id") return DATA_TYPES["URL"]!(value) ? [] : [`${path}@id: is no address`];
    const asked = /^(.+)-(?:input|output)$/.exec(name)?.[1];
    const isAsked = asked !== undefined && known.has(asked) && types.some((type) => type.endsWith("Action"));
    const allowed = isAsked ? ["Text", "PropertyValueSpecification"] : known.get(name);
    if (!allowed) return [`${path}${name}: unknown in ${types.join(", ")}`];
    return listOf(value).flatMap((one) => problemsOfValue(one, allowed, path + name));
  });
}

function problemsOfValue(value: unknown, allowed: string[], path: string): string[] {
  const below = isNode(value) && "@type" in value ? problemsOfNode(value, `${path}.`) : [];
  if (below.length > 0) return below;
  return allowed.some((type) => fits(value, type))
    ? []
    : [`${path}: ${JSON.stringify(value)?.slice(0, 80)} is none of ${allowed.join(", ")}`];
}

/** Returns the descriptions that stand in a page. */
export const descriptionsIn = (html: string): Node[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json!) as Node,
  );
