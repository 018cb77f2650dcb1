import { randomBytes } from 'node:crypto';
import type { Context } from '../context';
import { is } from '../db/conditions';
import { badRequest } from '../http/errors';
import type { Viewer } from '../http/session';

const LARGEST_BYTES = 5 * 1024 * 1024;

const startsWith = (data: Buffer, bytes: readonly number[], at = 0): boolean => bytes.every((byte, index) => data[at + index] === byte);

/** The type of a picture by its first bytes, for the name and the header of a request can say anything; null for other files. */
function pictureType(data: Buffer): 'image/jpeg' | 'image/png' | 'image/webp' | null {
  if (startsWith(data, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(data, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (data.toString('latin1', 0, 4) === 'RIFF' && data.toString('latin1', 8, 12) === 'WEBP') return 'image/webp';
  return null;
}

/** Keeps the picture of an account in place of its last one; gives the new address. Throws a 400 for what is no picture. */
export async function keepAvatar({ store, now }: Context, { source, account }: Viewer, files: Record<string, File[]>): Promise<string> {
  const [file] = files.avatar ?? [];
  if (!file) throw badRequest('There is no file called avatar.');
  if (file.size > LARGEST_BYTES) throw badRequest('The picture is larger than 5 MB.');
  const data = Buffer.from(await file.arrayBuffer());
  const type = pictureType(data);
  if (!type) throw badRequest('This file is not a JPEG, PNG or WebP picture.');

  const moment = now().toISOString();
  const _id = randomBytes(12).toString('hex');
  const avatar = `/files/uploads/${_id}`;
  store.atomically(() => {
    store.uploads.remove(is('ownerId', account._id));
    store.uploads.insert({ _id, ownerId: account._id, type, data: data.toString('base64'), createdAt: moment, updatedAt: moment });
    (source === 'user' ? store.users : store.performers).update(account._id, { avatar, updatedAt: moment });
  });
  return avatar;
}
