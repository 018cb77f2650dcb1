import type { Context } from '../context';
import { entityNotFound, invalidField } from '../http/errors';
import type { ViewerFor } from '../http/session';
import type { PostFileRow } from '../seed/rows/content';
import { blurOf, pictureOf } from '../uploads/addresses';
import type { ReceivedFile } from '../uploads/received-file';
import { sentFileView } from '../views/sent-files';
import { viewFor } from '../views/view';
import { fileIn } from './own-items';

type Guard = { kind: 'post' | 'story'; id: string };

/** Keeps a file that will belong to a post or a story. */
export async function keepSentFile(
  context: Context,
  viewer: ViewerFor<'performer'>,
  kind: string,
  files: Record<string, ReceivedFile[]>,
  guard: Guard['kind'],
  form: 'stream' | 'file',
) {
  if (kind !== 'photo' && kind !== 'video') throw entityNotFound(`The kind ${kind}`);
  const sent = fileIn(files, 'file');
  if (!sent) throw invalidField('file', 'isNotEmpty', 'Choose a file.');
  const { uploads } = context;
  const { _id } = viewer.account;
  // Until it belongs to something it opens by itself, for who sent it.
  const itself = { kind: guard, id: '' };
  const file = kind === 'photo' ? await uploads.keepPicture(_id, sent, itself) : await uploads.keepFilm(_id, sent, form, itself);
  return sentFileView(viewFor(context, viewer), file);
}

/** Makes a sent file part of a post or a story. Throws 400 on `fileIds` for one that is not there, somebody else's, or in use. */
export function attached({ store }: Context, id: string, ownerId: string, guard: Guard): PostFileRow {
  const file = store.sentFiles.get(id);
  if (file?.ownerId !== ownerId || file.guard?.kind !== guard.kind || file.guard.id !== id) {
    throw invalidField('fileIds', 'isIn', 'One of the files is missing. Upload it again.');
  }
  store.sentFiles.update(id, { guard });
  const isFilm = file.kind === 'film';
  return { ...pictureOf(file), _id: id, type: isFilm ? 'video' : 'photo', blurred: blurOf(file), ...(isFilm ? { mimeType: file.mimeType, duration: file.duration } : {}) };
}
