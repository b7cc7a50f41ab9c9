// The server's list of what each language's pages load.

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
