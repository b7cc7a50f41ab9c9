let carried: File | null = null;

/** To a field of the next page. */
export function carryFile(file: File): void {
  carried = file;
}

/** Once. */
export function takeCarriedFile(): File | null {
  const file = carried;
  carried = null;
  return file;
}
