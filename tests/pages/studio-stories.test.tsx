import { screen, waitFor } from '@testing-library/dom';
import { performerId } from '@sandbox/seed/people/performers';
import { holdResponses } from '../integration/support/hold-responses';
import { studioPages } from '../integration/support/studio-pages';
import { getCurrentUrl, type Tab } from '../integration/support/tab';

const { api, open } = studioPages();

beforeEach(() => {
  URL.createObjectURL = () => 'blob:story';
  URL.revokeObjectURL = () => undefined;
});

const bodies = async () =>
  (await api.requests('/stories/performers'))
    .filter(({ method, path }) => method === 'POST' && !path.includes('upload'))
    .map(({ body }) => body);

test('a text story has the selected colors, and fans see them', async () => {
  const { user, follow } = await open('/studio/stories/new');
  await user.click(screen.getByText('Share story'));
  expect(await screen.findAllByText('Write something.')).not.toHaveLength(0);
  expect(screen.getByLabelText('Your text')).toHaveFocus();

  await user.type(screen.getByLabelText('Your text'), 'See you at eight');
  await user.click(screen.getByLabelText(/Sun$/));
  await user.click(screen.getByLabelText('Everyone (free)'));
  await user.click(screen.getByText('Share story'));
  await waitFor(() => expect(getCurrentUrl()).toMatch(/^\/studio\/stories\?created=/));
  expect(await screen.findAllByText('See you at eight', { selector: 'th *' })).not.toHaveLength(0);
  expect(await bodies()).toEqual([
    {
      type: 'text',
      text: 'See you at eight',
      textColor: '#2b1d00',
      textStyle: { backgroundColor: '#ffd166' },
      isSale: true,
      price: 0,
    },
  ]);

  const created = api.store.stories.list().find(({ text }) => text === 'See you at eight');
  for (const { _id, performerId: by } of api.store.stories.list())
    if (_id !== created?._id && by === performerId('aria'))
      api.store.stories.update(_id, { createdAt: '2020-01-01T00:00:00.000Z' });
  await follow(`/stories/${performerId('aria')}`);
  const words = await screen.findByText('See you at eight', { selector: 'p' });
  expect(words.parentElement).toHaveStyle({ color: '#2b1d00' });
});

/** Selects a photo, writes a text, and clicks Share, even if the upload is not complete. */
async function sharePhoto(user: Tab['user']): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('main input[type=file]');
  if (!input) throw new Error('There is nothing to choose a file by.');
  // Node's File, because jsdom's bytes can't be read.
  await user.upload(input, new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'stage.jpg', { type: 'image/jpeg' }));
  await user.type(screen.getByLabelText('Caption'), 'Backstage');
  await user.click(screen.getByLabelText('Pay-per-view'));
  await user.type(screen.getByLabelText('Price in tokens'), '9');
  await screen.findAllByText('stage.jpg', { exact: false });
  await user.click(screen.getByText('Share story'));
}

test('a photo shared early is posted with the values at the end of its upload, and a refusal loses nothing', async () => {
  await api.fault({
    method: 'POST',
    path: '/stories/performers/photo/upload',
    status: 200,
    body: { status: 0, data: { _id: 'file1' } },
    hold: true,
    times: 1,
  });
  await api.fault({
    method: 'POST',
    path: '/stories/performers',
    status: 400,
    body: { statusCode: 400, message: [{ property: 'price', constraints: { max: 'This is too dear.' } }] },
    times: 1,
  });
  const { user } = await open('/studio/stories/new');
  await user.click(screen.getByLabelText('Photo'));
  await user.click(screen.getByText('Share story'));
  expect(await screen.findByText('Choose a photo.')).toBeInTheDocument();

  await sharePhoto(user);
  await screen.findByText('Shared when the upload finishes');
  await user.type(screen.getByLabelText('Caption'), ' at nine');
  await api.release();
  expect((await screen.findAllByText('This is too dear.')).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Caption')).toHaveValue('Backstage at nine');
  expect(await bodies()).toEqual([
    { type: 'photo', text: 'Backstage at nine', fileIds: ['file1'], isSale: true, price: 9 },
  ]);
});

describe('a photo story waiting for its upload', () => {
  const waiting = async () => {
    await api.fault({
      method: 'POST',
      path: '/stories/performers/photo/upload',
      status: 200,
      body: { status: 0, data: { _id: 'file1' } },
      times: 1,
    });
    await api.fault({
      method: 'POST',
      path: '/stories/performers',
      status: 200,
      body: { status: 0, data: { _id: 'story1' } },
      times: 1,
    });
    const file = holdResponses(api, 'post', '/stories/performers/photo/upload');
    const { user } = await open('/studio/stories/new');
    await user.click(screen.getByLabelText('Photo'));
    await sharePhoto(user);
    await screen.findByText('Shared when the upload finishes');
    return { user, file };
  };

  test('is not posted with invalid values, and stops waiting', async () => {
    const { user, file } = await waiting();
    await user.click(screen.getByLabelText('Caption'));
    await user.paste('!'.repeat(300));
    file.releaseResponses();
    expect(await screen.findByText('Use at most 300 characters.')).toBeInTheDocument();
    expect(screen.getByText('309 / 300')).toBeInTheDocument();
    expect(await bodies()).toEqual([]);

    await user.clear(screen.getByLabelText('Caption'));
    await user.click(screen.getByText('Share story'));
    await waitFor(() => expect(getCurrentUrl()).toMatch(/^\/studio\/stories\?created=/));
    expect(await bodies()).toEqual([expect.objectContaining({ fileIds: ['file1'], price: 9 })]);
  });

  test('stops waiting while another price is being typed', async () => {
    const { user, file } = await waiting();
    await user.clear(screen.getByLabelText('Price in tokens'));
    await user.type(screen.getByLabelText('Price in tokens'), '1');
    expect(screen.getByText('Share story')).toBeInTheDocument();
    file.releaseResponses();
    await user.type(screen.getByLabelText('Price in tokens'), '2');
    expect(await bodies()).toEqual([]);
    await user.click(screen.getByText('Share story'));
    await waitFor(() => expect(getCurrentUrl()).toMatch(/^\/studio\/stories\?created=/));
    expect(await bodies()).toEqual([expect.objectContaining({ fileIds: ['file1'], price: 12 })]);
  });

  test('is shared with another click if its type changes', async () => {
    const { user, file } = await waiting();
    await user.click(screen.getByLabelText('Text'));
    expect(await screen.findByText('Share story')).toBeInTheDocument();
    file.releaseResponses();
    await user.click(screen.getByText('Share story'));
    await waitFor(() => expect(getCurrentUrl()).toMatch(/^\/studio\/stories\?created=/));
    expect(await bodies()).toEqual([expect.objectContaining({ type: 'text', text: 'Backstage' })]);
  });
});

test('a photo that could not be uploaded keeps its story from being shared, and says so until it is retried', async () => {
  const path = '/stories/performers/photo/upload';
  await api.fault({ method: 'POST', path, status: 422, body: { message: 'This photo is damaged.' }, times: 1 });
  const { user } = await open('/studio/stories/new');
  await user.click(screen.getByLabelText('Photo'));
  await sharePhoto(user);
  await screen.findByLabelText('Retry stage.jpg');
  await user.click(await screen.findByText('Share story'));
  expect(await screen.findByText('The photo couldn’t be uploaded. Retry or remove it.')).toBeInTheDocument();
  const file = holdResponses(api, 'post', path);
  await user.click(screen.getByLabelText('Retry stage.jpg'));
  await waitFor(() => expect(screen.queryByText(/couldn’t be uploaded/)).toBeNull());
  file.releaseResponses();
  // The server doesn't accept it as a photo.
  await screen.findByText('This picture is damaged. Choose another one.');
});

test('a discarded story has no file left', async () => {
  const { user } = await open('/studio/stories/new');
  await user.click(screen.getByLabelText('Photo'));
  await sharePhoto(user);
  await user.click(await screen.findByText('Discard changes'));
  await user.click(await screen.findByLabelText('Photo'));
  expect(screen.queryByText('stage.jpg', { exact: false })).toBeNull();
  // An upload that ends after the test would fail the next one.
  await waitFor(async () => expect((await api.requests()).filter(({ status }) => status === null)).toEqual([]));
});

test('the list shows active stories, and deletes with Undo', async () => {
  const { user } = await open('/studio/stories?show=now');
  const rows = () => document.querySelectorAll('main tbody tr').length;
  const before = rows();
  expect(screen.getAllByText(/ left$/)).toHaveLength(before);
  await user.click(screen.getAllByLabelText(/^Select (?!all)/)[0] ?? document.body);
  await user.click(screen.getByText('Delete', { selector: 'section button *' }));
  await waitFor(() => expect(rows()).toBe(before - 1));
  await user.click(screen.getByText('Undo'));
  await waitFor(() => expect(rows()).toBe(before));
});

test('a story that is saved late leaves the dialog of another one open', async () => {
  const story = api.store.stories
    .list()
    .find(({ performerId: by, type }) => by === performerId('aria') && type === 'text');
  if (!story) throw new Error('Aria has no stories.');
  api.store.stories.insert({ ...story, _id: 'another-story', text: 'Another story' });
  const { user } = await open('/studio/stories');
  const edit = async (text: string) => {
    await user.click(await screen.findByLabelText(`More for ${text}`));
    await user.click(await screen.findByText('Edit'));
    return screen.findByLabelText('Your text');
  };
  const call = holdResponses(api, 'put', '/stories/performers/:id');
  await user.type(await edit(story.text), ' tonight');
  await user.click(screen.getByText('Save story'));
  await call.arrived;
  await user.click(screen.getByLabelText('Close'));
  expect(await edit('Another story')).toHaveValue('Another story');
  call.releaseResponses();
  expect(await screen.findAllByText(`${story.text} tonight`, { selector: 'th *' })).not.toHaveLength(0);
  expect(screen.getByLabelText('Your text')).toHaveValue('Another story');
});

test('a posted story gets another text and a price, with errors shown', async () => {
  const story = api.store.stories
    .list()
    .find(({ performerId: by, type }) => by === performerId('aria') && type === 'text');
  if (!story) throw new Error('Aria has no stories.');
  const { user } = await open('/studio/stories');
  await user.click(await screen.findByLabelText(`More for ${story.text}`));
  await user.click(await screen.findByText('Edit'));
  const words = await screen.findByLabelText('Your text');
  await user.clear(words);
  await user.click(screen.getByText('Save story'));
  expect(await screen.findAllByText('Write something.')).not.toHaveLength(0);
  expect(words).toHaveFocus();
  await user.type(words, 'Doors open at nine');
  // Closing keeps what was typed.
  await user.click(screen.getByLabelText('Close'));
  await user.click(screen.getByLabelText(`More for ${story.text}`));
  await user.click(await screen.findByText('Edit'));
  expect(await screen.findByLabelText('Your text')).toHaveValue('Doors open at nine');
  await user.click(screen.getByLabelText('Pay-per-view'));
  await user.type(screen.getByLabelText('Price in tokens'), '12');
  await user.click(screen.getByText('Save story'));
  expect(await screen.findAllByText('Doors open at nine', { selector: 'th *' })).not.toHaveLength(0);
  expect(api.store.stories.get(story._id)).toMatchObject({
    text: 'Doors open at nine',
    isSale: true,
    price: 12,
    textColor: story.textColor,
  });
});
