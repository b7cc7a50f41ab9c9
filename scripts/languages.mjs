// Makes each language's scripts out of those that were built once (docs/decisions/0022-one-language-a-page.md).

import { build } from "esbuild";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { hashOfSources } from "./hash-of-sources.mjs";
import { root } from "./setup.mjs";

const TEXTS = join(root, "app/i18n");
const ASSETS = join(root, "build/client/assets");
const LANGUAGES = readdirSync(TEXTS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** As scripts/texts-later.ts writes it, with the assignment before it. */
const CALL = /([\w$]=)?\b__texts_(\w+)\(\)/g;
const SCRIPT = /[\w.-]+-[\w-]{8}\.js\b/g;
/** Stands for the language in the server's list. */
const ANY = "§";

/**
 * Texts go into scripts, scripts' names into those that load them, and the server gets its list of what pages load,
 * which is returned by language.
 */
export async function writeLanguages() {
  const [manifestName] = readdirSync(ASSETS).filter((name) => name.startsWith("manifest-"));
  const made = readFileSync(join(ASSETS, manifestName), "utf8").replace(/^window\.__remixManifest=|;$/g, "");
  rmSync(join(ASSETS, manifestName));
  const names = readdirSync(ASSETS).filter((name) => name.endsWith(".js"));
  const { scripts, manifest } = inFewerFiles(
    new Map(names.map((name) => [name, readFileSync(join(ASSETS, name), "utf8")])),
    made,
  );
  for (const name of names) if (!scripts.has(name)) rmSync(join(ASSETS, name));
  const texts = await textsOf(scripts);
  const filled = (name, language) =>
    scripts.get(name).replace(CALL, (_call, assigned, name) => {
      const text = texts[language][name];
      return assigned ? assigned + text : `(${text})`;
    });
  const nameIn = ownNames(scripts, (name) => LANGUAGES.map((language) => filled(name, language)));
  const renamed = (code, language) => code.replace(SCRIPT, (name) => nameIn(name, language));
  for (const [name, code] of scripts) {
    if (nameIn(name, ANY) === name) {
      writeFileSync(join(ASSETS, name), code);
      continue;
    }
    rmSync(join(ASSETS, name));
    for (const language of LANGUAGES)
      writeFileSync(join(ASSETS, nameIn(name, language)), renamed(filled(name, language), language));
  }
  return writeManifests(renamed(manifest, ANY));
}

/** "r as e, t": what is taken and what it is called. */
const pairsIn = (list) =>
  list
    .split(",")
    .map((one) => one.trim().split(" as "))
    .map(([of, as = of]) => [of, as]);

/**
 * Rolldown makes a file of its own runtime, and one that only imports the entry's chunk: each a request more before a
 * page comes alive. The runtime goes into the framework, and the chunk stands for the entry.
 */
function inFewerFiles(scripts, manifest) {
  const named = (start) => [...scripts.keys()].find((name) => name.startsWith(start));
  const [runtime, framework, entry] = ["rolldown-runtime-", "framework-", "entry.client-"].map(named);
  const [, chunk] = /^import\s*["`]\.\/([\w.-]+)["`];?\s*$/.exec(scripts.get(entry));
  const [code, list] = scripts.get(runtime).split(/export\s*\{([^}]*)\}/);
  const helpers = pairsIn(list).map(([local, name]) => ({ local, name, own: `runtime_${name}` }));
  const begin = `var{${helpers.map(({ name, own }) => `${name}:${own}`)}}=(()=>{${code};return{${helpers.map(({ name, local }) => `${name}:${local}`)}}})();`;
  const end = `export{${helpers.map(({ own }) => own)}};`;
  const imported = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["\`]\\./${runtime}["\`];?`);
  const renamed = (text) => text.replaceAll(runtime, framework).replaceAll(entry, chunk);
  const given = (name, text) => {
    if (name !== framework)
      return text.replace(imported, (_import, taken) => {
        const specifiers = pairsIn(taken).map(([of, as]) => `runtime_${of} as ${as}`);
        return `import{${specifiers}}from"./${framework}";`;
      });
    const own = text.replace(imported, (_import, taken) => {
      return `${begin}var ${pairsIn(taken).map(([of, as]) => `${as}=runtime_${of}`)};`;
    });
    return own + end;
  };
  const kept = [...scripts].filter(([name]) => name !== runtime && name !== entry);
  return {
    scripts: new Map(kept.map(([name, text]) => [name, renamed(given(name, text))])),
    manifest: renamed(manifest),
  };
}

/** A name a language, for scripts whose texts or imports' texts differ. */
function ownNames(scripts, contentsOf) {
  const hashes = new Map([...scripts.keys()].map((name) => [name, hashOf(contentsOf(name))]));
  const loads = new Map(
    [...scripts].map(([name, code]) => [name, (code.match(SCRIPT) ?? []).filter((other) => scripts.has(other))]),
  );
  const withTexts = new Set([...scripts].flatMap(([name, code]) => (code.search(CALL) < 0 ? [] : name)));
  const own = new Map();
  for (const name of scripts.keys()) {
    const loaded = new Set([name]);
    for (const one of loaded) for (const other of loads.get(one)) loaded.add(other);
    if (![...loaded].some((one) => withTexts.has(one))) continue;
    const contents = [...loaded].sort().map((one) => hashes.get(one));
    const base = name.replace(/[\w-]{8}\.js$/, "");
    // Scripts that load each other have one hash, which compresses; two of one name cannot.
    const isTaken = [...own.values()].some(([other, end]) => other === base && end === `-${hashOf(contents)}.js`);
    own.set(name, [base, `-${hashOf(isTaken ? [name, ...contents] : contents)}.js`]);
  }
  return (name, language) => own.get(name)?.join(language) ?? name;
}

const hashOf = (content) => createHash("sha256").update(JSON.stringify(content)).digest("base64url").slice(0, 8);

/** Remix takes what is missing as false, and as no style. */
function withoutDefaults(key, value) {
  if (value === false || (key === "css" && value.length === 0)) return undefined;
  // The runtime and the framework have become one script.
  return Array.isArray(value) ? [...new Set(value)] : value;
}

function writeManifests(renamed) {
  const version = hashOf(renamed);
  const url = `/assets/manifest-${ANY}-${version}.js`;
  const list = JSON.stringify({ ...JSON.parse(renamed, withoutDefaults), url, version: `${ANY}-${version}` });
  const listIn = (language) => list.replaceAll(ANY, language);
  for (const language of LANGUAGES)
    writeFileSync(
      join(root, "build/client", url.replace(ANY, language)),
      `window.__remixManifest=${listIn(language)};`,
    );
  writeFileSync(join(root, "build/server/list.js"), `export default ${JSON.stringify(list)};`);
  writeFileSync(
    join(root, "build/server/languages.js"),
    `import list from "./list.js";
export const assetsOf = Object.fromEntries(
  ${JSON.stringify(LANGUAGES)}.map((language) => [language, JSON.parse(list.replaceAll("${ANY}", language))]),
);
${textsByArea()}`,
  );
  return Object.fromEntries(LANGUAGES.map((language) => [language, JSON.parse(listIn(language))]));
}

/** Texts follow by area, not by language: so many are alike that the Worker is 36 kB smaller (gzip). */
function textsByArea() {
  const areas = readFileSync(join(TEXTS, LANGUAGES[0], "index.ts"), "utf8").matchAll(
    /(\w+)[^{}]* \} from "\.\/([\w-]+)"/g,
  );
  return [...areas]
    .flatMap(([, name, area]) =>
      LANGUAGES.map((language) => `export { ${name} as ${language}_${name} } from "~/i18n/${language}/${area}";\n`),
    )
    .join("");
}

/** What was made last, for who builds again. */
let last = { wanted: "", texts: {} };

/** As expressions: by language, then by name. */
async function textsOf(scripts) {
  const names = new Set([...scripts.values()].flatMap((code) => [...code.matchAll(CALL)].map(([, , name]) => name)));
  const wanted = hashOfSources(["app/i18n"]) + [...names].sort().join();
  if (last.wanted === wanted) return last.texts;
  const entries = LANGUAGES.flatMap((language) => [...names].map((name) => `${language}/${name}`));
  const { outputFiles } = await build({
    entryPoints: entries.map((entry) => ({ in: `texts:${entry}`, out: entry })),
    outdir: "/",
    write: false,
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    charset: "utf8",
    plugins: [entriesOfTexts],
  });
  const texts = Object.fromEntries(LANGUAGES.map((language) => [language, {}]));
  for (const { path, text } of outputFiles) {
    const [language, name] = path.slice(1, -".js".length).split("/");
    texts[language][name] = expressionOf(text);
  }
  last = { wanted, texts };
  return texts;
}

/** Each name is a module, so that no text comes with another's. */
const entriesOfTexts = {
  name: "entries-of-texts",
  setup(building) {
    building.onResolve({ filter: /^texts:/ }, ({ path }) => ({
      path: path.slice("texts:".length),
      namespace: "texts",
    }));
    building.onLoad({ filter: /./, namespace: "texts" }, ({ path }) => {
      const [language, name] = path.split("/");
      const file = name === "locale" ? `${language}/locale` : language;
      return { contents: `export { ${name} as default } from "./${file}"`, resolveDir: TEXTS };
    });
  },
};

/** The module's only export, which esbuild leaves at the end. */
function expressionOf(code) {
  const [first, ...others] = parseAst(code).body;
  const { local } = others.at(-1).specifiers[0];
  const [only, ...more] = first.declarations ?? [];
  if (others.length === 1 && more.length === 0) return code.slice(only.init.start, only.init.end);
  return `(()=>{${code.slice(0, others.at(-1).start)}return ${local.name}})()`;
}
