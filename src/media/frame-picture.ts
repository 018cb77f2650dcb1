/** The longer side of what is made, in pixels. */
const LONGEST = 1280;

/** The size in which a frame is kept: its own, or as large as fits. */
function fittedSize(width: number, height: number, longest = LONGEST): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * The frame that a film shows now, as a JPEG of at most 1280 pixels a side. Rejects where the browser shows none, as
 * of films that it cannot play.
 */
export async function grabFrame(film: HTMLVideoElement): Promise<File> {
  if (film.videoWidth === 0 || film.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) throw new Error('There is no picture to take.');
  const canvas = Object.assign(document.createElement('canvas'), fittedSize(film.videoWidth, film.videoHeight));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(film, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88));
  if (!blob) throw new Error('The picture could not be made.');
  return new File([blob], 'thumbnail.jpg', { type: 'image/jpeg' });
}
