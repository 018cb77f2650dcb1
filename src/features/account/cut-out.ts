/** Sides of the square that is sent, in pixels: sharp at the largest size that an avatar is shown in. */
const SIDE = 512;

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The square part of a picture, in pixels of the picture as it is shown, as a file to send. Rejects for what is no picture. */
export async function cutOut(address: string, area: Area): Promise<File> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  // JPEG has no transparency: what is see-through gets paper behind it.
  context.fillStyle = 'white';
  context.fillRect(0, 0, SIDE, SIDE);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, SIDE, SIDE);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!blob) throw new Error('The picture is too large to draw.');
  return new File([blob], 'avatar.jpg', { type: 'image/jpeg' });
}
