export interface PictureSize {
  width: number;
  height: number;
}

/** Maximum number of bytes to read. The size of a JPEG follows the camera's metadata. */
export const SIZE_BYTES = 512 * 1024;

/** Size in pixels of a JPEG, PNG or WebP picture, read from the start of the file without decoding; null if unknown. */
export function getPictureSize(head: Uint8Array): PictureSize | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  try {
    if (view.getUint32(0) === 0x89504e47) return { width: view.getUint32(16), height: view.getUint32(20) };
    if (view.getUint16(0) === 0xffd8) return jpegSize(view);
    if (view.getUint32(0) === 0x52494646) return webpSize(view);
  } catch (error) {
    // The file is truncated.
    if (!(error instanceof RangeError)) throw error;
  }
  return null;
}

/** The frame header is one of the segments at the beginning. */
function jpegSize(view: DataView): PictureSize | null {
  for (let at = 2; view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

function webpSize(view: DataView): PictureSize | null {
  const readThreeBytes = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  const chunk = view.getUint32(12);
  if (chunk === 0x56503858) return { width: readThreeBytes(24) + 1, height: readThreeBytes(27) + 1 };
  if (chunk === 0x56503820)
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (chunk !== 0x5650384c) return null;
  const bits = view.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}
