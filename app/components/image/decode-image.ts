/** Pixels: wider than any stored image, and small enough for any phone. */
const HUGE_BECOMES_WIDE = 4000;

/**
 * Returns a file's image, upright, whatever its size and format; null where this browser cannot read it. A huge one is
 * decoded to a smaller size.
 */
export async function decodeImage(file: Blob, { isHuge }: { isHuge: boolean }): Promise<ImageBitmap | null> {
  const smaller: ImageBitmapOptions = isHuge ? { resizeWidth: HUGE_BECOMES_WIDE, resizeQuality: "medium" } : {};
  return (
    (await createImageBitmap(file, { imageOrientation: "from-image", ...smaller }).catch(() => null)) ??
    decodeByElement(file, smaller)
  );
}

/** Some browsers can show images that createImageBitmap() refuses, such as HEIC. */
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
