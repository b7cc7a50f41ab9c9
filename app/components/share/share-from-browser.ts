import type { ShareView } from "~/views/site/share";
import { type ShareDevice, type ShareOutcome, shareWithDevice } from "./share-with-device";

/** The browser only allows sharing right after a press, so the image may not take longer than this. */
const PICTURE_PATIENCE_MS = 1500;

export const shareFromBrowser = (share: ShareView): Promise<ShareOutcome> => shareWithDevice(browserDevice(), share);

/** Returns the browser's sharing functions. */
function browserDevice(): ShareDevice {
  const { clipboard } = navigator as { clipboard?: Clipboard };
  return {
    share: "share" in navigator ? (data) => navigator.share(data) : undefined,
    canShare: "canShare" in navigator ? (data) => navigator.canShare(data) : undefined,
    copy: clipboard && ((text) => clipboard.writeText(text)),
    fetchPicture,
  };
}

async function fetchPicture(address: string): Promise<File | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PICTURE_PATIENCE_MS) });
    if (!response.ok) return null;
    const picture = await response.blob();
    const format = /^image\/(jpeg|png|webp)$/.exec(picture.type)?.[1];
    return format ? new File([picture], `samling.${format}`, { type: picture.type }) : null;
  } catch {
    return null;
  }
}
