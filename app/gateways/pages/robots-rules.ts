import robotsParser from "robots-parser";

const US = "Samling";
/** Characters; rules beyond either bound are passed over. */
const LONGEST_RULES = 64 * 1024;
const MOST_RULES = 200;
const OURS = /^(?:samling|\*)$/i;
const LINE = /^\s*(user-agent|allow|disallow)\s*:\s*([^#\r\n]{0,500})/i;

/** Whether a robots.txt (RFC 9309) leaves an address open to us; `rulesAt` is its own. */
export const isOpenByRules = (rules: string, rulesAt: string, address: string): boolean =>
  robotsParser(rulesAt, ourRules(rules.slice(0, LONGEST_RULES))).isAllowed(address, US) !== false;

/** The rules of the groups that are about us, or about everybody. */
function ourRules(rules: string): string {
  const kept: string[] = [];
  let [isOurs, isHead, count] = [false, false, 0];
  for (const line of rules.split("\n")) {
    const [, field, value = ""] = LINE.exec(line) ?? [];
    if (!field) continue;
    const isAgent = field.toLowerCase() === "user-agent";
    if (isAgent) isOurs = OURS.test(value.trim()) || (isHead && isOurs);
    isHead = isAgent;
    if (isAgent ? OURS.test(value.trim()) : isOurs && count++ < MOST_RULES) kept.push(`${field}: ${value}`);
  }
  return kept.join("\n");
}
