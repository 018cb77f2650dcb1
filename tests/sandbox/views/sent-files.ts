import type { z } from 'zod';
import type { sentFileSchema } from '@/contract/feed';
import type { SentFileRow } from '../db/rows';
import { getPicture } from '../uploads/file-paths';
import type { View } from './view';

/** An unused file for its sender. A video shows one of its frames. */
export function sentFileView(view: View, file: SentFileRow): z.input<typeof sentFileSchema> {
  const { _id, kind, state, mimeType, duration, guard } = file;
  const picture = getPicture(file);
  const open = (path: string): string => (guard ? view.opened(path, guard.kind, guard.id) : path);
  const isConvertedVideo = kind === 'film';
  return {
    ...picture,
    _id,
    success: true,
    type: isConvertedVideo ? 'video' : 'photo',
    mimeType,
    url: isConvertedVideo ? null : open(picture.url),
    thumbnails: picture.thumbnails.map(open),
    processing: state === 'processing',
    ...(isConvertedVideo ? { duration } : {}),
  };
}
