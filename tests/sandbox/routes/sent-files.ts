import type { Context } from '../context';
import { entityNotFound, invalidField } from '../http/errors';
import type { ViewerFor } from '../http/session';
import type { PostFileRow } from '../seed/rows/content';
import { getBlur, getPicture } from '../uploads/file-paths';
import type { ReceivedFile } from '../uploads/received-file';
import { sentFileView } from '../views/sent-files';
import { viewFor } from '../views/view';
import { fileIn } from './own-items';

type Guard = { kind: 'post' | 'story'; id: string };

/** Stores a file for a future post or story. */
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
  // Until the file is used, its own id authorizes its sender.
  const itself = { kind: guard, id: '' };
  const file =
    kind === 'photo' ? await uploads.keepPicture(_id, sent, itself) : await uploads.keepFilm(_id, sent, form, itself);
  return sentFileView(viewFor(context, viewer), file);
}

/**
 * Attaches an uploaded file to a post or story. Throws 400 on `fileIds` if it doesn't exist, belongs to somebody else
 * or is already used.
 */
export function attached({ store }: Context, id: string, ownerId: string, guard: Guard): PostFileRow {
  const file = store.sentFiles.get(id);
  if (file?.ownerId !== ownerId || file.guard?.kind !== guard.kind || file.guard.id !== id) {
    throw invalidField('fileIds', 'isIn', 'One of the files is missing. Upload it again.');
  }
  store.sentFiles.update(id, { guard });
  const isConvertedVideo = file.kind === 'film';
  return {
    ...getPicture(file),
    _id: id,
    type: isConvertedVideo ? 'video' : 'photo',
    blurred: getBlur(file),
    ...(isConvertedVideo ? { mimeType: file.mimeType, duration: file.duration } : {}),
  };
}
