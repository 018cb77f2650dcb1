import { randomBytes } from 'node:crypto';
import { decodeJwt, SignJWT, jwtVerify, type JWTPayload } from 'jose';
import type { Credential, Performer, User } from '../db/rows';
import type { Store } from '../db/store';
import type { Operation } from '@/contract/operation';
import { forbidden, unauthorized } from './errors';

type Fan = { source: 'user'; account: User };
type Owner = { source: 'performer'; account: Performer };
export type Viewer = Fan | Owner;

type Access = Operation['auth'];
/** The viewer that a call with this access level is guaranteed to have. */
export type ViewerFor<A extends Access> = {
  none: null;
  optional: Viewer | null;
  any: Viewer;
  fan: Fan;
  performer: Owner;
}[A];

/** Identifies a session. `expires` is in seconds since 1970. */
export type SessionId = { id: string; expires: number };

const DAY = 24 * 60 * 60;

/**
 * Creates a session token: a JWT with `{ authId, source, sourceId }`, valid for a day or, with `remember`, as long as
 * its cookie.
 */
export function issueSession(
  secret: Uint8Array,
  { _id: authId, source, sourceId, generation = 0 }: Credential,
  remember: boolean,
  now: Date,
): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000);
  return new SignJWT({ authId, source, sourceId, generation })
    .setProtectedHeader({ alg: 'HS256' })
    .setJti(randomBytes(12).toString('hex'))
    .setIssuedAt(issued)
    .setExpirationTime(issued + (remember ? 365 * DAY : DAY))
    .sign(secret);
}

/** Claims of verified tokens, by secret and token. A page sends the same token a dozen times. */
const verified = new WeakMap<Uint8Array, Map<string, JWTPayload>>();
const MAX_VERIFIED = 1000;

async function getClaims(secret: Uint8Array, token: string, now: Date): Promise<JWTPayload | null> {
  const tokens = verified.get(secret) ?? new Map<string, JWTPayload>();
  const known = tokens.get(token);
  if (known) return (known.exp ?? 0) * 1000 > now.getTime() ? known : null;
  const claims = await jwtVerify(token, secret, { algorithms: ['HS256'], currentDate: now }).then(
    ({ payload }) => payload,
    () => null,
  );
  if (!claims) return null;
  if (tokens.size >= MAX_VERIFIED) tokens.clear();
  verified.set(secret, tokens.set(token, claims));
  return claims;
}

/** Returns the account of a token, or null if the token is expired or forged or its account was deleted. */
export async function getViewer(
  store: Store,
  secret: Uint8Array,
  token: string | null,
  now: Date,
): Promise<Viewer | null> {
  if (!token) return null;
  const claims = await getClaims(secret, token, now);
  if (typeof claims?.authId !== 'string') return null;
  const credential = store.credentials.get(claims.authId);
  return credential && isOpen(credential, claims) ? getAccount(store, credential) : null;
}

/** False if the session was ended, alone or with all others of its account. */
function isOpen(
  { generation = 0, currentSession: remainingSession, endedSessions = {} }: Credential,
  { jti = '', ...claims }: JWTPayload,
): boolean {
  if (jti in endedSessions) return false;
  return Number(claims.generation ?? 0) >= generation || (jti !== '' && jti === remainingSession);
}

/** Reads the session of a verified token. */
export const getSession = (token: string): SessionId => {
  const { jti = '', exp = 0 } = decodeJwt(token);
  return { id: jti, expires: exp };
};

export function endSession(
  store: Store,
  { _id, endedSessions = {} }: Credential,
  { id, expires }: SessionId,
  now: Date,
): void {
  const unexpired = Object.entries(endedSessions).filter(([, end]) => end * 1000 > now.getTime());
  store.credentials.update(_id, { endedSessions: { ...Object.fromEntries(unexpired), [id]: expires } });
}

/** Ends all sessions of an account except `remaining`. */
export function endSessions(store: Store, { _id, generation = 0 }: Credential, remaining: SessionId | null): void {
  store.credentials.update(_id, { generation: generation + 1, currentSession: remaining?.id ?? '' });
}

function getAccount(store: Store, { source, sourceId }: Credential): Viewer | null {
  if (source === 'user') {
    const account = store.users.get(sourceId);
    return account ? { source, account } : null;
  }
  const account = store.performers.get(sourceId);
  return account ? { source, account } : null;
}

/**
 * Reads the token of a request: the header with or without `Bearer `, otherwise the query `authorization`. Logged-out
 * clients may send `null` or an empty value, which count as no token (contract A.1).
 */
export function getToken(request: Request): string | null {
  const query = new URL(request.url).searchParams;
  return (
    tidyToken(request.headers.get('authorization')) ??
    tidyToken(query.get('authorization')) ??
    tidyToken(query.get('Authorization'))
  );
}

export function tidyToken(raw: string | null | undefined): string | null {
  const token = raw?.replace(/^Bearer\b/i, '').trim();
  return token && token !== 'null' && token !== 'undefined' ? token : null;
}

/** Returns the viewer or throws: 401 without a valid token, 403 for the wrong role or a closed account. */
export function admitted(access: Access, viewer: Viewer | null, hasToken: boolean): Viewer | null {
  if (access === 'none') return null;
  if (access === 'optional') return viewer?.account.status === 'inactive' ? null : viewer;
  if (!viewer) throw unauthorized(hasToken ? 'Your session has ended.' : 'Log in to continue.');
  if (viewer.account.status === 'inactive') throw forbidden('This account isn’t active.');
  if (access === 'fan' && viewer.source !== 'user') throw forbidden('Only a fan account can do this.');
  if (access === 'performer' && viewer.source !== 'performer') throw forbidden('Only a performer account can do this.');
  return viewer;
}
