import { randomBytes } from 'node:crypto';
import { and, is } from '../db/conditions';
import type { Credential } from '../db/rows';
import type { Store } from '../db/store';
import { invalidField } from '../http/errors';
import type { Viewer } from '../http/session';
import type { Row, SourceType } from '../seed/rows/common';

/** Finds the account of this kind by email, ignoring case. */
export function accountByEmail(store: Store, source: SourceType, email: string): Viewer | null {
  return accountBy(store, source, 'email', email);
}

/**
 * Finds an account by email or username, ignoring case. Fans come first, because fans and performers log in with the
 * same call (contract G).
 */
export function accountByLogin(store: Store, login: string): Viewer | null {
  const key = login.includes('@') ? 'email' : 'username';
  return accountBy(store, 'user', key, login) ?? accountBy(store, 'performer', key, login);
}

function accountBy(store: Store, source: SourceType, key: 'email' | 'username', value: string): Viewer | null {
  const where = is(key, value.trim().toLowerCase());
  if (source === 'user') {
    const account = store.users.first(where);
    return account ? { source, account } : null;
  }
  const account = store.performers.first(where);
  return account ? { source, account } : null;
}

export const getCredential = (store: Store, { source, account }: Viewer): Credential | undefined =>
  store.credentials.first(and([is('sourceId', account._id), is('source', source)]));

/** Returns the email and username of a new account in lower case. Throws 400 if one of them is taken. */
export function requireFreeLogin(store: Store, body: { email: string; username: string }) {
  const email = body.email.toLowerCase();
  const username = body.username.toLowerCase();
  if (accountByLogin(store, email)) throw invalidField('email', 'isUnique', 'This email address is already taken.');
  if (accountByLogin(store, username)) throw invalidField('username', 'isUnique', 'This username is already taken.');
  return { email, username };
}

/** Stores the password of a new account. */
export function insertCredential(
  store: Store,
  source: SourceType,
  { _id: sourceId, createdAt, updatedAt }: Row,
  passwordHash: string,
): void {
  const _id = randomBytes(12).toString('hex');
  store.credentials.insert({ _id, source, sourceId, passwordHash, createdAt, updatedAt });
}
