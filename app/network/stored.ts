/** What lies on this device by a name; null for nothing, undefined where it cannot be read. */
export function readStored(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null");
  } catch {
    return undefined;
  }
}

/** False where storage is full or forbidden: then it lasts as long as the page. */
export function writeStored(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function deleteStored(...names: string[]): void {
  try {
    for (const name of names) localStorage.removeItem(name);
  } catch {
    // Nothing was stored.
  }
}
