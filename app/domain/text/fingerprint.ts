/** Returns a 32-bit number, always the same for a text (FNV-1a). It distinguishes texts; it protects no secrets. */
export function fingerprint(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return hash >>> 0;
}
