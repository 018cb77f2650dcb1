import { screen, waitFor, within } from '@testing-library/dom';
import { uploadField } from '../integration/support/controls';
import { studioPages } from '../integration/support/studio-pages';
import { getCurrentUrl } from '../integration/support/tab';

const { api, open: openPage } = studioPages();

const UPLOAD = '/performer/assets/videos/upload';

const getFile = (name: string, ...parts: (string | Uint8Array<ArrayBuffer>)[]) =>
  new File(parts, name, { type: 'video/mp4' });
const film = (name = 'evening.mp4') => getFile(name, new Uint8Array([0, 0, 0, 32]), 'ftypisom and so on');

const tray = () => within(screen.getByLabelText('Uploads', { selector: 'section' }));

/** Closes the tab. Returns true if the browser asks first. */
function leave(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

const open = () => openPage('/studio/videos/new');

test('a file that is not a video is rejected with a message before anything is sent', async () => {
  const { user } = await open();
  await user.upload(uploadField(), [getFile('clip.mp4', 'MZ and the rest of a program'), getFile('nothing.mp4')]);
  expect(await screen.findByText('This is a program. Choose MP4, MOV, WebM, MKV or AVI.')).toBeInTheDocument();
  expect(screen.getByText('This file is empty.')).toBeInTheDocument();
  expect(await api.requests(UPLOAD)).toEqual([]);
});

test('an upload continues during navigation; a server error is shown in its row, and it can be retried', async () => {
  await api.fault({
    method: 'POST',
    path: UPLOAD,
    status: 422,
    body: { message: [{ property: 'video', constraints: { film: 'This film is damaged.' } }] },
    hold: true,
    times: 1,
  });
  const { user, follow } = await open();
  await user.upload(uploadField(), film());
  await screen.findByText(/0 of 1 file up/, { selector: 'button *' });
  await follow('/studio/comments');
  expect(getCurrentUrl()).toBe('/studio/comments');
  await api.release();

  await user.click(await screen.findByText('1 file not uploaded', { selector: 'button *' }));
  expect(tray().getByText('This film is damaged.')).toBeInTheDocument();
  await api.fault({ method: 'POST', path: UPLOAD, status: 422, body: { message: 'Still damaged.' } });
  await user.click(tray().getByLabelText('Retry evening.mp4'));
  expect(await tray().findByText('Still damaged.')).toBeInTheDocument();
  expect(await api.requests(UPLOAD)).toHaveLength(2);

  await user.click(tray().getByLabelText('Remove evening.mp4 from the list'));
  await waitFor(() => expect(screen.queryByLabelText('Uploads', { selector: 'section' })).not.toBeInTheDocument());
});

test('leaving with an upload in progress asks for confirmation; without resumable uploads there is no Pause', async () => {
  await api.fault({ method: 'POST', path: UPLOAD, delay: 60_000 });
  const { user } = await open();
  expect(leave()).toBe(false);

  await user.upload(uploadField(), film());
  await user.click(await screen.findByText(/0 of 1 file up/, { selector: 'button *' }));
  expect(leave()).toBe(true);
  expect(await tray().findByLabelText('Cancel upload of evening.mp4')).toBeInTheDocument();
  expect(screen.queryAllByLabelText(/^Pause/)).toEqual([]);
  expect(tray().queryByText('Pause all')).toBeNull();

  await user.click(screen.getByLabelText(/account/i, { selector: 'header button' }));
  await user.click(await screen.findByText('Log out'));
  expect(await screen.findByText('Log out and stop uploads?')).toBeInTheDocument();
  await user.click(screen.getByText('Stay logged in'));
  expect(getCurrentUrl()).toBe('/studio/videos/new');
  expect(tray().getByText(/0 of 1 file up/, { selector: 'button *' })).toBeInTheDocument();
});

test('a picture that is uploaded while its form is not open waits for the form', async () => {
  await api.fault({
    method: 'POST',
    path: '/performer/assets/products/image',
    status: 200,
    body: { status: 0, data: { _id: 'picture1' } },
    hold: true,
    times: 1,
  });
  const { user, follow } = await openPage('/studio/products/new');
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
  await user.upload(uploadField(), new File([jpeg], 'front.jpg', { type: 'image/jpeg' }));
  await screen.findByText(/0 of 1 file up/, { selector: 'button *' });
  await follow('/studio/comments');
  await api.release();
  await user.click(await screen.findByText('1 file uploaded', { selector: 'button *' }));
  expect(tray().queryByText('Clear finished')).toBeNull();
  await user.click(tray().getByLabelText('Remove front.jpg from the list'));
  await user.click(tray().getByText('Keep file'));
  expect(leave()).toBe(true);

  await follow('/studio/products/new');
  expect(await screen.findByLabelText('Remove Picture 1')).toBeInTheDocument();
  await follow('/studio/comments');
  expect(leave()).toBe(false);
});
