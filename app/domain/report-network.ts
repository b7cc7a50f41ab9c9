/**
 * Where reports are counted as coming from: more than one customer's network, because somebody who wants many addresses
 * gets them side by side. Of an IPv4 address the first 24 bits, of an IPv6 network (as networkOf() spells it) the first 48.
 */
export function neighbourhoodOf(network: string): string {
  const separator = network.includes(":") ? ":" : ".";
  return network.replace("::/64", "").split(separator).slice(0, 3).join(separator);
}
