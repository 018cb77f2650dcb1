import { fileRules } from '@/components/upload/file-rules';
import { fileProblem, isReadable, formatFileRule } from '@/lib/files/file-check';

const getFile = (...parts: (string | number[])[]) =>
  new File(
    parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))),
    'some.name',
    { type: 'video/mp4' },
  );
/** A file that reports this size but contains only its beginning. */
const large = (file: File, size: number) => Object.defineProperty(file, 'size', { value: size });

const film = () => getFile([0, 0, 0, 32], 'ftypisom', 'rest');
const png = (width: number, height: number) => {
  const head = new DataView(new ArrayBuffer(24));
  [0x89504e47, 0x0d0a1a0a, 13, 0x49484452, width, height].forEach((word, index) => head.setUint32(index * 4, word));
  return new File([head.buffer], 'picture.png');
};
const jpeg = (width: number, height: number) =>
  getFile(
    [0xff, 0xd8, 0xff, 0xe1, 0, 6, 1, 2, 3, 4],
    [0xff, 0xc0, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3],
  );

test('videos and images are accepted by content, not by name', async () => {
  expect(await fileProblem(film(), fileRules.video)).toBeNull();
  expect(await fileProblem(getFile([0x1a, 0x45, 0xdf, 0xa3], 'webm'), fileRules.video)).toBeNull();
  expect(await fileProblem(png(800, 600), fileRules.photo)).toBeNull();
  expect(await fileProblem(jpeg(4000, 3000), fileRules.photo)).toBeNull();
  expect(await fileProblem(getFile('%PDF-1.7'), fileRules.document)).toBeNull();
});

test.each([
  ['nothing', () => new File([], 'a.mp4'), fileRules.video, 'This file is empty.'],
  [
    'a program called .mp4',
    () => getFile('MZ', [0x90, 0]),
    fileRules.video,
    'This is a program. Choose MP4, MOV, WebM, MKV or AVI.',
  ],
  [
    'a program called .jpg',
    () => new File(['MZ'], 'me.jpg', { type: 'image/jpeg' }),
    fileRules.photo,
    'This is a program. Choose JPEG, PNG or WebP.',
  ],
  ['a picture for a video', () => png(8, 8), fileRules.video, 'This is a picture. Choose MP4, MOV, WebM, MKV or AVI.'],
  [
    'a drawing with a script',
    () => getFile('<svg onload="alert(1)">'),
    fileRules.photo,
    'This is not a photo. Choose JPEG, PNG or WebP.',
  ],
  [
    'what a phone keeps',
    () => getFile([0, 0, 0, 24], 'ftypheic'),
    fileRules.photo,
    'This is a HEIC picture. Choose JPEG, PNG or WebP.',
  ],
  [
    'a program to sell',
    () => getFile([0x7f, 0x45, 0x4c, 0x46]),
    fileRules.digital,
    'This is a program. Choose another file.',
  ],
  [
    'a picture too wide',
    () => png(30_000, 10),
    fileRules.photo,
    'This picture is 30000 × 10 pixels. The limit is 16000 per side and 100 megapixels.',
  ],
  [
    'a photo of too many pixels',
    () => jpeg(12_000, 12_000),
    fileRules.photo,
    'This picture is 12000 × 12000 pixels. The limit is 16000 per side and 100 megapixels.',
  ],
  ['a film too large', () => large(film(), 5 * 1024 ** 3), fileRules.video, 'This file is 5 GB. The limit is 4 GB.'],
] as const)('%s is refused with a message', async (_, make, rule, sentence) => {
  expect(await fileProblem(make(), rule)).toBe(sentence);
});

test('only the first bytes of a video are read', async () => {
  const file = film();
  const read: number[] = [];
  const slice = file.slice.bind(file);
  file.slice = (from = 0, to = file.size) => {
    read.push(to - from);
    return slice(from, to);
  };
  file.arrayBuffer = () => Promise.reject(new Error('Read whole.'));
  expect(await fileProblem(file, fileRules.video)).toBeNull();
  expect(Math.max(...read)).toBeLessThanOrEqual(256);
});

test('a file deleted after it was chosen is reported', async () => {
  const file = film();
  file.slice = () =>
    Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) });
  expect(await isReadable(file)).toBe(false);
  expect(await fileProblem(file, fileRules.video)).toBe('This file can’t be read anymore. Choose it again.');
});

test('file rules are described in words', () => {
  expect(formatFileRule(fileRules.photo)).toBe('JPEG, PNG or WebP, up to 25 MB');
});
