export interface CropShape {
  /** Width over height. */
  aspect: number;
  /** Output width in pixels; sharp at the largest size in which the picture is shown. */
  width: number;
}

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Crops a picture to an area (in pixels of the picture) and resolves to a JPEG file. Rejects if it isn't a valid
 * picture.
 */
export async function cropPicture(url: string, area: Area, { aspect, width }: CropShape): Promise<File> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const height = Math.round(width / aspect);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser doesn’t support canvas.');
  // JPEG has no transparency, so give transparent areas a white background.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!blob) throw new Error('The picture is too large to draw.');
  return new File([blob], 'picture.jpg', { type: 'image/jpeg' });
}
