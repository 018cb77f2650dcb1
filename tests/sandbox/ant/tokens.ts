import { createHmac, timingSafeEqual } from 'node:crypto';

export type TokenType = 'publish' | 'play';
type TokenRequest = {
  streamId: string;
  type: TokenType;
  /** Milliseconds since 1970. */
  expireDate: number;
};

/**
 * Tokens of the media server (contract F.2). They are signed, so nothing is stored: they stay valid until they expire,
 * for any number of uses (a reconnect sends the same one) and across restarts.
 */
export class StreamTokens {
  constructor(
    private readonly secret: Uint8Array,
    private readonly now: () => Date,
  ) {}

  issue({ streamId, type, expireDate }: TokenRequest): string {
    return `${Math.floor(expireDate).toString(36)}.${this.signature(streamId, type, Math.floor(expireDate))}`;
  }

  /** Whether the token is valid for this stream and action. `token` comes from outside and may be anything. */
  check(streamId: string, type: TokenType, token: unknown): boolean {
    if (typeof token !== 'string') return false;
    const [expiry = '', given = ''] = token.split('.');
    const expires = parseInt(expiry, 36);
    if (!(expires > this.now().getTime())) return false;
    const expected = Buffer.from(this.signature(streamId, type, expires));
    const received = Buffer.from(given);
    return expected.length === received.length && timingSafeEqual(expected, received);
  }

  private signature(streamId: string, type: TokenType, expires: number): string {
    return createHmac('sha256', this.secret).update(`stream:${type}:${streamId}:${expires}`).digest('base64url');
  }
}
