import type { WebSocket } from 'ws';
import type { Candidate } from './peers';

/** Sends the messages of the media server to one browser (contract F.3). */
export class Wire {
  constructor(
    private readonly socket: WebSocket,
    private readonly streamId: string,
  ) {}

  notify(definition: string, more: object = {}): void {
    this.send({ command: 'notification', definition, ...more });
  }

  fail(definition: string): void {
    this.send({ command: 'error', definition, ...(definition === 'no_stream_exist' && { error_code: '404' }) });
  }

  description(type: 'offer' | 'answer', sdp: string): void {
    this.send({ command: 'takeConfiguration', type, sdp });
  }

  candidate(candidate: Candidate): void {
    this.send({ command: 'takeCandidate', ...candidate });
  }

  send(message: object): void {
    if (this.socket.readyState === this.socket.OPEN)
      this.socket.send(JSON.stringify({ ...message, streamId: this.streamId }));
  }
}
