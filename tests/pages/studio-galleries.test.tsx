import { setTimeout as pause } from 'node:timers/promises';
import { screen, waitFor, within } from '@testing-library/dom';
import { is } from '@sandbox/db/conditions';
import { ascending } from '@sandbox/routes/listing';
import { getSold } from '@sandbox/views/sold';
import { choose } from '../integration/support/choose';
import { uploadField } from '../integration/support/controls';
import { holdResponses } from '../integration/support/hold-responses';
import { studioPages } from '../integration/support/studio-pages';
import { getCurrentUrl } from '../integration/support/tab';

const { api, open } = studioPages();

beforeEach(() => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});

const stored = (name: string) => {
  const gallery = api.store.galleries.list().find((one) => one.name === name);
  if (!gallery) throw new Error(`There is no gallery ${name}`);
  return gallery;
};
const getPhotos = (name: string) =>
  api.store.photos.list(is('galleryId', stored(name)._id), { order: [ascending('ordering')] });
const openGallery = (name: string, query = '') => open(`/studio/galleries/${stored(name)._id}${query}`);
/** Titles of the visible photos, in order. */
const inSight = () =>
  [...document.querySelectorAll('[aria-label="Photos in order"] > li p')].map(({ textContent }) => textContent);
/** The note below a fully loaded list. */
const getEnd = () => document.querySelector('main p[class*=end]');
const sheet = () => within(document.querySelector<HTMLElement>('dialog[open]') ?? document.body);
const getFile = (name: string, bytes: Uint8Array<ArrayBuffer> | string) =>
  new File([bytes], name, { type: 'image/jpeg' });
const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    getFile(`shot ${index + 1}.jpg`, new Uint8Array([0xff, 0xd8, 0xff, 0xe0])),
  );

const DRAFT = 'Costume fittings';

test('the list has galleries in every status, and publishes a draft', async () => {
  const { user } = await open('/studio/galleries');
  expect(screen.getByText(DRAFT, { selector: 'th a' })).toBeInTheDocument();
  await user.click(screen.getByLabelText(`Select ${DRAFT}`));
  await user.click(screen.getByText('Publish', { selector: 'section button *' }));
  await waitFor(() => expect(stored(DRAFT).status).toBe('active'));
});

test('a change repeats the name for a server that requires it, and leaves it out otherwise', async () => {
  const { user } = await open('/studio/galleries');
  const needsName = { property: 'name', constraints: { isNotEmpty: 'Enter a name.' } };
  const body = { statusCode: 400, message: [needsName] };
  await api.fault({ method: 'PUT', path: '/performer/assets/galleries/*', status: 400, body, times: 1 });
  await user.click(screen.getByLabelText(`Select ${DRAFT}`));
  await user.click(screen.getByText('Publish', { selector: 'section button *' }));
  await waitFor(() => expect(stored(DRAFT).status).toBe('active'));
  const sent = (await api.requests('/performer/assets/galleries')).filter(({ method }) => method === 'PUT');
  expect(sent.map((request) => request.body)).toEqual([
    { status: 'active' },
    { status: 'active', name: DRAFT, title: DRAFT },
  ]);
});

describe('the photos of a gallery', () => {
  test('are moved, unless the server refuses, captioned, made the cover, and deleted with Undo', async () => {
    const [first] = getPhotos(DRAFT);
    const cover = stored(DRAFT).coverPhotoId;
    const { user } = await openGallery(DRAFT);
    const before = inSight();
    await api.fault({
      method: 'PUT',
      path: '/performer/assets/photos/*',
      status: 500,
      body: { message: 'Not now.' },
      times: 1,
    });
    await user.click(screen.getAllByLabelText(/^Edit /)[0] ?? document.body);
    await user.click(sheet().getByText('Move to end'));
    expect(
      await screen.findByText('The order wasn’t saved. Something went wrong on the server. Wait a moment, then retry.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(inSight()).toEqual(before));
    await user.click(sheet().getByText('Move to end'));
    expect(await screen.findByText('Order saved.')).toBeInTheDocument();
    expect(getPhotos(DRAFT).at(-1)?._id).toBe(first?._id);

    const title = sheet().getByLabelText('Title');
    await user.clear(title);
    await user.type(title, 'Last one');
    await user.click(sheet().getByText('Previous'));
    await waitFor(() => expect(inSight().at(-1)).toBe('Last one'));
    await user.click(sheet().getByText('Set as cover'));
    await waitFor(() => expect(stored(DRAFT).coverPhotoId).not.toBe(cover));
    expect(await screen.findByText('Cover changed.')).toBeInTheDocument();
    await user.click(sheet().getByLabelText('Close'));
    await user.click(screen.getByLabelText('Select all'));
    await user.click(screen.getByText('Delete', { selector: 'section button *' }));
    expect(screen.getByText('No photos in this gallery yet')).toBeInTheDocument();
    await user.click(screen.getByText('Undo'));
    await waitFor(() => expect(inSight()).toHaveLength(before.length));
  });

  test('keep text typed while a caption is being saved', async () => {
    const [first] = getPhotos(DRAFT);
    const call = holdResponses(api, 'put', '/performer/assets/photos/:id');
    const { user } = await openGallery(DRAFT);
    const edit = async () => user.click(screen.getAllByLabelText(/^Edit /)[0] ?? document.body);
    await edit();
    await user.clear(sheet().getByLabelText('Title'));
    await user.type(sheet().getByLabelText('Title'), 'First{Enter}');
    await call.arrived;
    await user.type(sheet().getByLabelText('Title'), ' one');
    call.releaseResponses();
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
    expect(api.store.photos.get(first?._id ?? '')?.title).toBe('First');
    await edit();
    expect(sheet().getByLabelText('Title')).toHaveValue('First one');
  });

  test('upload several at once and appear at the end; files that are not photos are rejected first', async () => {
    const [guest] = getPhotos('Forty frames of a tour');
    await api.fault({
      method: 'POST',
      path: '/performer/assets/photos/upload',
      status: 200,
      body: { status: 0, data: { _id: guest?._id } },
      times: 1,
    });
    await api.fault({
      method: 'POST',
      path: '/performer/assets/photos/upload',
      status: 422,
      body: { message: 'This is broken.' },
    });
    const { user } = await openGallery(DRAFT);
    const before = inSight().length;
    await user.upload(uploadField(), [...pictures(2), getFile('virus.jpg', 'MZ and so on')]);
    expect(await screen.findByText('virus.jpg')).toBeInTheDocument();
    await waitFor(() => expect(inSight()).toHaveLength(before + 1));
    expect(await screen.findByText(/This is broken\./, { selector: 'main *' })).toBeInTheDocument();
    expect(screen.getByText('1 of 2 photos uploaded')).toBeInTheDocument();
  });

  test('keep the order of selection if one file of a batch is removed after a failure', async () => {
    const [first, second] = getPhotos('Forty frames of a tour');
    const upload = { method: 'POST', path: '/performer/assets/photos/upload' };
    for (const photo of [second, first])
      await api.fault({ ...upload, status: 200, body: { status: 0, data: { _id: photo?._id } }, times: 1 });
    await api.fault({ ...upload, status: 422, body: { message: 'This is broken.' } });
    const { user } = await openGallery(DRAFT);
    const before = inSight().length;
    await user.upload(uploadField(), pictures(3));
    const remove = await screen.findByLabelText(/^Remove .* from the list$/, { selector: 'main *' });
    await waitFor(() => expect(inSight()).toHaveLength(before + 2));
    expect(screen.getByText('Uploading photos…')).toHaveAttribute('role', 'status');
    await user.click(remove);
    expect(await screen.findByText('2 photos uploaded.')).toBeInTheDocument();
    expect(await screen.findByText('Order saved.')).toBeInTheDocument();
    expect(
      (await api.requests('/performer/assets/photos'))
        .filter(({ method }) => method === 'PUT')
        .map(({ path }) => path.split('/').at(-1)),
    ).toEqual([second?._id]);
  });

  test('that are more than one page holds load without a gap after an upload, also after a failure', async () => {
    const [sample] = getPhotos(DRAFT);
    if (!sample) throw new Error('The gallery is empty.');
    const add = (at: number) =>
      api.store.photos.insert({
        ...sample,
        _id: `more-${at}`,
        title: `More ${at}`,
        ordering: at,
        isGalleryCover: false,
      });
    for (let at = getPhotos(DRAFT).length; at < 203; at += 1) add(at);
    const { user } = await openGallery(DRAFT);
    await user.click(screen.getByLabelText('Select all'));
    await user.click(screen.getByText('Delete', { selector: 'section button *' }));
    expect(screen.getByText('Show more (0 of 3)')).toBeInTheDocument();
    expect(screen.queryByText('No photos in this gallery yet')).toBeNull();
    await user.click(screen.getByText('Undo'));
    await waitFor(() => expect(inSight()).toHaveLength(200));
    await user.click(screen.getAllByLabelText(/^Edit /)[1] ?? document.body);
    expect(sheet().getByText('Move to start')).toBeInTheDocument();
    expect(sheet().queryByText('Move to end')).toBeNull();
    await user.click(sheet().getByLabelText('Close'));

    const body = { status: 0, data: { _id: add(203)._id } };
    await api.fault({ method: 'POST', path: '/performer/assets/photos/upload', status: 200, body, times: 1 });
    await user.upload(uploadField(), pictures(1));
    await screen.findByText('Show more (200 of 204)');
    const search = '/performer/assets/photos/search';
    await api.fault({ path: search, status: 500, body: { message: 'Down' }, times: 1 });
    await user.click(screen.getByText(/^Show more/));
    await screen.findByText(/^More photos couldn’t be loaded\./);
    expect(getEnd()).toBeNull();
    await user.click(screen.getByText(/^Show more/));
    await waitFor(() => expect(inSight()).toHaveLength(204));
    expect(getEnd()).toBeInTheDocument();
    expect(inSight().slice(-4)).toEqual(['More 200', 'More 201', 'More 202', 'More 203']);
    expect(screen.queryByText(/^More photos couldn’t be loaded\./)).toBeNull();
  });

  test('are shown as fans see them', async () => {
    const { user } = await openGallery('Forty frames of a tour');
    await user.click(screen.getByText('Preview'));
    expect(sheet().getAllByAltText(/^Locked photo/).length).toBeGreaterThan(0);
    await user.click(sheet().getByLabelText('Buyers'));
    expect(sheet().queryByAltText(/^Locked photo/)).toBeNull();
  });
});

test('photos of a sold gallery are deleted after a warning', async () => {
  const { performerId } = stored(DRAFT);
  const sold = api.store.galleries.list(is('performerId', performerId)).find(({ _id }) => getSold(api.store, _id) > 0);
  const { user } = await open(`/studio/galleries/${sold?._id}`);
  const before = inSight().length;
  await user.click(screen.getAllByLabelText(/^Edit /)[0] ?? document.body);
  await user.click(sheet().getByText('Delete'));
  expect(await screen.findByText(/^Fans bought the gallery\./)).toBeInTheDocument();
  expect(document.querySelector('dialog[open]')).toBeNull();
  expect(inSight()).toHaveLength(before);
  await user.click(screen.getByText('Delete photo', { selector: '[role=dialog] *' }));
  await waitFor(() => expect(inSight()).toHaveLength(before - 1));
});

test('the details of a gallery are validated, kept and saved', async () => {
  const { user } = await openGallery(DRAFT, '?tab=details');
  await user.click(screen.getByLabelText('Pay-per-view'));
  await user.click(screen.getByText('Save details'));
  expect(await screen.findByText('Enter a price in numbers.')).toBeInTheDocument();
  expect(screen.getByLabelText('Price in tokens')).toHaveFocus();
  await user.type(screen.getByLabelText('Price in tokens'), '15');
  await user.click(screen.getByText('Save details'));
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(stored(DRAFT)).toMatchObject({ isSale: true, price: 15, status: 'draft' });
});

test('the details of a draft show that it is one, and the URL stays when its name changes', async () => {
  const { price, isSale } = stored(DRAFT);
  const { user } = await openGallery(DRAFT, '?tab=details');
  expect(screen.getByLabelText('Draft')).toBeChecked();
  expect(screen.queryByText(/It stays when the title changes/)).toBeNull();
  api.store.galleries.update(stored(DRAFT)._id, { isSale: !isSale, price: 31 });
  await user.clear(screen.getByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), 'Fittings');
  await user.click(screen.getByText('Save details'));
  expect(await screen.findByText(/^Page link: .*It stays when the title changes/)).toBeInTheDocument();
  // The new price was set elsewhere, after the page loaded.
  expect(stored('Fittings')).toMatchObject({ status: 'draft', isSale: !isSale, price: 31 });
  expect(price).not.toBe(31);
});

test('a gallery is created with its photos at once', async () => {
  await api.fault({
    method: 'POST',
    path: '/performer/assets/photos/upload',
    status: 422,
    body: { message: 'This is broken.' },
  });
  const { user } = await open('/studio/galleries/new');
  await user.upload(uploadField(), pictures(3));
  expect(await screen.findByText(/^3 photos selected/)).toBeInTheDocument();
  await user.click(screen.getByText('Create gallery and upload'));
  expect(await screen.findByText('Enter a name.')).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await user.click(screen.getByLabelText('Remove shot 2.jpg'));
  await user.type(screen.getByLabelText('Name'), 'Green room');
  await user.click(screen.getByText('Create gallery and upload'));
  await waitFor(() =>
    expect(getCurrentUrl()).toBe(`/studio/galleries/${stored('Green room')._id}?created=${stored('Green room')._id}`),
  );
  expect(await screen.findByText('0 of 2 photos uploaded')).toBeInTheDocument();
});

test('leaving a new gallery says that its photos would be lost; discarding it removes them, too', async () => {
  const { user } = await open('/studio/galleries/new');
  await user.upload(uploadField(), pictures(2));
  expect(await screen.findByText(/^2 photos selected/)).toBeInTheDocument();
  expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
  await user.click(screen.getByText('Galleries', { selector: 'main a' }));
  await waitFor(() => expect(document.querySelector('dialog[open]')).toHaveTextContent('Except for photos, they stay'));
  await user.click(screen.getByText('Stay here'));
  await user.type(screen.getByLabelText('Name'), 'Green room');
  await user.click(screen.getByText('Discard changes'));
  expect(screen.queryByText(/photos selected/)).toBeNull();
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

test('photos chosen for a new gallery upload even if its page is left while it is created', async () => {
  await api.fault({
    method: 'POST',
    path: '/performer/assets/photos/upload',
    status: 422,
    body: { message: 'This is broken.' },
  });
  const call = holdResponses(api, 'post', '/performer/assets/galleries');
  const { user, follow } = await open('/studio/galleries/new');
  await user.upload(uploadField(), pictures(2));
  await user.type(screen.getByLabelText('Name'), 'Green room');
  await user.click(screen.getByText('Create gallery and upload'));
  await call.arrived;
  await user.upload(uploadField(), pictures(1));
  await follow('/studio/comments');
  call.releaseResponses();
  await pause(300);
  expect(getCurrentUrl()).toBe('/studio/comments');
  await follow(`/studio/galleries/${stored('Green room')._id}`);
  expect(await screen.findByText('0 of 3 photos uploaded')).toBeInTheDocument();
});

test('all own photos are in one list, filtered by gallery', async () => {
  const { user } = await open('/studio/photos');
  const total = api.store.photos.list(is('performerId', stored(DRAFT).performerId)).length;
  expect(screen.getByText(`${total} photos`)).toBeInTheDocument();
  await choose(user, screen.getByLabelText('Gallery'), DRAFT);
  await waitFor(() => expect(screen.getByText(`${getPhotos(DRAFT).length} photos`)).toBeInTheDocument());
});

test('the sheet of a photo counts all photos, reports a refused status, and can be closed with unsaved text', async () => {
  await api.fault({ method: 'PUT', path: '/performer/assets/photos/*', status: 422, body: { message: 'Not now.' } });
  const total = api.store.photos.list(is('performerId', stored(DRAFT).performerId)).length;
  const { user } = await open('/studio/photos?page=2');
  const [name] = document.querySelectorAll<HTMLElement>('main tbody th button');
  await user.click(name ?? document.body);
  await waitFor(() => expect(document.querySelector('dialog[open]')).not.toBeNull());
  expect(sheet().getByRole('heading')).toHaveTextContent(`Photo 25 of ${total}`);
  await user.click(sheet().getByText(/^(Hide|Publish)$/));
  expect(await sheet().findByText('Not now.')).toBeInTheDocument();
  await user.type(sheet().getByLabelText('Title'), 'x');
  await user.click(sheet().getByText('Save and close'));
  await user.click(sheet().getByLabelText('Close'));
  await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
  await user.click(document.querySelector<HTMLElement>('main tbody th button') ?? document.body);
  expect((sheet().getByLabelText('Title') as HTMLInputElement).value).toMatch(/x$/);
  await user.click(sheet().getByText('Discard changes'));
  expect((sheet().getByLabelText('Title') as HTMLInputElement).value).not.toMatch(/x$/);
});

test('a photo that leaves the filtered list closes its sheet, which stays closed without the filter', async () => {
  for (const { _id } of getPhotos(DRAFT)) api.store.photos.update(_id, { status: 'inactive' });
  const list = `/studio/photos?gallery=${stored(DRAFT)._id}`;
  const { user, follow } = await open(`${list}&status=inactive`);
  await user.click(document.querySelector<HTMLElement>('main tbody th button') ?? document.body);
  await waitFor(() => expect(document.querySelector('dialog[open]')).not.toBeNull());
  await user.click(sheet().getByText('Publish'));
  const label = /^Photo \d+ of \d+$/;
  await waitFor(() => expect(screen.queryByText(label)).toBeNull());
  await follow(list);
  await waitFor(() => expect(document.querySelectorAll('main tbody tr')).toHaveLength(getPhotos(DRAFT).length));
  expect(screen.queryByText(label)).toBeNull();
});

test('public galleries in place of own ones have no filter by status', async () => {
  await api.fault({
    path: '/performer/assets/galleries/search',
    status: 404,
    body: { message: 'Cannot GET /performer/assets/galleries/search' },
  });
  await open('/studio/galleries');
  expect(screen.getByLabelText('Search galleries')).toBeInTheDocument();
  expect(screen.queryByLabelText('Status')).toBeNull();
});
