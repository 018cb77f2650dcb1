import type { SentFileRow } from '../db/rows';
import type { FileRow } from '../seed/rows/common';

/** The path of an uploaded file. */
export const sentPath = (id: string, name: string): string => `/files/sent/${id}/${name}`;

/** An uploaded image, or the thumbnail of a video, as a file with its smaller sizes. */
export function getPicture({
  _id,
  name,
  size,
  width,
  height,
}: SentFileRow): FileRow & { width: number; height: number } {
  return {
    url: sentPath(_id, 'full.jpg'),
    thumbnails: [sentPath(_id, 'large.jpg'), sentPath(_id, 'small.jpg')],
    name,
    mimeType: 'image/jpeg',
    size,
    width,
    height,
  };
}

export const getBlur = ({ _id }: SentFileRow): string => sentPath(_id, 'blur.jpg');
