import { afterEach, vi } from "vitest";

// Files share what is installed, which takes long to load, but neither modules of ours nor what a device keeps.
vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();
vi.resetModules();
const { leavePage } = await import("./render");
if (typeof document !== "undefined") {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split("; ")) document.cookie = `${cookie.split("=")[0]}=; Max-Age=0`;
  history.replaceState(null, "", "/");
}
afterEach(leavePage);
