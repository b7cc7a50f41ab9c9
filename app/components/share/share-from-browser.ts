import type { ShareView } from "~/views/site/share";
import { type ShareDevice, type ShareOutcome, shareWithDevice } from "./share-with-device";

/** The browser only allows sharing right after a press, so the image may not take longer. */
const IMAGE_TIMEOUT_MS = 1500;

export const shareFromBrowser = (share: ShareView): Promise<ShareOutcome> => shareWithDevice(browserDevice(), share);

function browserDevice(): ShareDevice {
  const { clipboard } = navigator as { clipboard?: Clipboard };
  return {
    share: "share" in navigator ? (data) => navigator.share(data) : undefined,
    canShare: "canShare" in navigator ? (data) => navigator.canShare(data) : undefined,
    copy: clipboard && ((text) => clipboard.writeText(text)),
    fetchImage,
  };
}

async function fetchImage(address: string): Promise<File | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(IMAGE_TIMEOUT_MS) });
    if (!response.ok) return null;
    const image = await response.blob();
    const format = /^image\/(jpeg|png|webp)$/.exec(image.type)?.[1];
    return format ? new File([image], `samling.${format}`, { type: image.type }) : null;
  } catch {
    return null;
  }
}
