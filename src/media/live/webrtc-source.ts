import { connect } from './connect';
import type { AttachLive } from './live-source';

const ASK_EVERY_MS = 2000;
/** How long video may come in without a single picture being decoded: less than until the session starts it again. */
const UNDECODED_FOR_MS = 6000;

/** What the statistics of a peer connection (W3C webrtc-stats) say of the video. */
interface VideoFacts {
  /** Packets that came, and pictures made of them. */
  received: number;
  decoded: number;
  /** Seconds that all emitted pictures together have waited, and their number. */
  waited: number;
  emitted: number;
  /** Seconds to the server and back. */
  roundTrip: number;
}

function videoFacts(report: RTCStatsReport): VideoFacts {
  const facts: VideoFacts = { received: 0, decoded: 0, waited: 0, emitted: 0, roundTrip: 0 };
  report.forEach((entry: { type: string; kind?: string; nominated?: boolean; packetsReceived?: number; framesDecoded?: number; jitterBufferDelay?: number; jitterBufferEmittedCount?: number; currentRoundTripTime?: number }) => {
    if (entry.type === 'inbound-rtp' && entry.kind === 'video') {
      facts.received = entry.packetsReceived ?? 0;
      facts.decoded = entry.framesDecoded ?? 0;
      facts.waited = entry.jitterBufferDelay ?? 0;
      facts.emitted = entry.jitterBufferEmittedCount ?? 0;
    } else if (entry.type === 'candidate-pair' && entry.nominated) facts.roundTrip = entry.currentRoundTripTime ?? 0;
  });
  return facts;
}

const hasVideo = (description: RTCSessionDescription | null) => /^m=video [1-9]/m.test(description?.sdp ?? '');

/** True when the stream has video of which the browser knows no codec: its answer then refuses the video by port 0. */
const refusesVideo = ({ remoteDescription, localDescription }: RTCPeerConnection) => hasVideo(remoteDescription) && localDescription !== null && !hasVideo(localDescription);

/** Plays a stream by WebRTC. The server chooses the picture; there is no way back. */
export const attachWebRtc: AttachLive = async (video, { addresses, streamId, token, onReady, onQualities, onShownQuality, onFault }, until) => {
  onQualities([]);
  const { peer } = await connect({ websocket: addresses.websocket, streamId, token, show: video, onStarted: onReady, onEnd: onFault }, until);

  let before: VideoFacts = { received: 0, decoded: 0, waited: 0, emitted: 0, roundTrip: 0 };
  let delay: number | null = null;
  let undecodedSince: number | null = null;
  const measure = async () => {
    const connection = peer();
    if (connection && refusesVideo(connection)) onFault('undecodable');
    const report = await connection?.getStats();
    if (!report) return;
    const now = videoFacts(report);
    if (now.received === 0 || now.decoded > 0) undecodedSince = null;
    else undecodedSince ??= Date.now();
    if (undecodedSince !== null && Date.now() - undecodedSince > UNDECODED_FOR_MS) onFault('undecodable');
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
