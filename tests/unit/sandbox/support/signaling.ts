import { once } from 'node:events';
import {
  MediaStreamTrack,
  RTCPeerConnection,
  RtpHeader,
  RtpPacket,
  useH264 as h264,
  useOPUS as opus,
  useSdesMid as mid,
} from 'werift';
import { WebSocket } from 'ws';

type Message = Record<string, unknown> & { command: string; definition?: string };

/** The browser's side of the signaling socket, with its own peer. */
export class SignalingClient {
  private readonly received: Message[] = [];
  private waiting: (() => void)[] = [];
  private peer: RTCPeerConnection | null = null;
  private camera: NodeJS.Timeout | undefined;

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => {
      this.received.push(JSON.parse(data.toString()) as Message);
      this.waiting.splice(0).forEach((look) => look());
    });
  }

  static async open(url: string): Promise<SignalingClient> {
    const socket = new WebSocket(url);
    const client = new SignalingClient(socket);
    await once(socket, 'open');
    return client;
  }

  log(message: object | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Waits for the next message with one of these commands or definitions. Drops earlier messages. */
  async waitFor(...names: string[]): Promise<Message> {
    for (;;) {
      const index = this.received.findIndex(
        ({ command, definition = '' }) => names.includes(command) || names.includes(definition),
      );
      const found = this.received[index];
      if (found) {
        this.received.splice(0, index + 1);
        return found;
      }
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  /** Publishes this frame repeatedly. */
  async publish(streamId: string, picture: string): Promise<void> {
    const peer = this.connect();
    const track = new MediaStreamTrack({ kind: 'video' });
    peer.addTransceiver(track, { direction: 'sendonly' });
    // Repeat the command, as a browser does while its previous connection is still registered.
    do this.log({ command: 'publish', streamId, token: null, video: true, audio: false });
    while ((await this.waitFor('start', 'streamIdInUse')).command === 'error');
    const offer = await peer.createOffer();
    await peer.setLocalDescription(offer);
    this.log({ command: 'takeConfiguration', streamId, type: 'offer', sdp: peer.localDescription?.sdp });
    const { sdp } = await this.waitFor('takeConfiguration');
    await peer.setRemoteDescription({ type: 'answer', sdp: String(sdp) });
    let sequenceNumber = 0;
    this.camera = setInterval(() => {
      sequenceNumber += 1;
      // A slice of a frame that is not a key frame, so nothing has to be encoded.
      const payload = Buffer.concat([Buffer.of(0x41), Buffer.from(picture)]);
      track.writeRtp(
        new RtpPacket(
          new RtpHeader({ sequenceNumber, timestamp: sequenceNumber * 3000, marker: true, payloadType: 96 }),
          payload,
        ),
      );
    }, 50);
  }

  /** Plays a stream and returns the received frames. */
  async play(streamId: string): Promise<Set<string>> {
    const pictures = new Set<string>();
    const peer = this.connect();
    peer.onTrack.subscribe((track) =>
      track.onReceiveRtp.subscribe(({ payload }) => pictures.add(payload.subarray(1).toString())),
    );
    this.log({ command: 'play', streamId, token: '' });
    const { sdp } = await this.waitFor('takeConfiguration');
    await peer.setRemoteDescription({ type: 'offer', sdp: String(sdp) });
    await peer.setLocalDescription(await peer.createAnswer());
    this.log({ command: 'takeConfiguration', streamId, type: 'answer', sdp: peer.localDescription?.sdp });
    await this.waitFor('play_started');
    return pictures;
  }

  async close(): Promise<void> {
    clearInterval(this.camera);
    this.socket.terminate();
    await this.peer?.close();
  }

  private connect(): RTCPeerConnection {
    this.peer = new RTCPeerConnection({
      iceServers: [],
      iceAdditionalHostAddresses: ['127.0.0.1'],
      iceUseIpv6: false,
      codecs: { video: [h264()], audio: [opus()] },
      headerExtensions: { video: [mid()], audio: [mid()] },
    });
    return this.peer;
  }
}
