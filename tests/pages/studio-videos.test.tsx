import { setTimeout as pause } from 'node:timers/promises';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { is } from '@sandbox/db/conditions';
import { performerId } from '@sandbox/seed/people/performers';
import { holdResponses } from '../integration/support/hold-responses';
import { openDialog } from '../integration/support/open-dialog';
import { studioPages } from '../integration/support/studio-pages';
import { getCurrentUrl, type Tab } from '../integration/support/tab';

const { api, open: openPage } = studioPages();

const open = (path = '/studio/videos') => openPage(path);
const titles = () =>
  [...document.querySelectorAll('main tbody tr')].map((row) => row.querySelector('th a')?.textContent);
const toRow = (title: string) => {
  const row = screen.getByText(title, { selector: 'th a' }).closest('tr');
  if (!row) throw new Error(`No row of ${title}`);
  return within(row);
};
const hide = async (user: Tab['user'], title: string) => {
  await user.click(screen.getByLabelText(`More for ${title}`));
  await user.click(await screen.findByText('Hide', { selector: '[role=menuitem] *' }));
};
const stored = (title: string) => api.store.videos.list().find((video) => video.title === title);
/** Adds own videos up to this number, the last of them the oldest. Returns those that were there before. */
const addVideos = (count: number) => {
  const own = api.store.videos.list(is('performerId', performerId('aria')));
  const sample = stored('The Long Way Home (full set)');
  if (!sample) throw new Error('The video is not there');
  const add = (id: string, changes: Partial<typeof sample>) =>
    api.store.videos.insert({ ...sample, _id: id, slug: id, ...changes });
  for (let at = own.length; at < count - 1; at += 1) add(`more-${at}`, { title: `More ${at}` });
  add('oldest', { title: 'The oldest one', createdAt: '2001-01-01T00:00:00.000Z' });
  return own;
};

describe('the list of own videos', () => {
  test('includes videos hidden from fans, is sorted by column headers, and sets one valid price for several', async () => {
    const { user } = await open();
    expect(titles()).toEqual(
      expect.arrayContaining([
        'A new song, first draft',
        'Backstage after the last encore',
        'Midnight at the Paper Lantern',
      ]),
    );
    expect(toRow('Backstage after the last encore').getByText('Hidden')).toBeInTheDocument();
    expect(toRow('Midnight at the Paper Lantern').getByText('40 tokens')).toBeInTheDocument();

    await user.click(screen.getByText('Price', { selector: 'th a' }));
    await waitFor(() => expect(getCurrentUrl()).toBe('/studio/videos?sort=price-down'));
    await waitFor(() => expect(titles()[0]).toBe('Midnight at the Paper Lantern'));
    expect(screen.getByText('Price', { selector: 'th a' }).closest('th')).toHaveAttribute('aria-sort', 'descending');
    await user.click(screen.getByLabelText('Select The Long Way Home (full set)'));
    await user.click(screen.getByText('Set price', { selector: 'section button *' }));
    const dialog = within(openDialog() ?? document.body);
    await user.click(dialog.getByText('Set price'));
    expect(await dialog.findByText('Enter a price in numbers.')).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Price in tokens'), '12');
    await user.click(dialog.getByText('Set price'));
    await waitFor(() => expect(stored('The Long Way Home (full set)')).toMatchObject({ isSale: true, price: 12 }));
  });

  test('runs one change after the other, and keeps refused ones', async () => {
    const [first, second] = ['Midnight at the Paper Lantern', 'The Long Way Home (full set)'] as const;
    await api.fault({
      method: 'PUT',
      path: `/performer/assets/videos/${stored(first)?._id}`,
      status: 422,
      body: { message: 'It is in a sale.' },
      times: 1,
    });
    const calls = holdResponses(api, 'put', '/performer/assets/videos/:id');
    const { user } = await open();
    await hide(user, first);
    await hide(user, second);
    expect(screen.getByText('Hiding 1 of 2…', { selector: 'p' })).toBeInTheDocument();
    calls.releaseResponses();

    await waitFor(() => expect(toRow(second).getByText('Hidden')).toBeInTheDocument());
    expect(toRow(first).getByText('It is in a sale.')).toBeInTheDocument();
    await user.click(screen.getByText('Retry'));
    await waitFor(() => expect(toRow(first).getByText('Hidden')).toBeInTheDocument());
    expect(screen.queryByText('It is in a sale.')).toBeNull();
  });

  test('does not navigate a performer who leaves during a change', async () => {
    const calls = holdResponses(api, 'put', '/performer/assets/videos/:id');
    const { user, follow } = await open();
    await hide(user, 'Midnight at the Paper Lantern');
    await follow('/studio/videos?sort=price-down');
    calls.releaseResponses();
    await waitFor(() => expect(toRow('Midnight at the Paper Lantern').getByText('Hidden')).toBeInTheDocument());
    await pause(300);
    expect(getCurrentUrl()).toBe('/studio/videos?sort=price-down');

    const more = holdResponses(api, 'put', '/performer/assets/videos/:id');
    await hide(user, 'The Long Way Home (full set)');
    await follow('/studio/comments');
    more.releaseResponses();
    await pause(300);
    expect(getCurrentUrl()).toBe('/studio/comments');
  });

  test('does not call back a performer who is navigating to another page of it, which is up to date, or of the studio', async () => {
    const calls = holdResponses(api, 'put', '/performer/assets/videos/:id');
    const { user, follow } = await open();
    const list = holdResponses(api, 'get', '/performer/assets/videos/search');
    await hide(user, 'Midnight at the Paper Lantern');
    const arrival = follow('/studio/videos?sort=price-down');
    await pause(100);
    calls.releaseResponses();
    await waitFor(() => expect(stored('Midnight at the Paper Lantern')?.status).toBe('inactive'));
    await pause(100);
    list.releaseResponses();
    expect(await arrival).toBe(true);
    await waitFor(() => expect(toRow('Midnight at the Paper Lantern').getByText('Hidden')).toBeInTheDocument());
    expect(getCurrentUrl()).toBe('/studio/videos?sort=price-down');
    const more = holdResponses(api, 'put', '/performer/assets/videos/:id');
    await api.fault({ method: 'GET', path: '/performer/assets/products/*', hold: true });
    await hide(user, 'The Long Way Home (full set)');
    const departure = follow('/studio/products');
    more.releaseResponses();
    await waitFor(async () => expect(await api.requests('/performer/assets/products')).toHaveLength(1));
    await api.release();
    await departure.catch(() => undefined);
    await pause(300);
    expect(getCurrentUrl()).toBe('/studio/products');
  });

  test('deletes with Undo', async () => {
    const { user } = await open();
    const before = titles().length;
    await user.click(screen.getByLabelText('More for The Long Way Home (full set)'));
    await user.click(await screen.findByText('Delete', { selector: '[role=menuitem] *' }));
    // Its buyers are named first.
    await waitFor(() =>
      expect(openDialog()).toHaveTextContent(
        /^Delete “The Long Way Home \(full set\)”\?.*It was bought [\d,]+ times\. .*You also lose [\d,]+ views/,
      ),
    );
    await user.click(screen.getByText('Delete video'));
    await waitFor(() => expect(titles()).not.toContain('The Long Way Home (full set)'));
    expect(screen.getByText(`${before - 1} videos`)).toBeInTheDocument();
    await user.click(screen.getByText('Undo'));
    await waitFor(() => expect(titles()).toContain('The Long Way Home (full set)'));

    await user.click(screen.getByLabelText('More for The Long Way Home (full set)'));
    await user.click(await screen.findByText('Delete', { selector: '[role=menuitem] *' }));
    await user.click(screen.getByText('Delete video'));
    await user.click(await screen.findByText('Dismiss', { selector: 'button *' }));
    // Fans have bought it, so it stays for them.
    await waitFor(() =>
      expect(stored('The Long Way Home (full set)')).toMatchObject({ removedAt: expect.stringMatching(/^\d{4}-/) }),
    );
  });

  test('continues to all that move up after a deletion', async () => {
    const own = addVideos(25);
    // The server has processed all videos, so no list polls.
    for (const { _id } of own) api.store.videos.update(_id, { processing: false });
    const { user } = await open();
    await user.click(screen.getByLabelText('More for The Long Way Home (full set)'));
    await user.click(await screen.findByText('Delete', { selector: '[role=menuitem] *' }));
    await user.click(screen.getByText('Delete video'));
    await waitFor(() => expect(titles()).toHaveLength(23));
    await user.click(await screen.findByText('Dismiss', { selector: 'button *' }));
    const next = () => screen.getByText('Next').closest('a') as HTMLElement;
    await waitFor(() => expect(next()).toHaveAttribute('href', '/studio/videos'));
    await user.click(next());
    await waitFor(() => expect(titles()).toHaveLength(24));
    expect(titles()).toContain('The oldest one');
  });

  test('says so if a whole page was deleted, and links to the others', async () => {
    // One more than two pages hold.
    addVideos(49);
    const { user } = await open('/studio/videos?page=3');
    expect(titles()).toEqual(['The oldest one']);
    await user.click(screen.getByLabelText('More for The oldest one'));
    await user.click(await screen.findByText('Delete', { selector: '[role=menuitem] *' }));

    expect(await screen.findByText('Nothing left on this page')).toBeInTheDocument();
    expect(screen.queryByText('No videos yet')).toBeNull();
    expect(screen.getByText('48 videos')).toBeInTheDocument();
    expect(screen.getByText('Upload videos')).toBeInTheDocument();
    await user.click(screen.getByText('Previous'));
    await waitFor(() => expect(titles()).toHaveLength(24));
  });
});

describe('editing a video', () => {
  const openVideo = (title: string) => open(`/studio/videos/${stored(title)?._id}`);

  test('shows a preview as others see it, and saves changes', async () => {
    const { user } = await openVideo('Midnight at the Paper Lantern');
    await user.click(screen.getByLabelText('A guest'));
    expect(screen.getByText('40 tokens to watch')).toBeInTheDocument();

    const title = screen.getByLabelText('Title');
    await user.clear(title);
    await user.click(screen.getByText('Save video'));
    expect(await screen.findByText('Give the video a title.')).toBeInTheDocument();
    expect(title).toHaveFocus();
    await user.type(title, 'Midnight, again');
    await user.type(screen.getByLabelText('Tags'), 'encore, la');
    // In Safari, the Enter that ends IME input in Japanese, Chinese or Korean.
    fireEvent.keyDown(screen.getByLabelText('Tags'), { key: 'Enter', keyCode: 229 });
    await user.type(screen.getByLabelText('Tags'), 'te{Enter}');
    await user.click(screen.getByText('Save video'));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(stored('Midnight, again')?.tags).toEqual(expect.arrayContaining(['encore', 'late']));
  });

  test('offers a URL that matches a changed title while nobody saw the video, else says that it stays', async () => {
    const video = stored('A new song, first draft');
    const none = { views: 0, likes: 0, comments: 0, favourites: 0, wishlist: 0 };
    api.store.videos.update(video?._id ?? '', { slug: 'short', stats: none });
    const { user } = await open(`/studio/videos/${video?._id}`);
    expect(screen.getByText(/^Page link: .*\/video\/short/)).toBeInTheDocument();
    await user.click(screen.getByText('Change it to match the title'));
    expect(await screen.findByText('The link has changed.')).toBeInTheDocument();
    expect(screen.getByText('Page link: /video/a-new-song-first-draft')).toBeInTheDocument();
    expect(api.store.videos.get(video?._id ?? '')?.slug).toBe('a-new-song-first-draft');
  });

  test('leaves a draft a draft if only its title changes, and keeps a price set elsewhere', async () => {
    const { _id = '' } = stored('A new song, first draft') ?? {};
    api.store.videos.update(_id, { status: 'draft' });
    const { user } = await openVideo('A new song, first draft');
    expect(screen.getByLabelText('Draft')).toBeChecked();
    api.store.videos.update(_id, { isSale: true, price: 77 });
    await user.type(screen.getByLabelText('Title'), ' again');
    await user.click(screen.getByText('Save video'));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    const saved = { title: 'A new song, first draft again', status: 'draft', isSale: true, price: 77 };
    expect(api.store.videos.get(_id)).toMatchObject(saved);
    expect(screen.getByLabelText('Draft')).toBeChecked();
  });

  test('keeps the status of a video that the server does not say', async () => {
    const { status, ...video } = stored('Midnight at the Paper Lantern') as NonNullable<ReturnType<typeof stored>>;
    await api.fault({ path: `/performer/assets/videos/${video._id}/view`, body: { status: 0, data: video } });
    const { user } = await openVideo('Midnight at the Paper Lantern');
    expect(screen.getByLabelText('Public')).toBeChecked();
    await user.type(screen.getByLabelText('Title'), '!');
    await user.click(screen.getByText('Save video'));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(stored('Midnight at the Paper Lantern!')?.status).toBe(status);
  });

  test('saves the text while a thumbnail uploads, and asks before leaving the page cancels the upload', async () => {
    const { _id = '' } = stored('Midnight at the Paper Lantern') ?? {};
    const { user } = await openVideo('Midnight at the Paper Lantern');
    const upload = holdResponses(api, 'put', '/performer/assets/videos/:id', { once: true });
    const [input] = document.querySelectorAll<HTMLInputElement>('section[aria-labelledby=files] input[type=file]');
    if (!input) throw new Error('There is nothing to choose a file by.');
    await user.upload(input, new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'a.jpg', { type: 'image/jpeg' }));
    await upload.arrived;
    expect(screen.getByLabelText('Upload of the thumbnail')).toBeInTheDocument();

    await user.type(screen.getByLabelText('Title'), '!');
    await user.click(screen.getByText('Save video'));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(api.store.videos.get(_id)?.title).toBe('Midnight at the Paper Lantern!');
    expect(screen.getByLabelText('Upload of the thumbnail')).toBeInTheDocument();

    const closes = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
    expect(closes()).toBe(false);
    await user.click(screen.getByText('Videos', { selector: 'main a' }));
    expect(await screen.findByText('Leave and stop the upload?')).toBeInTheDocument();
    await user.click(screen.getByText('Stay here'));
    upload.releaseResponses();
    await waitFor(() => expect(screen.queryByLabelText('Upload of the thumbnail')).toBeNull());
    await waitFor(() => expect(closes()).toBe(true));
  });

  test("is saved even if the record can't be loaded afterward", async () => {
    const { _id = '', title } = stored('Midnight at the Paper Lantern') ?? {};
    const { user } = await openVideo('Midnight at the Paper Lantern');
    await api.fault({ method: 'GET', path: '/performer/assets/videos/*', status: 500, body: { message: 'Not now.' } });
    await user.type(screen.getByLabelText('Title'), '!');
    await user.click(screen.getByText('Save video'));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(screen.queryByText('Something went wrong on the server. Wait a moment, then retry.')).toBeNull();
    expect(screen.getByLabelText('Title')).toHaveValue(`${title}!`);
    expect(api.store.videos.get(_id)?.title).toBe(`${title}!`);
  });
});
