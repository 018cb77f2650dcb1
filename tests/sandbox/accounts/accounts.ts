import { and, is } from '../db/conditions';
import type { Credential } from '../db/rows';
import type { Store } from '../db/store';
import type { Viewer } from '../http/session';
import type { SourceType } from '../seed/rows/common';

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
