/** Whether an address is of a domain, or of one below it. */
export const isOfDomain = ({ hostname }: URL, domain: string): boolean =>
  hostname === domain || hostname.endsWith(`.${domain}`);
