/** Distance of two notes and the length of one, in seconds. */
const NOTE_DISTANCE_S = 0.16;
const NOTE_LENGTH_S = 0.14;

async function play(pitches: readonly number[]): Promise<void> {
  const audio = new AudioContext();
  try {
    await audio.resume();
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
    await new Promise((resolve) => setTimeout(resolve, pitches.length * NOTE_DISTANCE_S * 1000 + 200));
  } finally {
    await audio.close();
  }
}

/** Plays short notes one after another, in hertz. Silent without sound, and before the first gesture on the page. */
export function playChime(pitches: readonly number[]): void {
  // Without a gesture, `resume` would wait for one and play long after the event. Older browsers don't have this
  // object.
  const activation = navigator.userActivation as UserActivation | undefined;
  if (typeof AudioContext !== 'function' || activation?.hasBeenActive === false) return;
  void play(pitches).catch(() => undefined);
}
