import { PAGE_LIMITS, type PageData, type PageParts } from "~/domain/intake/page/page-parts";
import { type OpenElement, ROOT } from "./open-element";
import { PageBlocks } from "./page-blocks";
import {
  endedBy,
  isBold,
  isHidden,
  isInline,
  isStruckOut,
  regionOf,
  shapeOfElement,
  struckOutBy,
  tagOf,
  UNSEEN,
  VOID,
} from "./page-elements";
import { PageItems } from "./page-items";
import { baseOfPage, dataKindOf, PageReferences } from "./page-references";
import { EDGE, OPENED, RAISED, SHUT } from "./page-text";
import { listInScript } from "./script-events";

/** Agrando's calendar, which a script writes. */
const AGRANDO = /"d"\s*:\s*"(?:[^"\\]|\\.){0,200}class=\\"year\\"/;

interface OpenScript {
  kind: PageData["kind"] | "program";
  text: string;
  id: number;
}

export class PageCollector {
  readonly #blocks = new PageBlocks();
  readonly #items = new PageItems();
  readonly #head = new PageReferences();
  readonly #data: PageData[] = [];
  #open: OpenElement[] = [];
  #script: OpenScript | null = null;
  readonly #struckOut = new Set<string>();
  #elements = 0;

  get isFull(): boolean {
    return this.#blocks.isFull;
  }

  /** A number for `closeElement()`; -1 for elements without an end tag. */
  openElement(written: string, attributes: ReadonlyMap<string, string>): number {
    const tag = tagOf(written, attributes);
    const id = this.#elements++;
    for (
      let ended = endedBy(
        tag,
        this.#open.slice(-20).map((one) => one.tag),
      );
      ended > 0;
      ended--
    )
      this.#closeLast();
    this.#head.open(tag, attributes);
    const isVoid = VOID.has(tag);
    const item = this.#items.open(tag, attributes, this.#blocks.next, isVoid);
    if (tag === "br" || tag === "hr") this.#blocks.endLine();
    if (isVoid) {
      if (item) this.#items.close(item, this.#blocks.next);
      return -1;
    }
    if (tag === "script") this.#openScript(attributes, id);
    this.#push(id, tag, attributes, item);
    return id;
  }

  #push(id: number, tag: string, attributes: ReadonlyMap<string, string>, item: OpenElement["item"]) {
    const outer = this.#open.at(-1) ?? ROOT;
    const isDeep = this.#open.length >= PAGE_LIMITS.depth;
    const isStruck = outer.isStruck || isStruckOut(tag, attributes) || this.#isStruckByClass(attributes);
    const isUnseen = outer.isUnseen || isStruck || UNSEEN.has(tag) || isHidden(tag, attributes);
    const { kind, level } = shapeOfElement(tag, attributes, outer);
    const isWithin = isInline(tag) && kind === outer.kind;
    const hasClass = attributes.has("class");
    if (tag === "sup") this.#blocks.mark(RAISED);
    else if (isWithin) this.#blocks.mark(OPENED);
    const isWithinArticle = outer.isArticle || tag === "main" || tag === "article";
    const region = outer.region === "main" ? (regionOf(tag, attributes, isWithinArticle) ?? "main") : outer.region;
    if (tag === "table") this.#blocks.openTable();
    if (tag === "tr" && !isUnseen) this.#blocks.openRow();
    if ((tag === "td" || tag === "th") && !isUnseen) this.#blocks.openCell(attributes);
    // A link may hold a whole card.
    const isGroup = (!isWithin || tag === "a") && !isUnseen && !isDeep;
    const group = isGroup ? this.#blocks.openGroup(isWithin) : null;
    const moment = (tag === "time" && attributes.get("datetime")) || null;
    const isAside = isWithin && outer.region === "main" && region === "meta";
    const from = isAside || (isWithin && (tag === "a" || tag === "time")) ? this.#blocks.length : null;
    const link = (tag === "a" && attributes.get("href")) || outer.link;
    this.#open.push({
      id,
      tag,
      group,
      item,
      region,
      isStruck,
      isUnseen,
      isWithin,
      hasClass,
      isBold: outer.isBold || isBold(tag),
      isArticle: isWithinArticle,
      isPlain: outer.isPlain || tag === "pre",
      moment,
      from,
      isAside,
      kind,
      level,
      link,
    });
    this.#style();
  }

  #isStruckByClass(attributes: ReadonlyMap<string, string>): boolean {
    const names = this.#struckOut.size > 0 ? (attributes.get("class")?.slice(0, 500).split(" ") ?? []) : [];
    return names.some((name) => this.#struckOut.has(name));
  }

  #style() {
    this.#blocks.style(this.#open.at(-1) ?? ROOT);
  }

  #openScript(attributes: ReadonlyMap<string, string>, id: number) {
    const kind = dataKindOf(attributes);
    this.#script = kind && this.#data.length < PAGE_LIMITS.dataBlocks ? { kind, text: "", id } : null;
  }

  addText(text: string) {
    if (this.#script) {
      if (this.#script.text.length < PAGE_LIMITS.data) this.#script.text += text;
      return;
    }
    const last = this.#open.at(-1) ?? ROOT;
    if (last.tag === "style") for (const name of struckOutBy(text)) this.#struckOut.add(name);
    if (last.tag === "title") this.#head.title ??= text.trim() || null;
    if (last.isStruck) this.#blocks.strike(text);
    if (last.isUnseen) return;
    for (const [nth, line] of (last.isPlain ? text.split(/\r?\n/) : [text]).entries()) {
      if (nth > 0) this.#blocks.endLine();
      this.#blocks.add(line);
    }
    this.#items.add(text);
  }

  closeElement(id: number) {
    const at = this.#open.findLastIndex((one) => one.id === id);
    if (at < 0) return;
    while (this.#open.length > at) this.#closeLast();
  }

  #closeLast() {
    const closed = this.#open.pop();
    if (!closed) return;
    if (this.#script?.id === closed.id) this.#closeScript(this.#script);
    if (closed.from !== null) this.#blocks.closePart(closed.from, closed);
    if (closed.isWithin) this.#blocks.mark(closed.hasClass ? SHUT : EDGE);
    if (closed.group !== null) this.#blocks.closeGroup(closed.group, closed.isWithin);
    if (closed.item) this.#items.close(closed.item, this.#blocks.next);
    if (closed.tag === "tr" && !closed.isUnseen) this.#blocks.closeRow();
    this.#style();
  }

  #closeScript({ kind, text }: OpenScript) {
    this.#script = null;
    const block = this.#blocks.next;
    if (kind !== "program") this.#data.push({ kind, text: text.slice(0, PAGE_LIMITS.data), block });
    else this.#head.openScript(text);
    if (kind !== "program") return;
    if (AGRANDO.test(text.slice(0, 5000))) this.#data.push({ kind: "agrando", text, block });
    const list = listInScript(text);
    if (list !== null) this.#data.push({ kind: "answer", text: list, block });
  }

  end(address: string | null, isCut: boolean): PageParts {
    while (this.#open.length > 0) this.#closeLast();
    this.#blocks.end();
    const { title, canonical, language, feeds, frames, leads, programs } = this.#head;
    return {
      address,
      base: baseOfPage(this.#head.base, address, canonical),
      title,
      canonical,
      language,
      feeds,
      frames,
      leads,
      data: this.#data,
      items: this.#items.items,
      blocks: this.#blocks.blocks,
      groups: this.#blocks.groups,
      programs: [...programs],
      isCut: isCut || this.#blocks.isCut || this.isFull,
    };
  }
}
