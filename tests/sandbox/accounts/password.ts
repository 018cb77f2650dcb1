import bcrypt from 'bcryptjs';
import type { Context } from '../context';
import { HASH_ROUNDS } from '../db/load-seed';
import { found } from '../http/errors';
import type { Viewer } from '../http/session';
import { credentialOf } from './accounts';

/** Sets the password of an account. */
export async function setPassword({ store, now }: Pick<Context, 'store' | 'now'>, viewer: Viewer, password: string): Promise<void> {
  const { _id } = found(credentialOf(store, viewer), 'This login');
  store.credentials.update(_id, { passwordHash: await bcrypt.hash(password, HASH_ROUNDS), updatedAt: now().toISOString() });
}
