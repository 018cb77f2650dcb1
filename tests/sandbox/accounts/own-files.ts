import { randomBytes } from 'node:crypto';
import type { Context } from '../context';
import { and, is, not } from '../db/conditions';
import { checkedFile, type FileKind, type Incoming } from './file-kinds';

type StoredFile = { _id: string; url: string; name: string; mimeType: string; size: number };
type OwnKind = 'avatar' | 'cover' | 'document';

const KIND_OF: Record<OwnKind, FileKind> = { avatar: 'picture', cover: 'picture', document: 'document' };

/**
 * Stores a performer's file and replaces the previous one of its kind, except for documents, which come in pairs.
 * Throws 400 for an unsuitable file.
 */
export async function keepOwnFile(
  { store, now }: Pick<Context, 'store' | 'now'>,
  ownerId: string,
  kind: OwnKind,
  file: Incoming | undefined,
): Promise<StoredFile> {
  const { data, type, name } = await checkedFile(file, KIND_OF[kind]);
  const at = now().toISOString();
  const _id = randomBytes(12).toString('hex');
  const condition = kind === 'avatar' ? is('kind', null) : is('kind', kind);
  store.atomically(() => {
    if (kind !== 'document') store.uploads.remove(and([is('ownerId', ownerId), condition]));
    store.uploads.insert({
      _id,
      ownerId,
      type,
      name,
      data: data.toString('base64'),
      ...(kind !== 'avatar' && { kind }),
      createdAt: at,
      updatedAt: at,
    });
  });
  return {
    _id,
    url: kind === 'document' ? `/files/documents/${_id}` : `/files/uploads/${_id}`,
    name,
    mimeType: type,
    size: data.length,
  };
}

/** Deletes the performer's documents that the account no longer refers to. */
export function dropOldDocuments(
  { store }: Pick<Context, 'store'>,
  ownerId: string,
  named: readonly (string | undefined)[],
): void {
  const unnamed = named.flatMap((id) => (id === undefined ? [] : [not(is('_id', id))]));
  store.uploads.remove(and([is('ownerId', ownerId), is('kind', 'document'), ...unnamed]));
}
