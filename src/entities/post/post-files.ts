import type { MediaFile } from '@/contract/fields';
import { formatQuantity } from '@/lib/format/format';

type FileKind = 'video' | 'picture' | 'audio' | 'other';

export function getFileKind({ type = '', mimeType = '' }: MediaFile): FileKind {
  if (/video/.test(type) || /^video\/|mpegurl/i.test(mimeType)) return 'video';
  if (/audio/.test(type) || mimeType.startsWith('audio/')) return 'audio';
  return /photo|image/.test(type) || mimeType.startsWith('image/') ? 'picture' : 'other';
}

/** Summary of a post's files: "1 video, 1 audio file and 3 photos"; empty if it is text only. */
export function getContents(files: readonly MediaFile[]): string {
  const count = (kind: FileKind, noun: string) => {
    const many = files.filter((file) => getFileKind(file) === kind).length;
    return many === 0 ? [] : [formatQuantity(many, noun)];
  };
  const counts = [...count('video', 'video'), ...count('audio', 'audio file'), ...count('picture', 'photo')];
  return counts.join(', ').replace(/, (?=[^,]*$)/, ' and ');
}
