import { MediaUIAttributes, MediaUIEvents } from 'media-chrome/dist/constants.js';
import { formatDuration } from '@/lib/format/format';
import { areCaptionsShown, listCaptions } from './captions';
import type { VideoAction } from './player-keys';
import { formatSpeed, nextSpeed } from './speed';

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

function seek(video: HTMLVideoElement, seconds: number): boolean {
  if (!Number.isFinite(video.duration)) return false;
  video.currentTime = clamp(seconds, 0, video.duration);
  return true;
}

/**
 * Performs a keyboard action on the video or, where browsers differ (full screen, picture-in-picture, captions),
 * through the media-chrome controller around it. Returns the notice to show, or null.
 */
export function performAction(action: VideoAction, video: HTMLVideoElement, controller: HTMLElement): string | null {
  const request = (type: string) => controller.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true }));

  switch (action.type) {
    case 'toggle-play': {
      if (!video.paused) {
        video.pause();
        return 'Paused';
      }
      // If the browser refuses, the play button simply stays visible.
      video.play().catch(() => undefined);
      return 'Playing';
    }
    case 'seek-by': {
      const message = `${action.seconds > 0 ? 'Forward' : 'Back'} ${Math.abs(action.seconds)} s`;
      return seek(video, video.currentTime + action.seconds) ? message : null;
    }
    case 'seek-to':
      return seek(video, action.part * video.duration)
        ? `${formatDuration(video.currentTime)} (${Math.round(action.part * 100)}%)`
        : null;
    case 'volume-by':
      video.volume = clamp(Math.round((video.volume + action.change) * 100) / 100, 0, 1);
      if (action.change > 0) video.muted = false;
      return `Volume ${Math.round(video.volume * 100)}%`;
    case 'toggle-mute':
      video.muted = !video.muted;
      return video.muted ? 'Sound off' : 'Sound on';
    case 'speed-by':
      video.playbackRate = nextSpeed(video.playbackRate, action.direction);
      return `Speed ${formatSpeed(video.playbackRate)}`;
    case 'toggle-captions': {
      const captions = listCaptions(video);
      if (captions.length === 0) return 'This video has no captions';
      const wereShown = areCaptionsShown(captions);
      request(MediaUIEvents.MEDIA_TOGGLE_SUBTITLES_REQUEST);
      return wereShown ? 'Captions off' : 'Captions on';
    }
    case 'toggle-pip': {
      if (controller.hasAttribute(MediaUIAttributes.MEDIA_PIP_UNAVAILABLE))
        return 'Picture in picture isn’t available here';
      const isPip = controller.hasAttribute(MediaUIAttributes.MEDIA_IS_PIP);
      request(isPip ? MediaUIEvents.MEDIA_EXIT_PIP_REQUEST : MediaUIEvents.MEDIA_ENTER_PIP_REQUEST);
      return isPip ? 'Picture in picture off' : 'Picture in picture';
    }
    case 'toggle-fullscreen': {
      // The attribute lags behind `fullscreenElement`; iOS's native player sets only the attribute.
      const isFull =
        Boolean(document.fullscreenElement) || controller.hasAttribute(MediaUIAttributes.MEDIA_IS_FULLSCREEN);
      request(isFull ? MediaUIEvents.MEDIA_EXIT_FULLSCREEN_REQUEST : MediaUIEvents.MEDIA_ENTER_FULLSCREEN_REQUEST);
      return isFull ? 'Full screen off' : 'Full screen';
    }
  }
}
