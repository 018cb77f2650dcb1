import { connect } from './connect';
import type { AttachLive } from './live-source';

const STATS_INTERVAL_MS = 2000;
/**
 * How long packets can arrive without a decoded frame. Shorter than the session's stall limit, which would restart it
 * first.
 */
const UNDECODED_FOR_MS = 6000;

/** Video figures from the peer connection's statistics (W3C webrtc-stats). */
interface VideoFacts {
  /** Packets received and frames decoded. */
  received: number;
  decoded: number;
  /** Total jitter buffer delay in seconds, and the number of frames it applies to. */
  waited: number;
  emitted: number;
  /** Round-trip time, in seconds. */
  roundTrip: number;
}

function videoFacts(report: RTCStatsReport): VideoFacts {
  const facts: VideoFacts = { received: 0, decoded: 0, waited: 0, emitted: 0, roundTrip: 0 };
  report.forEach(
    (entry: {
      type: string;
      kind?: string;
      nominated?: boolean;
      packetsReceived?: number;
      framesDecoded?: number;
      jitterBufferDelay?: number;
      jitterBufferEmittedCount?: number;
      currentRoundTripTime?: number;
    }) => {
      if (entry.type === 'inbound-rtp' && entry.kind === 'video') {
        facts.received = entry.packetsReceived ?? 0;
        facts.decoded = entry.framesDecoded ?? 0;
        facts.waited = entry.jitterBufferDelay ?? 0;
        facts.emitted = entry.jitterBufferEmittedCount ?? 0;
      } else if (entry.type === 'candidate-pair' && entry.nominated) facts.roundTrip = entry.currentRoundTripTime ?? 0;
    },
  );
  return facts;
}

const hasVideo = (description: RTCSessionDescription | null) => /^m=video [1-9]/m.test(description?.sdp ?? '');

/**
 * True when the browser supports none of the stream's video codecs: its SDP answer then rejects the video with port 0.
 */
const refusesVideo = ({ remoteDescription, localDescription }: RTCPeerConnection) =>
  hasVideo(remoteDescription) && localDescription !== null && !hasVideo(localDescription);

/** Plays a stream over WebRTC. The server chooses the quality, and seeking isn't possible. */
export const attachWebRtc: AttachLive = async (
  video,
  { urls, streamId, token, onReady, onQualities, onShownQuality, onFault },
  until,
) => {
  onQualities([]);
  const { peer } = await connect(
    { websocket: urls.play, streamId, token, show: video, onStarted: onReady, onEnd: onFault },
    until,
  );

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
    if (now.emitted > before.emitted)
      delay = (now.waited - before.waited) / (now.emitted - before.emitted) + now.roundTrip / 2;
    before = now;
  };
  const timer = window.setInterval(() => {
    // A closed connection has no statistics.
    measure().catch(() => undefined);
    if (video.videoHeight > 0) onShownQuality(Math.min(video.videoWidth, video.videoHeight));
  }, STATS_INTERVAL_MS);
  until.addEventListener('abort', () => {
    window.clearInterval(timer);
    video.srcObject = null;
  });

  return { setQuality: () => undefined, window: () => null, delay: () => delay };
};
