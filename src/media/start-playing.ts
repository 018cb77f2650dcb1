/**
 * Starts playback. Calls `onBlocked` when the browser's autoplay policy blocks it. Other rejections are ignored, for
 * example when playback was paused or the source was replaced before it started.
 */
export function startPlaying(video: HTMLVideoElement, onBlocked: () => void): void {
  video.play().catch((reason: unknown) => {
    if (reason instanceof DOMException && reason.name === 'NotAllowedError') onBlocked();
  });
}
