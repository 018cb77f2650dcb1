import type * as Werift from 'werift';
import type { MediaStreamTrack, RTCPeerConnection, RTCRtpSender, RtpPacket } from 'werift';
import type { VideoCodec } from './frames';

export type Kind = 'video' | 'audio';
export type Candidate = { label: number; id: string; candidate: string };

type Signals = {
  candidate: (candidate: Candidate) => void;
  connected: () => void;
  /** The peer is unreachable. */
  gone: () => void;
};

export type Tracks = { video: VideoCodec | null; audio: boolean };

/** Imported with the first stream, because it takes a second or two to load. */
export const loadWebRtc = (): Promise<typeof Werift> => import('werift');

/** One codec, so that packets can be forwarded unchanged. IP addresses of this machine only, including loopback. */
const setUp = ({ useH264: h264, useVP8: vp8, useOPUS: opus, useSdesMid: mid }: typeof Werift, video: VideoCodec) => ({
  iceServers: [],
  iceAdditionalHostAddresses: ['127.0.0.1'],
  iceUseIpv6: false,
  codecs: { video: [video === 'h264' ? h264() : vp8()], audio: [opus()] },
  headerExtensions: { video: [mid()], audio: [mid()] },
});

/** RFC 8285 §4.2. */
const ONE_BYTE_EXTENSIONS = 0xbede;

abstract class Peer {
  protected closed = false;

  protected constructor(
    protected readonly werift: typeof Werift,
    protected readonly connection: RTCPeerConnection,
    signals: Signals,
  ) {
    connection.onIceCandidate.subscribe((found) => {
      if (found?.candidate && !this.closed)
        signals.candidate({ label: found.sdpMLineIndex ?? 0, id: found.sdpMid ?? '0', candidate: found.candidate });
    });
    connection.connectionStateChange.subscribe((state) => {
      if (this.closed) return;
      if (state === 'connected') signals.connected();
      if (state === 'failed' || state === 'closed') signals.gone();
    });
  }

  async candidate(candidate: string, id: string, label: number): Promise<void> {
    // Browsers hide their IP addresses behind mDNS names. They are found by the packets they send.
    if (this.closed || candidate === '' || candidate.includes('.local ')) return;
    await this.connection.addIceCandidate({ candidate, sdpMid: id, sdpMLineIndex: label });
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.connection.close();
  }
}

/** The peer of a publisher. Receives RTP. */
export class PublisherPeer extends Peer {
  private video: { receiver: Werift.RTCRtpReceiver; track: MediaStreamTrack } | null = null;

  /** Answers an SDP offer. `received` is called with every packet. */
  static async answer(
    offer: string,
    signals: Signals,
    received: (kind: Kind, packet: RtpPacket) => void,
  ): Promise<{ peer: PublisherPeer; answer: string; tracks: Tracks }> {
    const werift = await loadWebRtc();
    // Prefer H.264, because HLS can use it without encoding.
    const codec: VideoCodec = /^a=rtpmap:\d+ H264\/90000/im.test(offer) ? 'h264' : 'vp8';
    const connection = new werift.RTCPeerConnection(setUp(werift, codec));
    const peer = new PublisherPeer(werift, connection, signals);
    connection.onRemoteTransceiverAdded.subscribe((transceiver) => {
      const { kind } = transceiver;
      transceiver.onTrack.subscribe((track) => {
        if (kind === 'video') peer.video = { receiver: transceiver.receiver, track };
        track.onReceiveRtp.subscribe((packet) => received(kind === 'video' ? 'video' : 'audio', packet));
      });
    });
    await connection.setRemoteDescription({ type: 'offer', sdp: offer });
    const answer = await connection.createAnswer();
    await connection.setLocalDescription(answer);
    const offers = (kind: Kind): boolean => new RegExp(`^m=${kind} [1-9]`, 'm').test(offer);
    return {
      peer,
      answer: startingWell(connection.localDescription?.sdp ?? answer.sdp),
      tracks: { video: offers('video') ? codec : null, audio: offers('audio') },
    };
  }

  askForKeyFrame(): void {
    const { video } = this;
    if (this.closed || !video?.track.ssrc) return;
    void video.receiver.sendRtcpPLI(video.track.ssrc);
  }
}

/** Chromium starts at 300 kbit/s, which looks poor for the first ten seconds. On one machine, bandwidth is no limit. */
const startingWell = (sdp: string): string =>
  sdp.replace(/^a=fmtp:.*profile-level-id=\w+.*$/gm, '$&;x-google-start-bitrate=900');

export class PlayerPeer extends Peer {
  private readonly outlets: Partial<Record<Kind, { sender: RTCRtpSender; restarts: boolean }>> = {};

  static async offer(
    { video, audio }: Tracks,
    signals: Signals,
    wantsKeyFrame: () => void,
  ): Promise<{ peer: PlayerPeer; offer: string }> {
    const werift = await loadWebRtc();
    const connection = new werift.RTCPeerConnection(setUp(werift, video ?? 'h264'));
    const peer = new PlayerPeer(werift, connection, signals);
    const stream = new werift.MediaStream();
    for (const kind of ['video', 'audio'] as const) {
      if (!(kind === 'video' ? video : audio)) continue;
      const { sender } = connection.addTransceiver(new werift.MediaStreamTrack({ kind }), {
        direction: 'sendonly',
        streams: [stream],
      });
      sender.onPictureLossIndication.subscribe(wantsKeyFrame);
      peer.outlets[kind] = { sender, restarts: false };
    }
    const offer = await connection.createOffer();
    await connection.setLocalDescription(offer);
    return { peer, offer: connection.localDescription?.sdp ?? offer.sdp };
  }

  async answer(sdp: string): Promise<void> {
    if (!this.closed) await this.connection.setRemoteDescription({ type: 'answer', sdp });
  }

  /** Continues the sequence numbers and timestamps when another source follows. */
  restart(): void {
    for (const outlet of Object.values(this.outlets)) outlet.restarts = true;
  }

  send(kind: Kind, packet: RtpPacket): void {
    const outlet = this.outlets[kind];
    if (!outlet || this.closed) return;
    const copy = packet.clone();
    // Extension ids are negotiated per connection.
    copy.header.extensions = [];
    copy.header.extension = false;
    copy.header.extensionProfile = ONE_BYTE_EXTENSIONS;
    if (outlet.restarts) outlet.sender.replaceRTP(copy.header, true);
    outlet.restarts = false;
    void outlet.sender.sendRtp(copy).catch(() => undefined);
  }
}
