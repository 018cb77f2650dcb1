import { http, HttpResponse } from 'msw';
import { API, fakeApi, getServices } from './fake-api';

const { server, requests } = fakeApi();

/** A back end that knows posts and stories as feeds. */
function refusePosts(status: number) {
  const sent: unknown[] = [];
  const answer = async ({ request }: { request: Request }) => {
    const type =
      new URL(request.url).searchParams.get('objectType') ??
      ((await request.json()) as { objectType: string }).objectType;
    sent.push(`${request.method} ${type}`);
    if (type !== 'feed') return HttpResponse.json({ message: 'Unknown type.' }, { status });
    if (request.method === 'DELETE') return HttpResponse.json({ status: 0, data: true });
    const record = { _id: 'r1', objectId: 'p1', action: 'favourite', content: 'Lovely' };
    const reaction = { ...record, objectType: 'feed', objectInfo: { _id: 'p1', text: 'Good morning' } };
    return HttpResponse.json({
      status: 0,
      data: request.method === 'GET' ? { data: [reaction], total: 1 } : reaction,
    });
  };
  server.use(http.all(`${API}/reactions*`, answer), http.all(`${API}/reactions/search`, answer));
  server.use(http.all(`${API}/comments`, answer), http.all(`${API}/comments/search`, answer));
  return sent;
}

const like = { action: 'like', objectId: 'p1', objectType: 'post' } as const;

test.each([400, 404, 422])(
  'reactions to posts and stories are sent as those to feeds after a refusal with %i, then at once',
  async (status) => {
    const sent = refusePosts(status);
    const { reactions } = getServices();
    await reactions.add(like);
    await reactions.remove({ ...like, objectType: 'story' });
    expect(sent).toEqual(['POST post', 'POST feed', 'DELETE feed']);
    await getServices().reactions.add(like);
    expect(sent.slice(3)).toEqual(['POST post', 'POST feed']);
  },
);

test('comments on posts are read and written as those on feeds after a refusal', async () => {
  const sent = refusePosts(400);
  const { comments } = getServices();
  const { data } = await comments.search({ objectId: 'p1', objectType: 'post' });
  expect(data.data).toMatchObject([{ content: 'Lovely' }]);
  await comments.create({ content: 'Lovely', objectId: 'p1', objectType: 'post' });
  expect(sent).toEqual(['GET post', 'GET feed', 'POST feed']);
});

test('favorite posts are read from a server that knows them as feeds', async () => {
  refusePosts(422);
  const { data } = await getServices().reactions.search({ action: 'favourite', objectType: 'post' });
  expect(data.data[0]).toMatchObject({ objectType: 'post', objectInfo: { _id: 'p1', title: 'Good morning' } });
});

test('a reaction that is refused as post and as feed throws the first error; videos and server errors are not repeated', async () => {
  let calls = 0;
  const fail = (status: number) =>
    server.use(
      http.post(`${API}/reactions`, () => HttpResponse.json({ message: `Refusal ${(calls += 1)}` }, { status })),
    );
  const { reactions } = getServices();
  fail(404);
  await expect(reactions.add(like)).rejects.toMatchObject({ message: 'Refusal 1' });
  expect(calls).toBe(2);
  await expect(reactions.add({ ...like, objectType: 'video' })).rejects.toMatchObject({ message: 'Refusal 3' });
  fail(500);
  await expect(reactions.add(like)).rejects.toMatchObject({ status: 500 });
  expect(calls).toBe(4);
  expect(requests).toEqual([]);
});
