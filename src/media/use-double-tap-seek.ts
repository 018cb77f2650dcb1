import { useRef } from 'react';
import type { PointerEvent } from 'react';
import { SEEK_BY_S } from './player-keys';

const DOUBLE_TAP_MS = 300;

/** Returns -1 in the left third of the video, 1 in the right third, 0 between them. */
function seekDirection(video: HTMLVideoElement, clientX: number): number {
  const { left, width } = video.getBoundingClientRect();
  const part = (clientX - left) / width;
  if (part < 1 / 3) return -1;
  return part > 2 / 3 ? 1 : 0;
}

/**
 * Returns a `pointerup` handler that seeks back or forward when a finger taps the left or right third of the video
 * twice, and again for each further tap. Single taps stay with media-chrome, which shows and hides the controls.
 */
export function useDoubleTapSeek(onSeek: (seconds: number) => void): (event: PointerEvent) => void {
  const lastTap = useRef({ direction: 0, at: 0 });

  return ({ target, pointerType, isPrimary, clientX, timeStamp }) => {
    if (pointerType !== 'touch' || !isPrimary || !(target instanceof HTMLVideoElement)) return;
    const direction = seekDirection(target, clientX);
    const { current: last } = lastTap;
    if (direction !== 0 && direction === last.direction && timeStamp - last.at < DOUBLE_TAP_MS)
      onSeek(direction * SEEK_BY_S);
    lastTap.current = { direction, at: timeStamp };
  };
}
