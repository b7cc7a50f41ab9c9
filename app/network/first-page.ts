type Flat = [Record<string, number>, ...unknown[]];

/**
 * The data of the page that the server sent whole, as it sends them where a script asks for them: the way back to that page
 * then needs no request. Both are texts of turbo-stream: a flat list, in which everything is named by its place. Null where the
 * page is an error.
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
