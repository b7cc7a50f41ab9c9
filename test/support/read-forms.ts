/** Returns what a page's form sends as it is. */
export function sentBy(html: string): URLSearchParams {
  const main = html.slice(Math.max(0, html.indexOf("<main")));
  const sent = new URLSearchParams();
  const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  for (const [tag] of main.matchAll(/<input[^>]*>/g)) {
    const isTicked = !/type="(radio|checkbox)"/.test(tag) || / checked/.test(tag);
    const name = attribute(tag, "name");
    if (name && isTicked && !/type="file"/.test(tag)) sent.append(name, unescaped(attribute(tag, "value") ?? "on"));
  }
  for (const [, attributes, text] of main.matchAll(/<textarea([^>]*)>([\s\S]*?)<\/textarea>/g))
    sent.append(attribute(` ${attributes!}`, "name")!, unescaped(text!));
  for (const [, attributes, options] of main.matchAll(/<select([^>]*)>([\s\S]*?)<\/select>/g)) {
    const chosen = /<option[^>]* selected[^>]*>/.exec(options!)?.[0] ?? "";
    const name = attribute(` ${attributes!}`, "name");
    if (name) sent.append(name, unescaped(attribute(chosen, "value") ?? ""));
  }
  return sent;
}

/** The same, of each name the last. */
export const fieldsIn = (html: string): Record<string, string> => Object.fromEntries(sentBy(html));

/** Returns the values of the ticked boxes with a name. */
export const ticksIn = (html: string, name: string): string[] =>
  [...html.matchAll(/<input[^>]*>/g)].flatMap(([tag]) =>
    tag.includes(`name="${name}"`) && / checked/.test(tag) ? (/ value="([^"]*)"/.exec(tag)?.[1] ?? "") : [],
  );

/** Whether a field of a page holds a value: as typed, ticked or chosen. */
export const holds = (html: string, name: string, value: string): boolean =>
  [...html.matchAll(/<input[^>]*>/g)].some(
    ([tag]) =>
      tag.includes(`name="${name}"`) &&
      tag.includes(`value="${value}"`) &&
      (/ checked/.test(tag) || !/type="(?:radio|checkbox)"/.test(tag)),
  ) || new RegExp(`name="${name}"(?:(?!</select>).)*<option(?=[^>]*value="${value}")[^>]* selected`, "s").test(html);

const unescaped = (text: string) =>
  text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&lt;", "<").replaceAll("&amp;", "&");

/** Returns the words of a page, each element's edges as a bar. */
export const wordsOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]+>/g, "|");
