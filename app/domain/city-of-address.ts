/** The town at the end of a Norwegian address: "Storgata 1, 5003 Bergen" lies in Bergen. Null where none is named. */
export function cityOfAddress(address: string): string | null {
  return /\b\d{4}\s+(\p{L}[\p{L} .-]*)$/u.exec(address.trim())?.[1]?.trim() ?? null;
}
