/** Maximum length of the longer side, in pixels. */
const MAX_SIDE_PX = 1280;

/** Scales a size down to fit the limit; smaller sizes stay as they are. */
function fittedSize(width: number, height: number, maxSide = MAX_SIDE_PX): { width: number; height: number } {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Resolves to the current frame of a video as a JPEG of at most 1280 pixels on the longer side. Rejects when there is no
 * frame, for example because the browser can't play the video.
 */
export async function grabFrame(video: HTMLVideoElement): Promise<File> {
  if (video.videoWidth === 0 || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA)
    throw new Error('There is no picture to take.');
  const canvas = Object.assign(document.createElement('canvas'), fittedSize(video.videoWidth, video.videoHeight));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88));
  if (!blob) throw new Error('The picture could not be made.');
  return new File([blob], 'thumbnail.jpg', { type: 'image/jpeg' });
}
