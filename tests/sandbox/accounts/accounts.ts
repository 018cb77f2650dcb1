import { and, is } from '../db/conditions';
import type { Credential } from '../db/rows';
import type { Store } from '../db/store';
import type { Viewer } from '../http/session';
import type { SourceType } from '../seed/rows/common';

/** The account of this kind with this e-mail address, in any case. */
export function accountByEmail(store: Store, source: SourceType, email: string): Viewer | null {
  return accountBy(store, source, 'email', email);
}

/** The account with this e-mail address or user name, in any case. Fans come first: both kinds log in by one call (contract G). */
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

export const credentialOf = (store: Store, { source, account }: Viewer): Credential | undefined =>
  store.credentials.first(and([is('sourceId', account._id), is('source', source)]));
