import bcrypt from 'bcryptjs';
import type { Context } from '../context';
import type { Credential } from '../db/rows';
import { HASH_ROUNDS } from '../db/load-seed';
import { endSessions, type SessionId } from '../http/session';

/** Sets the password of an account and ends all of its sessions except the given one. */
export async function setPassword(
  { store, now }: Pick<Context, 'store' | 'now'>,
  credential: Credential,
  password: string,
  session: SessionId | null,
): Promise<void> {
  const passwordHash = await bcrypt.hash(password, HASH_ROUNDS);
  store.atomically(() => {
    store.credentials.update(credential._id, { passwordHash, updatedAt: now().toISOString() });
    endSessions(store, credential, session);
  });
}
