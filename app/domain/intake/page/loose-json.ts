export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const BEFORE = /^(?:\/\/\s{0,9}|\/\*\s{0,9})?(?:<!\[CDATA\[|<!--[^{}[\]]{0,500}?-->|<!--)(?:\s{0,9}\*\/)?/;
const AFTER = /(?:\/\/\s{0,9}|\/\*\s{0,9})?(?:\]\]>|-->)(?:\s{0,9}\*\/)?$/;
const EDGE_LENGTH = 600;

/** Some programs put comments of HTML and XML around it. */
function unwrapped(written: string): string {
  let text = written.trim();
  for (let rounds = 0; rounds < 4; rounds++) {
    const before = BEFORE.exec(text.slice(0, EDGE_LENGTH))?.[0].length ?? 0;
    const after = AFTER.exec(text.slice(-EDGE_LENGTH))?.[0].length ?? 0;
    if (before + after === 0 || before + after > text.length) break;
    text = text.slice(before, text.length - after).trim();
  }
  return text;
}

/** Also with comments, single quotes, bare names or no end; keeps what stands before a mistake. No recursion. */
export function looseJson(written: string): Json | null {
  const text = unwrapped(written);
  if (text === "") return null;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return new LooseReader(text).read();
  }
}

const DEEPEST = 2000;
const CLOSES = { "}": "{", "]": "[" } as const;
const ESCAPES: Record<string, string> = { n: "\n", t: "\t", r: "\n", b: "", f: "", "0": "" };
const WORD = /[^\s,:[\]{}"'/]+/y;
const SPACE = /[\s,;]+|<!--[^{}[\]]{0,500}?-->|<!--|-->/y;

type Open = { kind: "["; list: Json[] } | { kind: "{"; object: JsonObject; key: string | null };

class LooseReader {
  #at = 0;
  readonly #open: Open[] = [];
  #root: Json | undefined;

  constructor(readonly text: string) {}

  read(): Json | null {
    while (this.#at < this.text.length) {
      this.#skipSpace();
      const character = this.text[this.#at];
      if (character === undefined) break;
      if (character === "{" || character === "[") this.#start(character);
      else if (character === "}" || character === "]") this.#end(CLOSES[character]);
      else if (character === ":") this.#at++;
      else if (character === '"' || character === "'") this.#take(this.#quoted(character), true);
      else this.#takeWord();
      if (this.#root !== undefined && this.#open.length === 0) this.#another();
    }
    return this.#root ?? null;
  }

  #skipSpace() {
    for (let from = -1; from !== this.#at;) {
      from = this.#at;
      SPACE.lastIndex = from;
      if (SPACE.test(this.text)) this.#at = SPACE.lastIndex;
      else if (this.text.startsWith("//", from)) this.#passOver("\n");
      else if (this.text.startsWith("/*", from)) this.#passOver("*/");
    }
  }

  #passOver(end: string) {
    const found = this.text.indexOf(end, this.#at);
    this.#at = found < 0 ? this.text.length : found + end.length;
  }

  #start(kind: "{" | "[") {
    this.#at++;
    const value: Json = kind === "{" ? {} : [];
    this.#take(value, false);
    if (this.#open.length >= DEEPEST) return;
    if (Array.isArray(value)) this.#open.push({ kind: "[", list: value });
    else if (isObject(value)) this.#open.push({ kind: "{", object: value, key: null });
  }

  #end(kind: string) {
    this.#at++;
    const at = this.#open.findLastIndex((open) => open.kind === kind);
    if (at >= 0) this.#open.length = at;
  }

  #another() {
    const rest = this.text.slice(this.#at, this.#at + 200);
    if (!/^[\s,;]*[[{]/.test(rest)) {
      this.#at = this.text.length;
      return;
    }
    const list: Json[] = [this.#root ?? null];
    this.#root = list;
    this.#open.push({ kind: "[", list });
  }

  #takeWord() {
    WORD.lastIndex = this.#at;
    const word = WORD.exec(this.text)?.[0];
    this.#at += word?.length ?? 1;
    if (word === undefined) return;
    const isKey = this.#isKeyNext();
    const number = Number(word);
    if (isKey) this.#take(word, true);
    else if (word === "true" || word === "false") this.#take(word === "true", false);
    else if (word === "null" || word === "undefined" || word === "NaN") this.#take(null, false);
    else this.#take(Number.isFinite(number) ? number : word, false);
  }

  #isKeyNext() {
    const open = this.#open.at(-1);
    return open?.kind === "{" && open.key === null;
  }

  #take(value: Json, mayBeKey: boolean) {
    const open = this.#open.at(-1);
    if (!open) this.#root ??= value;
    else if (open.kind === "[") open.list.push(value);
    else if (open.key === null) open.key = mayBeKey && typeof value === "string" ? value : "";
    else {
      if (open.key !== "__proto__" && !(open.key in open.object)) open.object[open.key] = value;
      open.key = null;
    }
  }

  /** One that is never closed ends with its line. */
  #quoted(quote: string): string {
    let text = "";
    for (this.#at++; this.#at < this.text.length; this.#at++) {
      const character = this.text.charAt(this.#at);
      if (character === "\\") text += this.#escaped();
      else if (character === quote && this.#isClosing()) {
        this.#at++;
        return text;
      } else text += character;
    }
    return text;
  }

  /** A quote ends a text before a sign of JSON; otherwise it was not escaped. */
  #isClosing(): boolean {
    const after = this.text.slice(this.#at + 1, this.#at + 80);
    return /^\s*(?:[:}\]]|$|\/[/*]|\n\s*["'][^"'\n]{1,40}["']\s*:|,[\s,]*(?:["'{[\]}/]|-?\d|true|false|null|[\w$]+\s*:|$))/.test(
      after,
    );
  }

  #escaped(): string {
    this.#at++;
    const character = this.text[this.#at] ?? "";
    const code =
      character === "u" ? /^[\dA-Fa-f]{4}/.exec(this.text.slice(this.#at + 1, this.#at + 5))?.[0] : undefined;
    if (code !== undefined) {
      this.#at += 4;
      return String.fromCharCode(Number.parseInt(code, 16));
    }
    return ESCAPES[character] ?? character;
  }
}
