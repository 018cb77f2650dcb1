/**
 * A clock that survives a video codec: the time in ms as black and white fields, drawn into the frames of a fake camera
 * and read from the video of a viewer on the same machine. Both functions run in the browser.
 */

/** Replaces the camera of a page by a canvas with the clock, and the microphone by a tone. For `addInitScript`. */
export function cameraWithClock() {
  const BITS = 24;
  const COLUMNS = 12;
  const FIELD = 48;
  const canvas = document.createElement('canvas');
  canvas.width = 640;
  canvas.height = 360;
  const draw = () => {
    const pen = canvas.getContext('2d');
    const now = Date.now() % 2 ** BITS;
    pen.fillStyle = '#446';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    for (let bit = 0; bit < BITS; bit += 1) {
      const on = Math.floor(now / 2 ** bit) % 2 === 1;
      pen.fillStyle = on ? '#fff' : '#000';
      pen.fillRect(32 + (bit % COLUMNS) * FIELD, 64 + Math.floor(bit / COLUMNS) * FIELD, FIELD, FIELD);
    }
  };
  const open = async ({ video, audio } = {}) => {
    draw();
    setInterval(draw, 33);
    const stream = video ? canvas.captureStream(30) : new MediaStream();
    if (audio) {
      const sound = new AudioContext();
      const out = sound.createMediaStreamDestination();
      const tone = new OscillatorNode(sound, { frequency: 220 });
      tone.connect(new GainNode(sound, { gain: 0.05 })).connect(out);
      tone.start();
      for (const track of out.stream.getAudioTracks()) stream.addTrack(track);
    }
    return stream;
  };
  navigator.mediaDevices.getUserMedia = open;
}

/** The delay of the largest video on the page, in ms; null if no clock can be read. For `evaluate`. */
export function ageOfPicture() {
  const BITS = 24;
  const COLUMNS = 12;
  const FIELD = 48;
  const [video] = [...document.querySelectorAll('video')]
    .filter(({ videoWidth }) => videoWidth > 0)
    .sort((a, b) => b.clientWidth - a.clientWidth);
  if (!video) return null;
  const canvas = document.createElement('canvas');
  canvas.width = 640;
  canvas.height = 360;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const now = Date.now();
  pen.drawImage(video, 0, 0, canvas.width, canvas.height);
  let shown = 0;
  for (let bit = 0; bit < BITS; bit += 1) {
    const x = 32 + (bit % COLUMNS) * FIELD + FIELD / 2;
    const y = 64 + Math.floor(bit / COLUMNS) * FIELD + FIELD / 2;
    const [red] = pen.getImageData(x, y, 1, 1).data;
    if (red > 70 && red < 185) return null;
    if (red >= 185) shown += 2 ** bit;
  }
  const age = (now - shown + 2 ** BITS) % 2 ** BITS;
  return age < 60_000 ? age : null;
}

/** How the page receives its video: `webrtc` or `hls`. For `evaluate`. */
export const videoTransport = () =>
  [...document.querySelectorAll('video')].some(({ srcObject }) => srcObject instanceof MediaStream) ? 'webrtc' : 'hls';
