import { afterEach, expect, it, vi } from "vitest";
import { decodeImage } from "~/components/image/use-image-choice";

afterEach(() => vi.unstubAllGlobals());

it("keeps a huge photograph small as it unfolds it, and any other as it is", async () => {
  const unfold = vi.fn<(file: Blob, how: ImageBitmapOptions) => Promise<object>>().mockResolvedValue({});
  vi.stubGlobal("createImageBitmap", unfold);
  const file = new Blob();
  await decodeImage(file, { isHuge: false });
  await decodeImage(file, { isHuge: true });
  expect(unfold.mock.calls.map(([, how]) => how.resizeWidth)).toEqual([undefined, 4000]);
});
