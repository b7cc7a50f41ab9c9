/** What lies on this device by a name; null for nothing, undefined where it cannot be read. */
export function readStored(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null");
  } catch {
    return undefined;
  }
}

function tried(use: (storage: Storage) => void): boolean {
  try {
    use(localStorage);
    return true;
  } catch {
    return false;
  }
}

/** False where storage is full or forbidden: then it lasts as long as the page. */
export const writeStored = (name: string, value: unknown): boolean =>
  tried((storage) => storage.setItem(name, JSON.stringify(value)));

export const deleteStored = (...names: string[]): void =>
  void tried((storage) => names.forEach((name) => storage.removeItem(name)));
