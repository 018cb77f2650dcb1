import { screen, waitFor, within } from '@testing-library/dom';
import { http } from 'msw';
import { API } from '../ssr/support/urls';
import { uploadField } from '../integration/support/controls';
import { studioPages } from '../integration/support/studio-pages';

const { api, open } = studioPages();

const UPLOAD = '/performer/assets/videos/upload';
const MIDNIGHT = 'midnight.mp4';

const film = (name = MIDNIGHT, { more = '', lastModified = 1_700_000_000_000 } = {}) =>
  new File([new Uint8Array([0, 0, 0, 32]), `ftypisom and so on${more}`], name, { type: 'video/mp4', lastModified });

const line = () => screen.findByText(/wasn’t uploaded\. Choose the file again to continue\./, { selector: 'main *' });
const positionOfLine = async () => {
  const row = (await line()).closest('li');
  if (!row) throw new Error('The line is in no list.');
  return row;
};
const chooseIn = async () => {
  const input = (await positionOfLine()).querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is nothing to choose the file by.');
  return input;
};

/** The titles that came with files. The calls never get a response. */
let titles: string[] = [];

/** Simulates an upload that a reload interrupts. */
async function interrupted(): Promise<void> {
  titles = [];
  api.server.use(
    http.post(API + UPLOAD, async ({ request }) => {
      titles.push(String((await request.formData()).get('title')));
      return new Promise<Response>(() => undefined);
    }),
  );
  const { user, close } = await open('/studio/videos/new');
  await user.upload(uploadField(), film());
  const title = await screen.findByLabelText('Title');
  await user.clear(title);
  await user.type(title, 'By the river');
  await waitFor(() => expect(titles).toEqual(['Midnight']));
  close();
}

test('a reload during an upload leaves an entry in the list and the upload tray; another file is rejected with both names, and a changed one asks for confirmation', async () => {
  await interrupted();
  const { user } = await open('/studio/videos');
  expect(await line()).toHaveTextContent('midnight.mp4 (22 bytes) wasn’t uploaded. Choose the file again to continue.');
  await user.click(await screen.findByText('1 file not uploaded', { selector: 'button *' }));
  expect(
    within(screen.getByLabelText('Uploads', { selector: 'section' })).getByText(/wasn’t uploaded/),
  ).toBeInTheDocument();
  await user.upload(await chooseIn(), film('noon.mp4'));
  expect(
    await screen.findByText(
      'You chose noon.mp4 (22 bytes). Choose midnight.mp4 (22 bytes) to continue, or discard this upload.',
    ),
  ).toBeInTheDocument();
  await user.upload(await chooseIn(), film(MIDNIGHT, { lastModified: 1_800_000_000_000 }));
  expect(await screen.findByText('midnight.mp4 has changed since the upload started.')).toBeInTheDocument();
  expect(titles).toHaveLength(1);
  await user.click(screen.getByText('Upload from the start'));
  await waitFor(() => expect(screen.queryByText(/wasn’t uploaded/)).toBeNull());
  await waitFor(() => expect(titles).toHaveLength(2));
});

test('choosing the file of an interrupted upload continues it with the typed text, and removes its entry', async () => {
  await interrupted();
  const { user } = await open('/studio/videos/new');
  await user.upload(await chooseIn(), film());
  expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe('By the river');
  expect(screen.queryByText(/wasn’t uploaded/)).toBeNull();
  await waitFor(() => expect(titles).toEqual(['Midnight', 'By the river']));
});

test("another account doesn't see an interrupted upload, and Discard deletes it permanently", async () => {
  await interrupted();
  const stored = window.localStorage.getItem('encore.upload-drafts') ?? '';
  window.localStorage.setItem('encore.upload-drafts', stored.replace(/"owner":"[^"]+"/, '"owner":"somebody-else"'));
  const other = await open('/studio/videos');
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.queryByText(/wasn’t uploaded/)).toBeNull();
  other.close();
  window.localStorage.setItem('encore.upload-drafts', stored);

  const first = await open('/studio/videos');
  await first.user.click(within(await positionOfLine()).getByLabelText('Discard midnight.mp4'));
  await waitFor(() => expect(screen.queryByText(/wasn’t uploaded/)).toBeNull());
  first.close();
  await open('/studio/videos');
  expect(window.localStorage.getItem('encore.upload-drafts')).toBeNull();
});

test('the file of an interrupted upload, chosen in the usual way, restores the typed text and leaves no entry', async () => {
  await interrupted();
  const { user } = await open('/studio/videos/new');
  await line();
  expect(screen.getByText(/Your details for midnight\.mp4 are saved/)).toBeInTheDocument();
  await user.upload(uploadField(), film());
  expect(await screen.findByLabelText('Title')).toHaveValue('By the river');
  await waitFor(() => expect(screen.queryByText(/wasn’t uploaded/)).toBeNull());
});

test('a logout deletes the entries of interrupted uploads', async () => {
  await interrupted();
  const { user } = await open('/studio/videos');
  await line();
  await user.click(screen.getByLabelText(/account/i, { selector: 'header button' }));
  await user.click(await screen.findByText('Log out'));
  await waitFor(() => expect(window.localStorage.getItem('encore.upload-drafts')).toBeNull());
});
