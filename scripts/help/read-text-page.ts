import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "~/domain/site/locales";
import type { Reading, ReadingName, ReadingSection } from "~/domain/site/reading";
import { root } from "../setup.mjs";

/** "**A term:** and what is said of it". */
const TERM = /^\*\*(.+?):\*\* (.+)$/;

const linesOf = (text: string) => text.split("\n").filter((line) => line.trim() !== "");

/** A text page of a language (help/nb/privacy.md). The facts that it names are not written in yet. */
export function readTextPage(locale: Locale, name: ReadingName): Reading {
  const document = readFileSync(join(root, "help", locale, `${name}.md`), "utf8");
  const [text = "", reviewed = ""] = document.split("\n---\n");
  const [head = "", ...sections] = text.split(/^## /m);
  const [title = "", ...about] = linesOf(head);
  return {
    title: title.replace("# ", ""),
    description: about.find((line) => line.startsWith("> "))?.slice(2) ?? "",
    intro: about.at(-1) ?? "",
    sections: sections.map(sectionOf),
    reviewed: reviewed.trim(),
  };
}

function sectionOf(text: string): ReadingSection {
  const [heading = "", ...lines] = linesOf(text);
  const entries = lines.filter((line) => line.startsWith("- ")).map((line) => line.slice(2));
  return {
    heading,
    paragraphs: lines.filter((line) => !line.startsWith("- ")),
    list: entries.filter((entry) => !TERM.test(entry)),
    terms: entries.flatMap((entry) => {
      const [, term, said] = TERM.exec(entry) ?? [];
      return term && said ? { term, text: said } : [];
    }),
  };
}
