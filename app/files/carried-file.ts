/** With what was read of a picture on the device. */
interface Carried {
  file: File;
  words: string;
}

let carried: Carried | null = null;

/** To a field of the next page. */
export function carryFile(file: File, words = ""): void {
  carried = { file, words };
}

/** Once. */
export function takeCarriedFile(): Carried | null {
  const taken = carried;
  carried = null;
  return taken;
}
