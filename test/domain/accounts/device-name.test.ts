import { expect, test } from "vitest";
import { deviceName } from "~/domain/accounts/device-name";

const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const WINDOWS =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";

test.each([
  [`${MAC} Version/18.4 Safari/605.1.15`, "Safari", "Mac"],
  [WINDOWS, "Chrome", "Windows"],
  [`${WINDOWS} Edg/140.0.0.0`, "Edge", "Windows"],
  [`${WINDOWS} OPR/120.0.0.0`, "Opera", "Windows"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox", "Linux"],
  [`${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, "Safari", "iPhone"],
  [`${IPHONE} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`, "Chrome", "iPhone"],
  [
    "Mozilla/5.0 (Linux; Android 15; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36",
    "Samsung Internet",
    "Android",
  ],
  [
    "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
    "Chrome",
    "Chromebook",
  ],
  ["curl/8.5.0", null, null],
  [null, null, null],
])("%s", (userAgent, browser, system) => {
  expect(deviceName(userAgent)).toEqual({ browser, system });
});
