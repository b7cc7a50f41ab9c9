type Flat = [Record<string, number>, ...unknown[]];

/**
 * In the form of a data request, so that going back to the server-rendered page needs none. Both are texts of
 * turbo-stream: a flat list whose items refer to each other by position. Null where the page is an error.
 */
export function asPageData(sent: string): string | null {
  const [first = "", ...later] = sent.split("\n");
  const flat = JSON.parse(first) as Flat;
  const partOf = (name: string) => flat[flat[0][`_${flat.indexOf(name)}`] ?? -1];
  const loaded = partOf("loaderData");
  if (!isNames(loaded) || isNames(partOf("errors"))) return null;
  const data = flat.push("data") - 1;
  flat[0] = Object.fromEntries(
    Object.entries(loaded).map(([route, value]) => [route, flat.push({ [`_${data}`]: value }) - 1]),
  );
  return [JSON.stringify(flat), ...later].join("\n");
}

const isNames = (part: unknown): part is Record<string, number> =>
  typeof part === "object" && part !== null && !Array.isArray(part);
