import { randomBytes } from 'node:crypto';
import type { Context } from '../context';
import { and, is } from '../db/conditions';
import { badRequest } from '../http/errors';
import type { RequestBody } from '../http/request-body';
import type { Viewer } from '../http/session';
import { pictureType } from '../uploads/file-types';

const LARGEST_BYTES = 5 * 1024 * 1024;

/** Replaces the avatar of an account and returns its new URL. Throws 400 for a file that is not an image. */
export async function keepAvatar(
  { store, now }: Context,
  { source, account }: Viewer,
  files: RequestBody['files'],
): Promise<string> {
  const [file] = files.avatar ?? [];
  if (!file) throw badRequest('Choose a picture.');
  if (file.size > LARGEST_BYTES) throw badRequest('The picture is larger than 5 MB.');
  const data = Buffer.from(await file.arrayBuffer());
  const type = pictureType(data);
  if (!type) throw badRequest('This isn’t a JPEG, PNG or WebP picture.');

  const timestamp = now().toISOString();
  const _id = randomBytes(12).toString('hex');
  const avatar = `/files/uploads/${_id}`;
  store.atomically(() => {
    store.uploads.remove(and([is('ownerId', account._id), is('kind', null)]));
    store.uploads.insert({
      _id,
      ownerId: account._id,
      type,
      data: data.toString('base64'),
      createdAt: timestamp,
      updatedAt: timestamp,
    });
    (source === 'user' ? store.users : store.performers).update(account._id, { avatar, updatedAt: timestamp });
  });
  return avatar;
}
