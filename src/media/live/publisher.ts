import { createListening } from '../listening';
import { createBroadcast } from './broadcast';
import type { PublishTo } from './broadcast';
import { DeviceTrouble, listDevices, openCamera, openMicrophone, openScreen, videoConstraints, whyNotLive } from './devices';
import { createLevelMeter } from './level-meter';
import { NOTHING_SENT } from './publisher-types';
import type { LevelMeter, Muted, PublisherChoice, PublisherStep, PublisherView } from './publisher-types';

interface PublisherMachine {
  view(): PublisherView;
  /** Calls back with each change of the view until the given function is called. */
  subscribe(listener: () => void): () => void;
  level: LevelMeter;
  /** Shows what is sent; null when the element goes. */
  preview(video: HTMLVideoElement | null): void;
  choose(change: Partial<PublisherChoice>): Promise<void>;
  openDevices(): Promise<void>;
  retryMissing(): Promise<void>;
  start(streamId: string, to: PublishTo): Promise<void>;
  stop(): void;
  shareScreen(on: boolean): Promise<void>;
  mute(change: Partial<Muted>): void;
  /** Listens to the browser until the given function is called, which ends everything. */
  open(): () => void;
}

type DeviceName = 'camera' | 'microphone';

const NO_SOUND = 'Your stream has no sound.';

/**
 * Camera, microphone and screen of a performer, and the way of both to the media server. It holds the tracks itself and lends them to each
 * connection, so that a drop does not ask for the devices again and stopping surely turns the camera's light off.
 */
export function createPublisher(): PublisherMachine {
  const listeners = new Set<() => void>();
  const meter = createLevelMeter();
  let view = NOTHING_SENT;
  let element: HTMLVideoElement | null = null;
  let sent: MediaStream | null = null;
  let camera: MediaStreamTrack | null = null;
  let microphone: MediaStreamTrack | null = null;
  /** Ids of the devices that were lent or asked for last. */
  const lent: Partial<Record<DeviceName, string>> = {};
  let screen: MediaStreamTrack | null = null;
  /** Counts the openings and closings of devices: what comes late is let go. */
  let visit = 0;
  /** The opening under way. */
  let opening: Promise<void> | null = null;

  const set = (change: Partial<PublisherView>) => {
    view = { ...view, ...change };
    listeners.forEach((listener) => listener());
  };
  const be = (step: PublisherStep, says: string | null = null) => set({ state: { step, says } });
  /** Says why camera or microphone are missing, or that they are not. */
  const miss = (name: DeviceName, why: string | null) =>
    set({ missing: { ...view.missing, [name]: why !== null && name === 'microphone' ? `${why} ${NO_SOUND}`.trim() : why } });
  const broadcast = createBroadcast({ onStep: be, onLive: () => void limitBitrate() });

  const show = () => {
    if (!element) return;
    element.srcObject = sent;
    if (sent) element.play().catch(() => undefined);
  };
  const sender = (kind: 'audio' | 'video') => broadcast.peer()?.getSenders().find(({ track }) => track?.kind === kind);

  /** Puts a track in the place of another, in the preview and on the air. */
  const replace = async (before: MediaStreamTrack | null, after: MediaStreamTrack) => {
    if (before) sent?.removeTrack(before);
    sent?.addTrack(after);
    show();
    const onAir = sender(after.kind === 'audio' ? 'audio' : 'video');
    if (onAir) await onAir.replaceTrack(after);
    else if (broadcast.peer()) broadcast.renew();
  };

  async function limitBitrate(): Promise<void> {
    const video = sender('video');
    if (!video) return;
    const parameters = video.getParameters();
    parameters.encodings.forEach((encoding) => (encoding.maxBitrate = view.choice.bitrate * 1000));
    await video.setParameters(parameters).catch(() => undefined);
  }

  const followTrack = (track: MediaStreamTrack, name: DeviceName) => {
    lent[name] = track.getSettings().deviceId;
    track.enabled = !view.muted[name];
    track.addEventListener('ended', () => {
      if (track === camera || track === microphone) miss(name, `Your ${name} was disconnected. Connect it again, or choose another one.`);
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
    const mine = visit;
    const devices = await listDevices().catch(() => null);
    if (devices && mine === visit) set(devices);
  };

  const releaseDevices = () => {
    visit += 1;
    opening = null;
    [camera, microphone, screen].forEach((track) => track?.stop());
    camera = screen = sent = null;
    takeMicrophone(null);
    show();
    set({ sharing: false, missing: NOTHING_SENT.missing, retrying: false });
  };

  const askForDevices = async () => {
    const why = whyNotLive();
    if (why) return be('failed', why);
    visit += 1;
    const mine = visit;
    be('asking');
    let silent: string | null = null;
    let opened: (MediaStreamTrack | null)[] = [];
    try {
      opened = [await openCamera(view.choice)];
      opened.push(
        await openMicrophone(view.choice).catch((reason: unknown) => {
          silent = reason instanceof DeviceTrouble ? reason.message : '';
          return null;
        }),
      );
    } catch (reason) {
      if (mine === visit) be('failed', reason instanceof DeviceTrouble ? reason.message : null);
      return;
    }
    if (mine !== visit) {
      opened.forEach((track) => track?.stop());
      return;
    }
    const [video, audio = null] = opened;
    if (video) takeCamera(video);
    takeMicrophone(audio);
    sent = new MediaStream(opened.filter((track) => track != null));
    show();
    miss('microphone', silent);
    be('preview');
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
    const mine = visit;
    await opened;
    if (sent && mine === visit) await broadcast.start(streamId, to, sent);
  };

  const stop = () => {
    const wasOnAir = broadcast.stop();
    releaseDevices();
    if (wasOnAir || view.state.step === 'preview' || view.state.step === 'asking') be('stopped');
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
    const mine = visit;
    const picked = await openScreen();
    if (!picked) return undefined;
    if (mine !== visit) {
      picked.stop();
      return undefined;
    }
    screen = picked;
    // The browser has a button of its own to end it.
    picked.addEventListener('ended', () => void endSharing());
    await replace(camera, picked);
    set({ sharing: true });
    return undefined;
  };

  /** Opens the one that was lost and no other, or else the chosen one. */
  const reopen = async (name: DeviceName, lost?: string) => {
    const mine = visit;
    const deviceId = lost ?? view.choice[`${name}Id`];
    const { choice } = view;
    const wanted = { ...choice, [`${name}Id`]: deviceId };
    const current = () => (name === 'camera' ? camera : microphone);
    const isOutdated = () => mine !== visit || view.choice[`${name}Id`] !== choice[`${name}Id`];
    miss(name, null);
    lent[name] = deviceId ?? lent[name];
    // Some phones lend their camera once only.
    current()?.stop();
    try {
      const track = await (name === 'camera' ? openCamera(wanted, lost != null) : openMicrophone(wanted, lost != null));
      if (isOutdated()) {
        track.stop();
        return;
      }
      const before = current();
      before?.stop();
      if (name === 'camera') takeCamera(track);
      else takeMicrophone(track);
      if (name === 'camera' && screen) return;
      await replace(before, track);
    } catch (reason) {
      if (!isOutdated() && reason instanceof DeviceTrouble) miss(name, reason.message);
    }
  };

  /** Takes back what was disconnected and is there again, and a microphone that comes where there was none. Another camera is taken only when it is chosen: fans would see it. */
  const onDeviceChange = async () => {
    const known = view.microphones.map(({ id }) => id);
    await refreshDevices();
    if (view.missing.camera !== null && view.cameras.some(({ id }) => id === lent.camera)) await reopen('camera', lent.camera);
    if (view.missing.microphone === null) return;
    if (microphone && view.microphones.some(({ id }) => id === lent.microphone)) await reopen('microphone', lent.microphone);
    if (!microphone && view.microphones.some(({ id }) => !known.includes(id))) await reopen('microphone');
  };

  const retryMissing = async () => {
    const mine = visit;
    set({ retrying: true });
    if (view.missing.camera !== null) await reopen('camera', lent.camera);
    if (view.missing.microphone !== null) await reopen('microphone', microphone ? lent.microphone : undefined);
    await refreshDevices();
    if (mine === visit) set({ retrying: false });
  };

  const choose = async (change: Partial<PublisherChoice>) => {
    const before = view.choice;
    const choice = { ...before, ...change };
    set({ choice });
    if (!sent) return;
    /** Also the same one once more, where it was lost. */
    const isChosen = (name: DeviceName) => choice[`${name}Id`] !== before[`${name}Id`] || (change[`${name}Id`] != null && view.missing[name] !== null);
    if (isChosen('camera')) await reopen('camera');
    else if (choice.resolution !== before.resolution) await camera?.applyConstraints(videoConstraints({ ...choice, cameraId: null })).catch(() => undefined);
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
      const listening = createListening();
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
