/** Pixels: wider than any stored image, and small enough for any phone. */
const HUGE_BECOMES_WIDE = 4000;

/** Upright, whatever size and format; null where this browser cannot read the file. A huge one is made smaller. */
export async function decodeImage(file: Blob, { isHuge }: { isHuge: boolean }): Promise<ImageBitmap | null> {
  const smaller: ImageBitmapOptions = isHuge ? { resizeWidth: HUGE_BECOMES_WIDE, resizeQuality: "medium" } : {};
  return (
    (await createImageBitmap(file, { imageOrientation: "from-image", ...smaller }).catch(() => null)) ??
    decodeByElement(file, smaller)
  );
}

/** Some browsers show images that createImageBitmap() refuses, such as HEIC. */
async function decodeByElement(file: Blob, smaller: ImageBitmapOptions): Promise<ImageBitmap | null> {
  const image = new Image();
  const address = URL.createObjectURL(file);
  image.src = address;
  try {
    await image.decode();
    return await createImageBitmap(image, smaller);
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}
