import { connect } from './connect';
import type { AttachLive } from './live-source';

const ASK_EVERY_MS = 2000;

/** What the statistics of a peer connection (W3C webrtc-stats) say of the delay. */
interface DelayFacts {
  /** Seconds that all emitted pictures together have waited, and their number. */
  waited: number;
  emitted: number;
  /** Seconds to the server and back. */
  roundTrip: number;
}

function delayFacts(report: RTCStatsReport): DelayFacts {
  const facts: DelayFacts = { waited: 0, emitted: 0, roundTrip: 0 };
  report.forEach((entry: { type: string; kind?: string; nominated?: boolean; jitterBufferDelay?: number; jitterBufferEmittedCount?: number; currentRoundTripTime?: number }) => {
    if (entry.type === 'inbound-rtp' && entry.kind === 'video') {
      facts.waited = entry.jitterBufferDelay ?? 0;
      facts.emitted = entry.jitterBufferEmittedCount ?? 0;
    } else if (entry.type === 'candidate-pair' && entry.nominated) facts.roundTrip = entry.currentRoundTripTime ?? 0;
  });
  return facts;
}

/** Plays a stream by WebRTC. The server chooses the picture; there is no way back. */
export const attachWebRtc: AttachLive = async (video, { addresses, streamId, token, onReady, onQualities, onShownQuality, onFault }, until) => {
  onQualities([]);
  const { peer } = await connect({ websocket: addresses.websocket, streamId, token, show: video, onStarted: onReady, onEnd: onFault }, until);

  let before: DelayFacts = { waited: 0, emitted: 0, roundTrip: 0 };
  let delay: number | null = null;
  const measure = async () => {
    const report = await peer()?.getStats();
    if (!report) return;
    const now = delayFacts(report);
    if (now.emitted > before.emitted) delay = (now.waited - before.waited) / (now.emitted - before.emitted) + now.roundTrip / 2;
    before = now;
  };
  const timer = window.setInterval(() => {
    // A closed connection has no statistics; the next one will.
    measure().catch(() => undefined);
    if (video.videoHeight > 0) onShownQuality(Math.min(video.videoWidth, video.videoHeight));
  }, ASK_EVERY_MS);
  until.addEventListener('abort', () => {
    window.clearInterval(timer);
    video.srcObject = null;
  });

  return { setQuality: () => undefined, window: () => null, delay: () => delay };
};
