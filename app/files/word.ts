import mammoth from "mammoth";

/** Returns a Word document as HTML with its tables, headings and lists; pictures are left out. Throws where it cannot. */
export async function readWord(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const noPictures = mammoth.images.imgElement(() => Promise.resolve({ src: "" }));
  const file = bytes.slice();
  // Node's own version of the library asks for a buffer, the one for browsers for an ArrayBuffer.
  const input = { buffer: file as Uint8Array & Parameters<typeof mammoth.convertToHtml>[0], arrayBuffer: file.buffer };
  const { value } = await mammoth.convertToHtml(input, { convertImage: noPictures });
  return value;
}
