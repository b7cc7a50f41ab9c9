/** What the bytes 0x80 to 0x9F stand for; the others stand for the character of their own number. */
const HIGH_CONTROLS = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ";

const CHUNK = 8192;

/** Text in Windows-1252, which holds ISO 8859-1. Written out because runtimes differ in the bytes 0x80 to 0x9F. */
export function decodeWindows1252(bytes: Uint8Array): string {
  let text = "";
  for (let from = 0; from < bytes.length; from += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(from, from + CHUNK));
  }
  return text.replace(/[\x80-\x9F]/g, (character) => HIGH_CONTROLS[character.charCodeAt(0) - 0x80]!);
}
