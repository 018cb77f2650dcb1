/** Distance of two notes and the length of one, in seconds. */
const NOTE_DISTANCE_S = 0.16;
const NOTE_LENGTH_S = 0.14;

/** Upper bound for the start of the audio output, in ms. A later sound would come long after the event. */
const MAX_START_MS = 500;

/** The events during which Safari starts audio output. */
const GESTURES = ['touchend', 'click', 'keydown'] as const;

/** Shared by all chimes: Safari starts one only during a gesture, and limits their number. Browser only. */
let sharedAudio: AudioContext | undefined;

const hasAudio = () => typeof AudioContext === 'function';

async function startAudio(): Promise<AudioContext> {
  sharedAudio ??= new AudioContext();
  // Outside a gesture, Safari waits for the next one.
  await Promise.race([sharedAudio.resume(), new Promise((resolve) => setTimeout(resolve, MAX_START_MS))]);
  return sharedAudio;
}

/**
 * Lets chimes be heard in Safari, also outside a gesture: starts audio output with the next gesture. Returns a function
 * that stops listening.
 */
export function enableChimes(): () => void {
  const onGesture = () => {
    if (hasAudio() && sharedAudio?.state !== 'running') startAudio().catch(() => undefined);
  };
  for (const gesture of GESTURES) window.addEventListener(gesture, onGesture, { capture: true, passive: true });
  return () => {
    for (const gesture of GESTURES) window.removeEventListener(gesture, onGesture, true);
  };
}

async function play(pitches: readonly number[]): Promise<void> {
  const audio = await startAudio();
  if (audio.state !== 'running') return;
  const volume = audio.createGain();
  volume.gain.value = 0.1;
  volume.connect(audio.destination);
  pitches.forEach((pitch, index) => {
    const note = audio.createOscillator();
    note.frequency.value = pitch;
    note.connect(volume);
    note.start(audio.currentTime + index * NOTE_DISTANCE_S);
    note.stop(audio.currentTime + index * NOTE_DISTANCE_S + NOTE_LENGTH_S);
  });
}

/** Plays short notes one after another, in hertz. Silent without sound, and before the first gesture on the page. */
export function playChime(pitches: readonly number[]): void {
  // Without a gesture, `resume` would wait for one. Older browsers don't have this object.
  const activation = navigator.userActivation as UserActivation | undefined;
  if (!hasAudio() || activation?.hasBeenActive === false) return;
  void play(pitches).catch(() => undefined);
}
