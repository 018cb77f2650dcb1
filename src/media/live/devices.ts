import type { Device, PublisherChoice, Resolution } from './publisher-types';

/** Requested width and height; the camera delivers the closest match. */
const SIZES: Record<Resolution, { width: number; height: number }> = {
  '360p': { width: 640, height: 360 },
  '540p': { width: 960, height: 540 },
  '720p': { width: 1280, height: 720 },
  '1080p': { width: 1920, height: 1080 },
};

const FRAME_RATE = 30;

type DeviceKind = 'camera' | 'microphone';

/** Thrown when the camera or microphone can't be opened; the message is shown to the performer. */
export class DeviceError extends Error {}

/** Maps a `getUserMedia` error to a message that says why the device failed and what to do. */
function deviceErrorMessage(reason: unknown, kind: DeviceKind): string {
  switch (reason instanceof Error ? reason.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return `Your browser is blocking your ${kind}. Allow it in the address bar, then retry.`;
    case 'NotFoundError':
      return `No ${kind} was found. Connect one and retry.`;
    case 'NotReadableError':
    case 'AbortError':
      return `Your ${kind} is in use by another program. Close that program and retry.`;
    case 'TypeError':
      return `Your ${kind} only works on a secure page (https).`;
    default:
      return `Your ${kind} couldn’t be started. Retry, or choose another one.`;
  }
}

export const videoConstraints = ({ cameraId, facing, resolution }: PublisherChoice): MediaTrackConstraints => ({
  ...(cameraId ? { deviceId: { exact: cameraId } } : {}),
  ...(facing ? { facingMode: { exact: facing } } : {}),
  width: { ideal: SIZES[resolution].width },
  height: { ideal: SIZES[resolution].height },
  frameRate: { ideal: FRAME_RATE },
});

const audioConstraints = ({ microphoneId }: PublisherChoice): MediaTrackConstraints => ({
  ...(microphoneId ? { deviceId: { exact: microphoneId } } : {}),
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
});

/** Falls back to the browser's default device when the chosen one is no longer connected, unless `only` is set. */
async function openTrack(kind: DeviceKind, choice: PublisherChoice, only = false): Promise<MediaStreamTrack> {
  const requestStream = async (candidate: PublisherChoice) => {
    const stream = await navigator.mediaDevices.getUserMedia(
      kind === 'camera' ? { video: videoConstraints(candidate) } : { audio: audioConstraints(candidate) },
    );
    const [track] = stream.getTracks();
    if (!track) throw new DOMException('', 'NotFoundError');
    return track;
  };
  try {
    return await requestStream(choice).catch((reason: unknown) => {
      const isGone = reason instanceof Error && ['OverconstrainedError', 'NotFoundError'].includes(reason.name);
      if (!isGone || only || !(kind === 'camera' ? choice.cameraId || choice.facing : choice.microphoneId))
        throw reason;
      return requestStream({ ...choice, cameraId: null, microphoneId: null, facing: null });
    });
  } catch (reason) {
    throw new DeviceError(deviceErrorMessage(reason, kind));
  }
}

/** Opens the chosen camera, without a fallback if `only` is set. Rejects with `DeviceError`. */
export const openCamera = (choice: PublisherChoice, only?: boolean): Promise<MediaStreamTrack> =>
  openTrack('camera', choice, only);
/** Opens the chosen microphone, without a fallback if `only` is set. Rejects with `DeviceError`. */
export const openMicrophone = (choice: PublisherChoice, only?: boolean): Promise<MediaStreamTrack> =>
  openTrack('microphone', choice, only);

/** Resolves to the screen, window or tab the performer picks, or to null if they cancel. */
export async function openScreen(): Promise<MediaStreamTrack | null> {
  try {
    const stream = await navigator.mediaDevices.getDisplayMedia({
      video: { frameRate: { ideal: FRAME_RATE } },
      audio: false,
    });
    return stream.getVideoTracks()[0] ?? null;
  } catch {
    return null;
  }
}

/** Returns the reason why this browser can't broadcast, as a message for the performer; null if it can. */
export const getBroadcastBlocker = (): string | null =>
  typeof RTCPeerConnection === 'undefined'
    ? 'You can’t go live because this browser doesn’t support live video (WebRTC) or blocks it, as Lockdown Mode does on Apple devices. Allow it for this site, or use another browser.'
    : null;

/** Resolves to the connected devices. Their names require permission; until then they are numbered. */
export async function listDevices(): Promise<{ cameras: Device[]; microphones: Device[] }> {
  const all = await navigator.mediaDevices.enumerateDevices();
  const listByKind = (kind: MediaDeviceKind, name: string): Device[] =>
    all
      .filter((device) => device.kind === kind && device.deviceId !== '')
      .map(({ deviceId, label }, index) => ({ id: deviceId, label: label || `${name} ${index + 1}` }));
  return { cameras: listByKind('videoinput', 'Camera'), microphones: listByKind('audioinput', 'Microphone') };
}
