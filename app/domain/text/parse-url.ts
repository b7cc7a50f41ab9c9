/** Not `URL.canParse()`, which Node 20 gets wrong for æ, ø and å once it has compiled the call. */
export function parseUrl(address: string, base?: string | URL): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
