// Writes what the Worker has of each language once, with the languages side by side: so it compresses to two thirds.
// Texts: build/server/messages/, which wrangler reads in place of app/i18n/ (build/server/tsconfig.json). Lists of files:
// see filesTogether().
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import ts from "typescript";

/** Writes the texts of all languages' folders in `from`, the first language's beside the others', to a folder of `into`. */
export function writeTextsTogether(from, into, languages) {
  const folder = join(into, "messages");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const areas = readdirSync(join(from, languages[0])).filter((name) => name !== "index.ts" && name !== "locale.ts");
  for (const area of areas) writeFileSync(join(folder, area), areaTogether(from, area, languages));
  writeFileSync(join(folder, "locale.ts"), `export const locale = ${JSON.stringify(languages[0])};\n`);
  writeFileSync(join(into, "together.ts"), TOGETHER.replace("LANGUAGES", JSON.stringify(languages)));
  const imports = areas
    .map((area, i) => `import { all as a${i} } from "./messages/${basename(area, ".ts")}";\n`)
    .join("");
  const all = `export const languages = together([${areas.map((_, i) => `a${i}`).join(", ")}]);\n`;
  writeFileSync(join(into, "languages.server.ts"), `import { together } from "./together";\n${imports}${all}`);
  writeFileSync(join(into, "tsconfig.json"), JSON.stringify(tsconfig(languages[0]), null, 2));
}

const tsconfig = (first) => ({
  extends: "../../tsconfig.json",
  compilerOptions: {
    paths: {
      "#messages/*": ["./messages/*"],
      [`~/i18n/${first}/*`]: ["./messages/*"],
      "~/i18n/languages.server": ["./languages.server.ts"],
      "~/i18n/languages.server.ts": ["./languages.server.ts"],
      "~/*": ["../../app/*"],
      "#db/*": ["../../db/*"],
    },
  },
});

/** In a tree of texts each leaf is a list: the first language's, and what others have instead. */
const TOGETHER = `const LOCALES = LANGUAGES;
const branchOf = (tree, i) =>
  Array.isArray(tree)
    ? i in tree ? tree[i] : tree[0]
    : Object.fromEntries(Object.entries(tree).map(([name, branch]) => [name, branchOf(branch, i)]));
export const apart = (tree) => LOCALES.map((_, i) => branchOf(tree, i));
export const together = (areas) =>
  Object.fromEntries(LOCALES.map((locale, i) => [locale, Object.assign({}, ...areas.map((area) => area[i]))]));
`;

/** Returns the module of one area: its exports are the first language's texts, as those of the area's own file. */
function areaTogether(from, area, languages) {
  const files = languages.map((language) => readArea(join(from, language, area)));
  const shared = (name) => files.every(({ helpers }) => isSame(name, files[0], { helpers }));
  const codes = files.map(
    (file, i) => (node) => codeOf(file, node, (name) => (i === 0 || shared(name) ? name : `${name}_${i}`)),
  );
  const imports = [...new Set(files.flatMap((file) => file.imports))];
  const helpers = files.flatMap((file, i) =>
    [...file.helpers].filter(([name]) => i === 0 || !shared(name)).map(([, node]) => codes[i](node)),
  );
  const exported = [...files[0].exported.keys()].map((name) => {
    const tree = treeOf(
      files.map((file) => file.exported.get(name)),
      codes,
    );
    return `${name}: ${tree}`;
  });
  const all = `export const all = apart({${exported.join(",\n")}});`;
  const names = [...files[0].exported.keys()].map((name) => `export const ${name} = all[0].${name};`);
  return ['import { apart } from "../together";', ...imports, ...helpers, all, ...names, ""].join("\n");
}

/** Returns a file's value imports, its helpers' statements by name, and what it exports by name. */
function readArea(path) {
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
  const file = { source, imports: [], helpers: new Map(), exported: new Map() };
  for (const node of source.statements) {
    const isExported = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (ts.isImportDeclaration(node)) {
      const isType = node.importClause?.isTypeOnly;
      if (!isType) file.imports.push(node.getText(source).replace(/from "\.\.\//, 'from "~/i18n/'));
    } else if (ts.isExportDeclaration(node)) {
      const [{ name, propertyName }] = node.exportClause.elements;
      file.imports.push(`import { ${propertyName.text} } from ${node.moduleSpecifier.getText(source)};`);
      file.exported.set(name.text, propertyName);
    } else if (ts.isVariableStatement(node)) {
      for (const { name, initializer } of node.declarationList.declarations)
        if (isExported) file.exported.set(name.text, initializer);
        else file.helpers.set(name.text, node);
    } else if (ts.isFunctionDeclaration(node)) file.helpers.set(node.name.text, node);
  }
  return file;
}

/** Whether a helper is the same in another file, with all that it calls. */
function isSame(name, one, other, seen = new Set()) {
  if (seen.has(name)) return true;
  const [a, b] = [one.helpers.get(name), other.helpers.get(name)];
  if (!a || !b || a.getText() !== b.getText()) return false;
  return [...one.helpers.keys()].every(
    (called) => !namesIn(a).has(called) || isSame(called, one, other, new Set([...seen, name])),
  );
}

function namesIn(node, names = new Set()) {
  if (ts.isIdentifier(node)) names.add(node.text);
  ts.forEachChild(node, (child) => void namesIn(child, names));
  return names;
}

/** Returns the code of a node, with the file's helpers called by other names. */
function codeOf({ source, helpers }, node, nameOf) {
  const changes = [];
  const visit = (inner) => {
    if (ts.isIdentifier(inner) && helpers.has(inner.text)) {
      const { parent } = inner;
      const isKey = (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) && parent.name === inner;
      const isShort =
        ts.isShorthandPropertyAssignment(parent) ||
        (ts.isBindingElement(parent) &&
          ts.isObjectBindingPattern(parent.parent) &&
          !parent.propertyName &&
          parent.name === inner);
      if (!isKey && !ts.isPropertySignature(parent))
        changes.push([
          inner.getStart(source),
          inner.getEnd(),
          isShort ? `${inner.text}: ${nameOf(inner.text)}` : nameOf(inner.text),
        ]);
    }
    ts.forEachChild(inner, visit);
  };
  visit(node);
  let code = source.text.slice(node.getStart(source), node.getEnd());
  for (const [start, end, text] of changes.reverse())
    code = code.slice(0, start - node.getStart(source)) + text + code.slice(end - node.getStart(source));
  return code;
}

/** Returns the code of a tree of texts, each with its sisters. */
function treeOf(nodes, codes) {
  const objects = nodes.map(withoutTypes);
  const keysOf = (object) =>
    ts.isObjectLiteralExpression(object) && object.properties.every(ts.isPropertyAssignment)
      ? object.properties.map(({ name }) => name.getText())
      : null;
  const keys = keysOf(objects[0]);
  if (keys && objects.every((object) => keysOf(object)?.toSorted().join() === keys.toSorted().join())) {
    const at = (object, key) => object.properties.find(({ name }) => name.getText() === key).initializer;
    return `{${keys
      .map(
        (key) =>
          `${key}: ${treeOf(
            objects.map((object) => at(object, key)),
            codes,
          )}`,
      )
      .join(",\n")}}`;
  }
  const texts = nodes.map((node, i) => codes[i](node));
  while (texts.length > 1 && texts.at(-1) === texts[0]) texts.pop();
  return `[${texts.map((text, i) => (i > 0 && text === texts[0] ? "" : text)).join(", ")}]`;
}

const withoutTypes = (node) =>
  ts.isSatisfiesExpression(node) || ts.isAsExpression(node) ? withoutTypes(node.expression) : node;

/**
 * Returns code that makes the languages' browser manifests, given by language: their shape once, with each file's names
 * beside each other.
 */
export function filesTogether(manifests) {
  const languages = Object.keys(manifests);
  const names = [];
  const indexes = new Map();
  const shapeOf = (parts) => {
    const [first] = parts;
    if (typeof first === "string") {
      if (parts.every((part) => part === first) && !first.startsWith("/assets/")) return JSON.stringify(first);
      const key = JSON.stringify(parts);
      if (!indexes.has(key)) indexes.set(key, names.push(parts) - 1);
      return `f(${indexes.get(key)})`;
    }
    if (first === null || typeof first !== "object") {
      if (parts.some((part) => part !== first)) throw new Error("The languages' pages are not made of the same parts.");
      return JSON.stringify(first);
    }
    const keys = Object.keys(first);
    if (parts.some((part) => Object.keys(part).join() !== keys.join()))
      throw new Error("The languages' pages are not made of the same files.");
    const inner = keys.map((key) => shapeOf(parts.map((part) => part[key])));
    return Array.isArray(first)
      ? `[${inner.join()}]`
      : `{${inner.map((code, i) => `${JSON.stringify(keys[i])}:${code}`).join()}}`;
  };
  const shape = shapeOf(languages.map((language) => manifests[language]));
  const list = names.map((parts) => (new Set(parts).size === 1 ? [parts[0]] : parts));
  return `const names = ${JSON.stringify(list)};
const of = (f) => (${shape});
export const assetsOf = Object.fromEntries(
  ${JSON.stringify(languages)}.map((language, i) => [language, of((n) => names[n][i] ?? names[n][0])]),
);
`;
}
