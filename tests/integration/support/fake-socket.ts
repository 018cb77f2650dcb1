type Listener = (...values: unknown[]) => void;

class Emitter {
  private listeners: [string, Listener][] = [];

  on(event: string, listener: Listener): this {
    this.listeners.push([event, listener]);
    return this;
  }

  off(event: string, listener: Listener): this {
    this.listeners = this.listeners.filter(([name, each]) => name !== event || each !== listener);
    return this;
  }

  removeAllListeners(): this {
    this.listeners = [];
    return this;
  }

  /** How many listeners this event has. */
  countListeners(event: string): number {
    return this.listeners.filter(([name]) => name === event).length;
  }

  /** Simulates an event from the server or of the connection. */
  deliver(event: string, ...values: unknown[]): void {
    for (const [name, listener] of [...this.listeners]) if (name === event) listener(...values);
  }
}

/** A socket connection without a network. The test triggers its events. */
export class FakeSocket extends Emitter {
  readonly io = new Emitter();
  readonly sent: unknown[][] = [];
  active = true;
  closed = false;

  constructor(
    readonly url: string,
    readonly options: Record<string, unknown>,
  ) {
    super();
  }

  emit(...message: unknown[]): void {
    this.sent.push(message);
  }

  connect(): void {
    this.active = true;
  }

  disconnect(): void {
    this.active = false;
    this.closed = true;
  }
}

/** Replaces socket.io-client's connections by fakes for the tests of this file. Returns those that were opened. */
export function fakeSockets(): FakeSocket[] {
  const opened: FakeSocket[] = [];
  jest.doMock('socket.io-client', () => ({
    io: (url: string, options: Record<string, unknown>) => {
      const socket = new FakeSocket(url, options);
      opened.push(socket);
      return socket;
    },
  }));
  beforeEach(() => void opened.splice(0));
  return opened;
}
