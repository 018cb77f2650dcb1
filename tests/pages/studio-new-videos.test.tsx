import { screen, waitFor, within } from '@testing-library/dom';
import { uploadField } from '../integration/support/controls';
import { holdResponses } from '../integration/support/hold-responses';
import { studioPages } from '../integration/support/studio-pages';

const { api, open: openPage } = studioPages();

const open = () => openPage('/studio/videos/new');
const stored = (title: string) => api.store.videos.list().find((video) => video.title === title);
const getFile = (name: string, ...parts: (Uint8Array<ArrayBuffer> | string)[]) =>
  new File(parts, name, { type: 'video/mp4' });
const film = (name: string) => getFile(name, new Uint8Array([0, 0, 0, 32]), 'ftypisom and so on');
const getForm = async (file: string) => within(await screen.findByLabelText(`About ${file}`));
/** Turns the next uploaded video into this draft. Conversion is covered by the sandbox's own tests. */
const arrivesAs = (_id: string | undefined) =>
  api.fault({
    method: 'POST',
    path: '/performer/assets/videos/upload',
    status: 200,
    body: { status: 0, data: { _id } },
    times: 1,
  });

describe('uploading videos', () => {
  test('rejects files that are not videos, and publishes the others with the text typed meanwhile', async () => {
    const draft = stored('A new song, first draft');
    await arrivesAs(draft?._id);
    const { user } = await open();
    await user.upload(uploadField(), [film('summer_walk.mp4'), getFile('virus.mp4', 'MZ and the rest of a program')]);
    const form = await getForm('summer_walk.mp4');
    expect(screen.getByText('virus.mp4')).toBeInTheDocument();
    expect(screen.queryByLabelText('About virus.mp4')).toBeNull();

    expect(form.getByLabelText('Title')).toHaveValue('Summer walk');
    await user.click(form.getByLabelText('Pay-per-view'));
    await user.click(form.getByText('Publish video'));
    expect(await form.findByText('Enter a price in numbers.')).toBeInTheDocument();
    expect(form.getByLabelText('Price in tokens')).toHaveFocus();
    await user.type(form.getByLabelText('Price in tokens'), '12');
    await user.click(form.getByText('Publish video'));
    expect(await screen.findByText(/^Published\. Fans can watch it/)).toBeInTheDocument();
    expect(stored('Summer walk')).toMatchObject({ _id: draft?._id, status: 'active', isSale: true, price: 12 });
  });
});

test('the URL of a new video follows the title that it is published with', async () => {
  const draft = stored('A new song, first draft');
  if (!draft) throw new Error('There is no draft.');
  api.store.videos.update(draft._id, {
    slug: 'summer-walk',
    stats: { ...draft.stats, views: 0, likes: 0, comments: 0 },
  });
  await arrivesAs(draft._id);
  const { user } = await open();
  await user.upload(uploadField(), [film('summer_walk.mp4')]);
  const form = await getForm('summer_walk.mp4');
  await user.clear(form.getByLabelText('Title'));
  await user.type(form.getByLabelText('Title'), 'By the river');
  await user.click(form.getByText('Publish video'));
  await screen.findByText(/^Published\. Fans can watch it/);
  await waitFor(() =>
    expect(screen.getByText('View page').closest('a')).toHaveAttribute('href', '/video/by-the-river'),
  );
});

test('a video chosen twice is listed once, and another one of the same name has its own text', async () => {
  await api.fault({ method: 'POST', path: '/performer/assets/videos/upload', status: 422, body: { message: 'No.' } });
  const { user } = await open();
  const walk = film('walk.mp4');
  const other = new File([walk], 'walk.mp4', { type: walk.type, lastModified: 1 });
  await user.upload(uploadField(), [walk, other, walk]);
  const forms = () => screen.getAllByLabelText('About walk.mp4');
  expect(await screen.findByText('is already in the list.')).toBeInTheDocument();
  expect(forms()).toHaveLength(2);
  await user.type(within(forms()[0] as HTMLElement).getByLabelText('Title'), ' by night');
  expect(forms().map((form) => within(form).getByLabelText('Title'))).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ value: 'Walk by night' }),
      expect.objectContaining({ value: 'Walk' }),
    ]),
  );

  await user.click(screen.getByLabelText('Dismiss'));
  await user.upload(uploadField(), [other]);
  expect(await screen.findByText('is already in the list.')).toBeInTheDocument();
  expect(forms()).toHaveLength(2);
});

test('a press on Publish while the draft is being saved publishes the video', async () => {
  const draft = stored('A new song, first draft');
  await arrivesAs(draft?._id);
  const file = holdResponses(api, 'post', '/performer/assets/videos/upload');
  const saving = holdResponses(api, 'put', `/performer/assets/videos/${draft?._id}`, { once: true });
  const { user } = await open();
  await user.upload(uploadField(), [film('summer_walk.mp4')]);
  const form = await getForm('summer_walk.mp4');
  await user.type(form.getByLabelText('Title'), ' at dusk');
  file.releaseResponses();
  const saves = async () =>
    (await api.requests(`/performer/assets/videos/${draft?._id}`)).filter(({ method }) => method === 'PUT');
  await waitFor(async () => expect(await saves()).toHaveLength(1));
  // Some servers refuse empty lists.
  expect((await saves())[0]?.body).not.toHaveProperty('tags');
  await user.click(form.getByText('Publish video'));
  saving.releaseResponses();
  expect(await screen.findByText(/^Published\. Fans can watch it/)).toBeInTheDocument();
  expect(stored('Summer walk at dusk')).toMatchObject({ _id: draft?._id, status: 'active' });
});

describe('a video confirmed before its upload is complete', () => {
  const confirmed = async () => {
    const draft = stored('A new song, first draft');
    await arrivesAs(draft?._id);
    const file = holdResponses(api, 'post', '/performer/assets/videos/upload');
    const { user } = await open();
    await user.upload(uploadField(), [film('summer_walk.mp4')]);
    const form = await getForm('summer_walk.mp4');
    await user.click(form.getByLabelText('Pay-per-view'));
    await user.type(form.getByLabelText('Price in tokens'), '20');
    await user.click(form.getByText('Publish video'));
    expect(form.getByText('It’s published when the upload finishes.')).toBeInTheDocument();
    return { user, form, file, record: () => api.store.videos.get(draft?._id ?? '') };
  };

  test('is published with a title that was typed into a cleared field', async () => {
    const { user, form, file, record } = await confirmed();
    await user.clear(form.getByLabelText('Title'));
    expect(form.getByText('It’s published when the upload finishes.')).toBeInTheDocument();
    await user.type(form.getByLabelText('Title'), 'By the river');
    file.releaseResponses();
    expect(await screen.findByText(/^Published\. Fans can watch it/)).toBeInTheDocument();
    expect(record()).toMatchObject({ title: 'By the river', status: 'active', isSale: true, price: 20 });
  });

  test('is published with its last title if the field is empty by then', async () => {
    const { user, form, file, record } = await confirmed();
    await user.clear(form.getByLabelText('Title'));
    await user.type(form.getByLabelText('Description'), 'Along the river.');
    file.releaseResponses();
    expect(await form.findByText(/^The last valid details will be saved\./)).toBeInTheDocument();
    expect(record()).toMatchObject({ title: 'Summer walk', status: 'active', isSale: true, price: 20 });
    expect(form.getByLabelText('Description')).toHaveValue('Along the river.');

    await user.type(form.getByLabelText('Title'), 'Winter walk');
    await user.click(form.getByText('Publish video'));
    expect(await screen.findByText(/^Published\. Fans can watch it/)).toBeInTheDocument();
    expect(record()).toMatchObject({ title: 'Winter walk', description: 'Along the river.', status: 'active' });
  });

  test('stays hidden while another price is being typed, until it is confirmed again', async () => {
    const { user, form, file, record } = await confirmed();
    await user.type(form.getByLabelText('Price in tokens'), '{Backspace}');
    expect(form.getByText('It stays hidden until you publish it.')).toBeInTheDocument();
    file.releaseResponses();
    expect(await form.findByText('Uploaded and saved as hidden.')).toBeInTheDocument();
    expect(record()).toMatchObject({ title: 'Summer walk', status: 'inactive' });

    await user.type(form.getByLabelText('Price in tokens'), '5');
    await user.click(form.getByText('Publish video'));
    expect(await screen.findByText(/^Published\. Fans can watch it/)).toBeInTheDocument();
    expect(record()).toMatchObject({ status: 'active', isSale: true, price: 25 });
  });

  test('is not published for free if all are to be sold and no price is typed', async () => {
    await arrivesAs(stored('A new song, first draft')?._id);
    const file = holdResponses(api, 'post', '/performer/assets/videos/upload');
    const { user } = await open();
    await user.upload(uploadField(), [film('summer_walk.mp4')]);
    const form = await getForm('summer_walk.mp4');
    await user.click(form.getByText('Publish video'));
    await user.click(screen.getAllByLabelText('Pay-per-view')[0] ?? document.body);
    file.releaseResponses();
    expect(await form.findByText('Uploaded and saved as hidden.')).toBeInTheDocument();
    expect(stored('Summer walk')).toMatchObject({ status: 'inactive', isSale: false });
  });
});

test('removing a large video asks while it uploads', async () => {
  const call = holdResponses(api, 'post', '/performer/assets/videos/upload');
  const { user } = await open();
  const large = film('Long night.mp4');
  Object.defineProperty(large, 'size', { value: 20 * 1024 * 1024 });
  await user.upload(uploadField(), large);
  const form = await getForm('Long night.mp4');
  await user.click(form.getByText('Remove'));
  await user.click(form.getByText('Keep uploading'));
  await user.click(form.getByText('Remove'));
  await user.click(form.getByText('Cancel upload'));
  await waitFor(() => expect(screen.queryByLabelText('About Long night.mp4')).toBeNull());
  call.releaseResponses();
});

describe('the details of an uploaded video', () => {
  const NOTICE = /^Your details for summer_walk\.mp4 are saved on this device\./;

  test('stay in the list until they are saved, and are in the editor of the video after a reload', async () => {
    const draft = stored('A new song, first draft');
    await arrivesAs(draft?._id);
    const { user, close } = await open();
    await user.upload(uploadField(), [film('summer_walk.mp4')]);
    const form = await getForm('summer_walk.mp4');
    await form.findByText('Uploaded and saved as hidden.');
    await user.type(form.getByLabelText('Title'), ' at dusk');
    await form.findByText(/^Uploaded\. Your changes aren’t saved yet/);
    await user.click(await screen.findByText('1 file uploaded', { selector: 'button *' }));
    expect(screen.queryByText('Clear finished')).toBeNull();
    expect(form.getByLabelText('Title')).toHaveValue('Summer walk at dusk');
    close();

    const page = await open();
    expect(screen.queryByText(NOTICE)).toBeNull();
    page.close();
    await openPage(`/studio/videos/${draft?._id}`);
    expect(await screen.findByLabelText('Title')).toHaveValue('Summer walk at dusk');
  });

  test('are forgotten once it is published, also on another page', async () => {
    const draft = stored('A new song, first draft');
    await arrivesAs(draft?._id);
    const file = holdResponses(api, 'post', '/performer/assets/videos/upload');
    const { user, follow, close } = await open();
    await user.upload(uploadField(), [film('summer_walk.mp4')]);
    const form = await getForm('summer_walk.mp4');
    await user.type(form.getByLabelText('Title'), ' at dusk');
    await user.click(form.getByText('Publish video'));
    await follow('/studio/comments');
    file.releaseResponses();
    await waitFor(() => expect(stored('Summer walk at dusk')).toMatchObject({ status: 'active' }));
    close();
    await open();
    expect(screen.queryByText(NOTICE)).toBeNull();
  });

  test('have no thumbnail that was removed after it was saved', async () => {
    const draft = stored('A new song, first draft');
    await arrivesAs(draft?._id);
    const file = holdResponses(api, 'post', '/performer/assets/videos/upload');
    const { user } = await open();
    await user.upload(uploadField(), [film('summer_walk.mp4')]);
    const form = await getForm('summer_walk.mp4');
    const thumbnail = form.getByRole('group', { name: 'Thumbnail' });
    const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
    await user.upload(
      thumbnail.querySelector('input') as HTMLInputElement,
      new File([jpeg], 'river.jpg', { type: 'image/jpeg' }),
    );
    await within(thumbnail).findByText('river.jpg');
    // The sandbox would refuse this picture.
    const path = `/performer/assets/videos/${draft?._id}`;
    await api.fault({ method: 'PUT', path, status: 200, body: { status: 0, data: { _id: draft?._id } }, times: 1 });
    file.releaseResponses();
    await form.findByText('Uploaded and saved as hidden.');
    await user.click(within(thumbnail).getByText('Remove file'));
    await user.click(form.getByText('Publish video'));
    expect(await screen.findByText(/^Published\. Fans can watch it/)).toBeInTheDocument();
    expect((await api.requests(`/performer/assets/videos/remove-file/${draft?._id}`)).map(({ body }) => body)).toEqual([
      { type: 'thumbnail' },
    ]);
  });
});
