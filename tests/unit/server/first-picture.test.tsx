import { ServerResponse, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { renderToString } from 'react-dom/server';
import { Picture } from '@/components/picture/picture';
import { announcePicture, firstPicture, previewRule } from '@/server/first-picture.server';
import { loadPreview } from '@/server/picture-preview.server';

jest.mock('@/server/picture-preview.server');
jest.mocked(loadPreview).mockResolvedValue('data:image/webp;base64,AAAA');

function announced(page: React.ReactElement) {
  const res = new ServerResponse(new IncomingMessage(new Socket()));
  const url = firstPicture(renderToString(page));
  if (url) announcePicture(res, url);
  return res.getHeader('Link');
}

const picture = (src: string, priority = true) => <Picture src={src} alt="" ratio="video" priority={priority} />;

test('the first image is preloaded in the head', () => {
  expect(
    announced(
      <>
        {picture('https://cdn.example/later.jpg', false)}
        {picture('https://cdn.example/first.jpg?w=640&s=1')}
      </>,
    ),
  ).toBe('<https://cdn.example/first.jpg?w=640&s=1>; rel=preload; as=image; fetchpriority=high');
});

test('the URL is the one of the picture, whatever React escapes in it', () => {
  expect(announced(picture("https://cdn.example/it's.jpg?a=1&b='2'"))).toBe(
    "<https://cdn.example/it's.jpg?a=1&b=%272%27>; rel=preload; as=image; fetchpriority=high",
  );
});

test('a URL that is too long for a header is not announced', () => {
  const getUrl = (length: number, letter = 'a') => `https://cdn.example/${letter.repeat(length - 20)}`;
  expect(announced(picture(getUrl(2000)))).toContain(getUrl(2000));
  expect(announced(picture(getUrl(2001)))).toBeUndefined();
  // Nine characters when encoded.
  expect(announced(picture(getUrl(400, '語')))).toBeUndefined();
});

test.each([
  ['ends the URL', 'https://cdn.example/a>; rel=preload, <https://evil.example/b'],
  ['ends the line', 'https://cdn.example/a\r\nSet-Cookie: token=stolen'],
])('a URL that %s stays one URL', (_what, src) => {
  const header = String(announced(picture(src)));
  expect(header).toMatch(/^<https:\/\/cdn\.example\/[^<>\s]*>; rel=preload; as=image; fetchpriority=high$/);
});

test.each(['data:image/png;base64,AAAA', 'first.jpg', 'javascript:alert(1)'])(
  'an invalid URL is not preloaded: %s',
  (src) => {
    expect(announced(picture(src))).toBeUndefined();
  },
);

test('a page without such an image preloads nothing', () => {
  expect(announced(<p>Words</p>)).toBeUndefined();
});

test('the preview of the first image is painted in its place', async () => {
  expect(await previewRule('https://cdn.example/first.jpg?w=640&s=1')).toBe(
    'img[src="https://cdn.example/first.jpg?w=640&s=1"]{background:url(data:image/webp;base64,AAAA) center/cover}',
  );
});

test.each([
  'https://cdn.example/"]{}*{display:none}',
  'https://cdn.example/</style><script>',
  'https://cdn.example/\\22',
])('an image gets no preview if its URL could close the CSS rule: %s', async (url) => {
  expect(await previewRule(url)).toBeNull();
});
