/** "kirkegata" of "Kirkegata 4 B, 8003 Bodø" */
const streetOf = (address: string) => address.replace(/[\d,].*$/s, "").trim().toLowerCase();

/** Whether an address that is typed over a former one is in another street: then its town is another's too. */
export const isAnotherStreet = (former: string, typed: string): boolean =>
  streetOf(former) !== "" && !streetOf(typed).startsWith(streetOf(former));
