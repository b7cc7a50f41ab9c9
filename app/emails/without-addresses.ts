/** Mail clients make links of whatever looks like an address: a name that somebody chose must not lead anywhere. */
export const withoutAddresses = (name: string) => name.replace(/\w+:\/\//g, "").replace(/([.@])(?=\S)/g, "$1 ");
