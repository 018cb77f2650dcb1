import type { RawData, WebSocket } from 'ws';
import { PlayPart, PublishPart, type Part } from './parts';
import type { Studio } from './studio';
import type { TokenType } from './tokens';
import { Wire } from './wire';

type Options = {
  studio: Studio;
  /** Whether the token authorizes the stream, if streams need one. */
  admits: (streamId: string, type: TokenType, token: unknown) => boolean;
  say: (sentence: string) => void;
};

type Command = Record<string, unknown>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The signaling session of one browser (contract F.3). Runs one command at a time. */
export class SignalingSession {
  private readonly parts = new Map<string, Part>();
  private queue = Promise.resolve();

  constructor(
    private readonly socket: WebSocket,
    private readonly options: Options,
  ) {
    socket.on('message', (data) => this.enqueue(() => this.obey(commandIn(data))));
    socket.on('close', () =>
      this.enqueue(() => [...this.parts.keys()].forEach((streamId) => this.leave(streamId, true))),
    );
    socket.on('error', () => socket.terminate());
  }

  private enqueue(work: () => void | Promise<void>): void {
    this.queue = this.queue
      .then(work)
      .catch((error: Error) => this.options.say(`The media server could not run a command: ${error.message}`));
  }

  private async obey(command: Command | null): Promise<void> {
    if (!command) return;
    const name = text(command.command);
    const streamId = text(command.streamId);
    const wire = new Wire(this.socket, streamId);
    if (name === 'ping') return wire.send({ command: 'pong' });
    if (name === 'getIceServerConfig')
      return wire.send({
        command: 'iceServerConfig',
        stunServerUri: '',
        turnServerUsername: '',
        turnServerCredential: '',
      });
    if (streamId === '') return wire.fail('noStreamNameSpecified');

    if (name === 'publish') return this.publish(streamId, command.token, wire);
    if (name === 'play') return this.play(streamId, command.token, wire);
    if (name === 'stop') {
      if (!this.parts.has(streamId)) return;
      const ends = this.parts.get(streamId) instanceof PlayPart ? 'play_finished' : 'publish_finished';
      this.leave(streamId, false);
      return wire.notify(ends);
    }
    const part = this.parts.get(streamId);
    if (name === 'takeConfiguration') return part?.description(text(command.type), text(command.sdp));
    if (name === 'takeCandidate')
      return part?.candidate(text(command.candidate), text(command.id), Number(command.label) || 0);

    const reply = this.getReply(name, streamId);
    if (!reply) return;
    if (this.options.studio.isPublishing(streamId)) wire.send(reply);
    else wire.fail('no_stream_exist');
  }

  private getReply(name: string, streamId: string): object | null {
    switch (name) {
      case 'getStreamInfo':
        return { command: 'streamInformation', streamInfo: [] };
      case 'getTrackList':
        return { command: 'trackList', trackList: [] };
      case 'getBroadcastObject':
        return {
          command: 'notification',
          definition: 'broadcastObject',
          broadcast: JSON.stringify({ streamId, status: 'broadcasting' }),
        };
      case 'getSubscriberCount':
        return { command: 'notification', definition: 'subscriberCount', count: this.options.studio.viewers(streamId) };
      default:
        return null;
    }
  }

  private publish(streamId: string, token: unknown, wire: Wire): void {
    const { studio, admits } = this.options;
    if (!admits(streamId, 'publish', token)) return wire.fail('unauthorized_access');
    // The browser published or played this stream on the same socket before: start over.
    this.leave(streamId, true);
    if (studio.isTaken(streamId)) return wire.fail('streamIdInUse');
    this.parts.set(streamId, new PublishPart(studio, streamId, wire));
  }

  private async play(streamId: string, token: unknown, wire: Wire): Promise<void> {
    const { studio, admits } = this.options;
    if (!admits(streamId, 'play', token)) return wire.fail('unauthorized_access');
    this.leave(streamId, true);
    const source = await studio.source(streamId);
    if (!source) return wire.fail('no_stream_exist');
    this.parts.set(streamId, await PlayPart.begin(source.audience, source.tracks, wire));
  }

  private leave(streamId: string, lost: boolean): void {
    this.parts.get(streamId)?.leave(lost);
    this.parts.delete(streamId);
  }
}

/** Parses a message, which may be anything. */
function commandIn(data: RawData): Command | null {
  try {
    const command: unknown = JSON.parse(data.toString());
    return typeof command === 'object' && command !== null ? { ...command } : null;
  } catch {
    return null;
  }
}
