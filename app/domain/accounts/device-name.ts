/** The order matters: nearly every browser also names the browsers it imitates. */
const BROWSERS: [mark: RegExp, name: string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, "Edge"],
  [/\bOPR\/|\bOPT\//, "Opera"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
];

const SYSTEMS: [mark: RegExp, name: string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMacintosh\b|\bMac OS X\b/, "Mac"],
  [/\bCrOS\b/, "Chromebook"],
  [/\bLinux\b|\bX11\b/, "Linux"],
];

const firstIn = (table: [RegExp, string][], text: string) => table.find(([mark]) => mark.test(text))?.[1] ?? null;

export function deviceName(userAgent: string | null) {
  const text = userAgent ?? "";
  return { browser: firstIn(BROWSERS, text), system: firstIn(SYSTEMS, text) };
}
