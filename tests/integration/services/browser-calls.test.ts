import { http, HttpResponse } from 'msw';
import { createSessionToken } from '@/lib/browser/session-token';
import { browserCookies } from '@/lib/browser/cookies';
import { API, fakeApi, getServices } from '../../unit/services/fake-api';

const { server, requests } = fakeApi();

test('an upload from a browser reports its progress up to 100 percent', async () => {
  const seen: number[] = [];
  server.use(
    http.post(`${API}/users/avatar/upload`, () =>
      HttpResponse.json({ status: 0, data: { url: 'https://cdn.test/me.jpg' } }),
    ),
  );
  const reply = await getServices().users.uploadAvatar(new File([new Uint8Array(300_000)], 'me.jpg'), {
    onProgress: ({ percentage }) => seen.push(percentage),
  });
  expect(reply.data.url).toBe('https://cdn.test/me.jpg');
  expect(seen.at(-1)).toBe(100);
});

test('a browser sends JSON with the raw token of its cookie', async () => {
  const token = createSessionToken(browserCookies());
  token.set('raw.jwt', true);
  await getServices({ token: token.get }).comments.create({ content: 'Lovely', objectId: 'v1' });
  expect(requests[0]?.headers.get('authorization')).toBe('raw.jwt');
  expect(requests[0]?.headers.get('content-type')).toBe('application/json');
  expect(requests[0]?.body).toEqual({ content: 'Lovely', objectId: 'v1' });
});

test('a call that is no longer needed is canceled', async () => {
  server.use(http.get(`${API}/users/me`, () => new Promise<never>(() => undefined)));
  const controller = new AbortController();
  const call = getServices().users.me({ signal: controller.signal });
  setTimeout(() => controller.abort(), 20);
  await expect(call).rejects.toMatchObject({ status: 0, aborted: true });
});
