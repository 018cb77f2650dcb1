import { getClient, fakeApi, getServices } from './fake-api';

const { requests } = fakeApi();

/** Names and contents of the received parts, in order. */
async function parts() {
  const form = requests[0]?.body;
  if (!(form instanceof FormData)) throw new Error('No form data arrived.');
  return Promise.all(
    [...form].map(async ([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, value.name, await value.text()],
    ),
  );
}

test('an avatar is sent as the file part avatar with its name', async () => {
  await getServices().users.uploadAvatar(new File(['picture'], 'me.jpg', { type: 'image/jpeg' }));
  expect(await parts()).toEqual([['avatar', 'me.jpg', 'picture']]);
});

test('an edited comment is sent as text parts', async () => {
  await getServices().comments.update('c1', { content: 'Better', objectType: 'video' });
  expect(await parts()).toEqual([
    ['content', 'Better'],
    ['objectType', 'video'],
  ]);
});

test('lists become repeated parts, empty and missing values are omitted, numbers and booleans become text', async () => {
  await getClient().upload('POST', '/files', {
    photo: new File(['1'], 'one.png'),
    tags: ['jazz', 'live'],
    categoryIds: [],
    title: undefined,
    teaser: null,
    isSale: true,
    price: 12.5,
    description: '',
  });
  expect(await parts()).toEqual([
    ['photo', 'one.png', '1'],
    ['tags', 'jazz'],
    ['tags', 'live'],
    ['isSale', 'true'],
    ['price', '12.5'],
    ['description', ''],
  ]);
});

test('an update empties a list with an empty part', async () => {
  await getServices().videos.updateOwn('v1', { title: 'Evening', tags: [], categoryIds: ['c1'] });
  expect(await parts()).toEqual([
    ['title', 'Evening'],
    ['tags', ''],
    ['categoryIds', 'c1'],
  ]);
});

test('progress ends at 100', async () => {
  const seen: number[] = [];
  await getServices().users.uploadAvatar(new File([new Uint8Array(300_000)], 'me.jpg'), {
    onProgress: ({ percentage }) => seen.push(percentage),
  });
  expect(seen.at(-1)).toBe(100);
  expect(seen.every((percentage, index) => Number.isInteger(percentage) && percentage >= (seen[index - 1] ?? 0))).toBe(
    true,
  );
});
