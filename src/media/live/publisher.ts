import { createListenerGroup } from '../listening';
import { createBroadcast } from './broadcast';
import type { PublishTo } from './broadcast';
import {
  DeviceError,
  listDevices,
  openCamera,
  openMicrophone,
  openScreen,
  videoConstraints,
  getBroadcastBlocker,
} from './devices';
import { createLevelMeter } from './level-meter';
import { INITIAL_PUBLISHER_VIEW } from './publisher-types';
import type { LevelMeter, Muted, PublisherChoice, PublisherStep, PublisherView } from './publisher-types';

interface PublisherController {
  view(): PublisherView;
  /** Calls the listener after each change of the view. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  level: LevelMeter;
  /** Sets the element that shows the preview; null when it unmounts. */
  preview(video: HTMLVideoElement | null): void;
  choose(change: Partial<PublisherChoice>): Promise<void>;
  openDevices(): Promise<void>;
  retryMissing(): Promise<void>;
  start(streamId: string, to: PublishTo): Promise<void>;
  stop(): void;
  shareScreen(on: boolean): Promise<void>;
  mute(change: Partial<Muted>): void;
  /** Adds browser listeners. Returns the cleanup, which also stops the broadcast. */
  open(): () => void;
}

type DeviceName = 'camera' | 'microphone';

const NO_SOUND = 'Your stream has no sound.';

/**
 * Manages the performer's camera, microphone, screen and broadcast. It owns the tracks and passes them to each
 * connection, so a drop doesn't request the devices again and stopping reliably turns the camera off.
 */
export function createPublisher(): PublisherController {
  const listeners = new Set<() => void>();
  const meter = createLevelMeter();
  let view = INITIAL_PUBLISHER_VIEW;
  let element: HTMLVideoElement | null = null;
  let sent: MediaStream | null = null;
  let camera: MediaStreamTrack | null = null;
  let microphone: MediaStreamTrack | null = null;
  /** Ids of the devices last opened or requested. */
  const lastIds: Partial<Record<DeviceName, string>> = {};
  let screen: MediaStreamTrack | null = null;
  /** Incremented whenever devices are opened or closed, so that outdated results can be discarded. */
  let generation = 0;
  /** The pending request for devices. */
  let opening: Promise<void> | null = null;

  const set = (change: Partial<PublisherView>) => {
    view = { ...view, ...change };
    listeners.forEach((listener) => listener());
  };
  const setStep = (step: PublisherStep, message: string | null = null) => set({ state: { step, message } });
  const setMissing = (name: DeviceName, why: string | null) =>
    set({
      missing: { ...view.missing, [name]: why !== null && name === 'microphone' ? `${why} ${NO_SOUND}`.trim() : why },
    });
  const broadcast = createBroadcast({ onStep: setStep, onLive: () => void limitBitrate() });

  const show = () => {
    if (!element) return;
    element.srcObject = sent;
    if (sent) element.play().catch(() => undefined);
  };
  const findSender = (kind: 'audio' | 'video') =>
    broadcast
      .peer()
      ?.getSenders()
      .find(({ track }) => track?.kind === kind);

  const replace = async (before: MediaStreamTrack | null, after: MediaStreamTrack) => {
    if (before) sent?.removeTrack(before);
    sent?.addTrack(after);
    show();
    const onAir = findSender(after.kind === 'audio' ? 'audio' : 'video');
    if (onAir) await onAir.replaceTrack(after);
    else if (broadcast.peer()) broadcast.renew();
  };

  async function limitBitrate(): Promise<void> {
    const video = findSender('video');
    if (!video) return;
    const parameters = video.getParameters();
    parameters.encodings.forEach((encoding) => (encoding.maxBitrate = view.choice.bitrate * 1000));
    await video.setParameters(parameters).catch(() => undefined);
  }

  const followTrack = (track: MediaStreamTrack, name: DeviceName) => {
    lastIds[name] = track.getSettings().deviceId;
    track.enabled = !view.muted[name];
    track.addEventListener('ended', () => {
      if (track === camera || track === microphone)
        setMissing(name, `Your ${name} was disconnected. Connect it again, or choose another one.`);
    });
  };
  const takeCamera = (track: MediaStreamTrack) => {
    camera = track;
    followTrack(track, 'camera');
  };
  const takeMicrophone = (track: MediaStreamTrack | null) => {
    microphone = track;
    if (track) followTrack(track, 'microphone');
    meter.measure(track);
  };

  const refreshDevices = async () => {
    const mine = generation;
    const devices = await listDevices().catch(() => null);
    if (devices && mine === generation) set(devices);
  };

  const releaseDevices = () => {
    generation += 1;
    opening = null;
    [camera, microphone, screen].forEach((track) => track?.stop());
    camera = screen = sent = null;
    takeMicrophone(null);
    show();
    set({ sharing: false, missing: INITIAL_PUBLISHER_VIEW.missing, retrying: false });
  };

  const askForDevices = async () => {
    const why = getBroadcastBlocker();
    if (why) return setStep('unsupported', why);
    generation += 1;
    const mine = generation;
    setStep('requesting');
    try {
      const video = await openCamera(view.choice);
      if (mine !== generation) return video.stop();
      // Releasing the devices during the microphone prompt must turn the camera off.
      takeCamera(video);
    } catch (reason) {
      if (mine === generation) setStep('failed', reason instanceof DeviceError ? reason.message : null);
      return;
    }
    let isSilent: string | null = null;
    const audio = await openMicrophone(view.choice).catch((reason: unknown) => {
      isSilent = reason instanceof DeviceError ? reason.message : '';
      return null;
    });
    if (mine !== generation) return audio?.stop();
    takeMicrophone(audio);
    sent = new MediaStream([camera, audio].filter((track) => track != null));
    show();
    setMissing('microphone', isSilent);
    setStep('preview');
    await refreshDevices();
  };

  const openDevices = async () => {
    if (sent) return;
    opening ??= askForDevices();
    const mine = opening;
    try {
      await mine;
    } finally {
      if (opening === mine) opening = null;
    }
  };

  const start = async (streamId: string, to: PublishTo) => {
    const opened = openDevices();
    const mine = generation;
    await opened;
    if (sent && mine === generation) await broadcast.start(streamId, to, sent);
  };

  const stop = () => {
    const wasOnAir = broadcast.stop();
    releaseDevices();
    if (wasOnAir || view.state.step === 'preview' || view.state.step === 'requesting') setStep('stopped');
  };

  const endSharing = async () => {
    const shared = screen;
    screen = null;
    set({ sharing: false });
    if (!shared) return;
    if (camera) await replace(shared, camera);
    shared.stop();
  };
  const shareScreen = async (on: boolean) => {
    if (!on) return endSharing();
    if (screen || !sent) return undefined;
    const mine = generation;
    const picked = await openScreen();
    if (!picked) return undefined;
    if (mine !== generation) {
      picked.stop();
      return undefined;
    }
    screen = picked;
    // The browser's own "Stop sharing" button ends the track.
    picked.addEventListener('ended', () => void endSharing());
    await replace(camera, picked);
    set({ sharing: true });
    return undefined;
  };

  /** Reopens the lost device without a fallback, or opens the chosen one. */
  const reopen = async (name: DeviceName, lost?: string) => {
    const mine = generation;
    const deviceId = lost ?? view.choice[`${name}Id`];
    const { choice } = view;
    const nextChoice = { ...choice, [`${name}Id`]: deviceId };
    const getCurrentDevice = () => (name === 'camera' ? camera : microphone);
    const isOutdated = () =>
      mine !== generation ||
      view.choice[`${name}Id`] !== choice[`${name}Id`] ||
      (name === 'camera' && view.choice.facing !== choice.facing);
    setMissing(name, null);
    lastIds[name] = deviceId ?? lastIds[name];
    // Some phones can open a camera only once at a time.
    getCurrentDevice()?.stop();
    try {
      const track = await (name === 'camera'
        ? openCamera(nextChoice, lost != null)
        : openMicrophone(nextChoice, lost != null));
      if (isOutdated()) {
        track.stop();
        return;
      }
      const before = getCurrentDevice();
      before?.stop();
      if (name === 'camera') takeCamera(track);
      else takeMicrophone(track);
      // Shows which camera the side belongs to.
      if (name === 'camera' && view.choice.facing)
        set({ choice: { ...view.choice, cameraId: lastIds.camera ?? null } });
      if (name === 'camera' && screen) return;
      await replace(before, track);
    } catch (reason) {
      if (!isOutdated() && reason instanceof DeviceError) setMissing(name, reason.message);
    }
  };

  /**
   * Reopens devices that are connected again, and a first microphone. Never switches to a different camera on its own,
   * because fans would see it.
   */
  const onDeviceChange = async () => {
    const known = view.microphones.map(({ id }) => id);
    await refreshDevices();
    if (view.missing.camera !== null && view.cameras.some(({ id }) => id === lastIds.camera))
      await reopen('camera', lastIds.camera);
    if (view.missing.microphone === null) return;
    if (microphone && view.microphones.some(({ id }) => id === lastIds.microphone))
      await reopen('microphone', lastIds.microphone);
    if (!microphone && view.microphones.some(({ id }) => !known.includes(id))) await reopen('microphone');
  };

  const retryMissing = async () => {
    const mine = generation;
    set({ retrying: true });
    if (view.missing.camera !== null) await reopen('camera', lastIds.camera);
    if (view.missing.microphone !== null) await reopen('microphone', microphone ? lastIds.microphone : undefined);
    await refreshDevices();
    if (mine === generation) set({ retrying: false });
  };

  const choose = async (change: Partial<PublisherChoice>) => {
    const before = view.choice;
    const choice = { ...before, ...(change.cameraId && { facing: null }), ...change };
    set({ choice });
    if (!sent) return;
    /** Also true when a lost device is chosen again. */
    const isChosen = (name: DeviceName) =>
      choice[`${name}Id`] !== before[`${name}Id`] || (change[`${name}Id`] != null && view.missing[name] !== null);
    if (isChosen('camera') || choice.facing !== before.facing) await reopen('camera');
    else if (choice.resolution !== before.resolution)
      await camera?.applyConstraints(videoConstraints({ ...choice, cameraId: null })).catch(() => undefined);
    if (isChosen('microphone')) await reopen('microphone');
    if (choice.bitrate !== before.bitrate) await limitBitrate();
  };

  const mute = (change: Partial<Muted>) => {
    const muted = { ...view.muted, ...change };
    set({ muted });
    if (camera) camera.enabled = !muted.camera;
    if (microphone) microphone.enabled = !muted.microphone;
  };

  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    level: meter,
    preview(video) {
      if (element && !video) element.srcObject = null;
      element = video;
      if (element) element.muted = true;
      show();
    },
    choose,
    openDevices,
    retryMissing,
    start,
    stop,
    shareScreen,
    mute,
    open() {
      const listening = createListenerGroup();
      listening.on(window, 'online', broadcast.onOnline);
      listening.on(window, 'pagehide', stop);
      if (navigator.mediaDevices) listening.on(navigator.mediaDevices, 'devicechange', () => void onDeviceChange());
      return () => {
        listening.end();
        stop();
      };
    },
  };
}
