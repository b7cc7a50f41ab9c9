import { nodesOf, type SourceFile, stringOf } from "./source-files";

/** Returns all that a file says: strings, and what stands between the values of templates; of a document its lines. */
export function textsOf(file: SourceFile): string[] {
  if (file.path.endsWith(".md")) return file.text.split("\n");
  return nodesOf(file).flatMap((node) => {
    const { type, value, parent } = node;
    if (type === "TemplateElement") return (value as { cooked: string }).cooked;
    const isName = node === parent?.["source"] || node === parent?.["key"];
    return type === "Literal" && !isName ? (stringOf(node) ?? []) : [];
  });
}
