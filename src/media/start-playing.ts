/**
 * Plays a film or a stream. `onBlocked` is called where the browser plays nothing, or nothing with sound, before somebody presses something. A pause
 * or another source that came in between is no such refusal.
 */
export function startPlaying(video: HTMLVideoElement, onBlocked: () => void): void {
  video.play().catch((reason: unknown) => {
    if (reason instanceof DOMException && reason.name === 'NotAllowedError') onBlocked();
  });
}
