/** Returns the fields that a page's forms send: hidden ones, and each choice's selected value. */
export function fieldsIn(html: string): Record<string, string> {
  const tags = [...html.matchAll(/<input[^>]*>/g)].map(([tag]) => tag);
  const sent = tags.filter(
    (tag) => tag.includes('type="hidden"') || (tag.includes('type="radio"') && / checked/.test(tag)),
  );
  const attribute = (tag: string, name: string) => unescaped(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "");
  return Object.fromEntries(sent.map((tag) => [attribute(tag, "name"), attribute(tag, "value")]));
}

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

const unescaped = (text: string) => text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
/** Returns the words of a page, each element's edges as a bar. */
export const wordsOf = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<[^>]+>/g, "|");
