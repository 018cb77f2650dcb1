import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { choose } from '../integration/support/choose';
import { holdResponses } from '../integration/support/hold-responses';
import { studioPages } from '../integration/support/studio-pages';

const { api, open: openPage } = studioPages();

const open = (tab = '') => openPage(`/studio/profile${tab && `?tab=${tab}`}`);
const aria = () => api.store.performers.list().find(({ username }) => username === 'aria');
const preview = () => within(screen.getByLabelText('Preview of your page'));

test('the profile has a live preview, is saved, and keeps text that is refused or typed during a save', async () => {
  const { user } = await open();
  const name = screen.getByLabelText('Display name');
  await user.clear(name);
  await user.type(name, 'Aria V.');
  expect(preview().getByText('Aria V.')).toBeInTheDocument();
  await user.click(screen.getByText('Save profile'));
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(aria()).toMatchObject({ name: 'Aria V.', socialsLink: { facebook: '@ariasings' } });

  await api.fault({
    path: '/performers/{id}',
    method: 'PUT',
    status: 400,
    body: { message: [{ property: 'bio', constraints: { maxLength: 'This text is too long.' } }] },
    times: 1,
  });
  await user.type(screen.getByLabelText('Bio'), '!');
  await user.click(screen.getByText('Save profile'));
  expect(await screen.findByText('This text is too long.')).toBeInTheDocument();
  expect(screen.getByLabelText('Bio')).toHaveAccessibleDescription(/^This text is too long\./);
  expect(screen.getByLabelText('Bio')).toHaveFocus();
  expect((screen.getByLabelText('Bio') as HTMLTextAreaElement).value).toMatch(/!$/);
  const call = holdResponses(api, 'put', '/performers/:id');
  await user.click(screen.getByText('Save profile'));
  await call.arrived;
  await user.type(screen.getByLabelText('Bio'), '?');
  call.releaseResponses();
  expect(await screen.findByText('Unsaved changes. They stay on this device for a day.')).toBeInTheDocument();
  expect((screen.getByLabelText('Bio') as HTMLTextAreaElement).value).toMatch(/!\?$/);
});

test('prices and the free trial are saved, and a price typed during a save stays', async () => {
  const { user } = await open('prices');
  const month = screen.getByLabelText('Monthly price');
  await user.clear(month);
  await user.type(month, '0.5');
  await user.click(screen.getByText('Save prices'));
  expect(await screen.findByText('The price must be 0 or at least $2.99.')).toBeInTheDocument();
  expect(month).toHaveAccessibleDescription(/^The price must be 0 or at least \$2\.99\./);
  expect(month).toHaveFocus();
  await user.clear(month);
  await user.type(month, '12,50');
  await user.click(screen.getByLabelText('Offer new fans a free trial'));
  await user.clear(screen.getByLabelText('Free days'));
  await user.type(screen.getByLabelText('Free days'), '5');
  await user.click(screen.getByText('Save prices'));
  await screen.findByText('Saved');
  expect(aria()).toMatchObject({ monthlyPrice: 12.5, isFreeSubscription: true, durationFreeSubscriptionDays: 5 });
  const call = holdResponses(api, 'put', '/performers/:id');
  await user.clear(month);
  await user.type(month, '9');
  await user.click(screen.getByText('Save prices'));
  await call.arrived;
  await user.type(month, '5');
  call.releaseResponses();
  expect(await screen.findByText('Unsaved changes. They stay on this device for a day.')).toBeInTheDocument();
  expect(month).toHaveValue('95');
});

test('a price that is switched off is no longer sold, and the ticket price of a public show is not requested', async () => {
  const { user } = await open('prices');
  expect(screen.queryByLabelText('Public show')).toBeNull();
  await user.click(screen.getByLabelText('Offer private shows'));
  await user.click(screen.getByLabelText('Sell yearly subscriptions'));
  expect(screen.queryByLabelText('Private show, per minute')).toBeNull();
  await user.click(screen.getByText('Save prices'));
  await screen.findByText('Saved');
  expect(aria()).not.toHaveProperty('privateChatPrice');
  expect(aria()).not.toHaveProperty('yearlyPrice');
  expect(screen.getByLabelText('Offer private shows')).not.toBeChecked();

  await user.click(screen.getByLabelText('Offer private shows'));
  await user.clear(screen.getByLabelText('Private show, per minute'));
  await user.type(screen.getByLabelText('Private show, per minute'), '0');
  await user.click(screen.getByText('Save prices'));
  await waitFor(() => expect(aria()).toMatchObject({ privateChatPrice: 0 }));
});

test('payout details are entered in full and never shown in full again', async () => {
  const { user, close } = await open('payouts');
  expect(screen.getByText('••••6819')).toBeInTheDocument();
  await user.click(screen.getByText('Use another account'));
  await user.type(screen.getByLabelText('Bank'), 'River Bank');
  await user.type(screen.getByLabelText('Account number or IBAN'), 'DE89 3704 0044 0532 0130 00');
  expect(JSON.stringify({ ...window.localStorage })).not.toMatch(/3704 ?0044/);
  await user.click(screen.getByText('Prices', { selector: 'main a *, main a' }));
  await waitFor(() =>
    expect(document.querySelector('dialog[open]')).toHaveTextContent(
      'Except for account numbers and the tax ID, they stay',
    ),
  );
  await user.click(screen.getByText('Stay here'));
  await user.click(screen.getByText('Save account'));
  expect(await screen.findByText('••••3000')).toBeInTheDocument();
  expect(document.body.textContent).not.toMatch(/3704 ?0044/);
  close();
  await open('payouts');
  expect(screen.getByText('River Bank')).toBeInTheDocument();
  expect(document.documentElement.outerHTML).not.toMatch(/3704 ?0044/);
});

test('fans are found, blocked and unblocked; countries are blocked, and one added during a save stays', async () => {
  const { user } = await open('blocking');
  expect(screen.getByText('No one is blocked.')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Find someone to block'), 'marcusb');
  await user.click(within(await screen.findByLabelText('People found')).getByText(/^Block/));
  expect(await screen.findByLabelText('Blocked people')).toHaveTextContent('Marcus Bell');
  expect(api.store.blocks.list()).toHaveLength(1);
  await user.click(screen.getByText(/^Unblock/));
  expect(await screen.findByText('No one is blocked.')).toBeInTheDocument();

  const call = holdResponses(api, 'post', '/performer-blocks/countries');
  await choose(user, screen.getByLabelText('Blocked countries'), 'Spain');
  await user.click(screen.getByText('Save countries'));
  await call.arrived;
  await choose(user, screen.getByLabelText('Blocked countries'), 'France');
  call.releaseResponses();
  await screen.findByText('Discard changes');
  expect(screen.getByTitle('France')).toBeInTheDocument();
  await user.click(screen.getByText('Save countries'));
  await waitFor(() => expect(aria()?.blockCountries).toEqual(['ES', 'FR']));
});

test('all blocked people are listed, also if they fill more than one page', async () => {
  const at = new Date().toISOString();
  const block = { source: 'performer', sourceId: aria()?._id ?? '', target: 'user', reason: '' } as const;
  for (let number = 0; number < 201; number += 1)
    api.store.blocks.insert({
      ...block,
      _id: `block-${number}`,
      createdAt: at,
      updatedAt: at,
      targetId: `fan-${number}`,
    });
  await open('blocking');
  expect(within(screen.getByLabelText('Blocked people')).getAllByText(/^Unblock/)).toHaveLength(201);
});

test('a document is checked before it is sent, and stored', async () => {
  await open('documents');
  const input = screen.getByLabelText('ID document', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File(['MZ'], 'id.pdf', { type: 'application/pdf' })] } });
  expect(await screen.findByText(/^This is a program/)).toBeInTheDocument();
  fireEvent.change(input, { target: { files: [new File(['%PDF-1.4 me'], 'id.pdf', { type: 'application/pdf' })] } });
  expect(await screen.findByText('Sent. We’ll review it and email you.')).toBeInTheDocument();
  expect(screen.getByText('id.pdf')).toBeInTheDocument();
  expect(aria()?.idVerificationId).toMatch(/^\w{24}$/);
});

test('a document that was uploaded but not saved is saved by Retry, without another upload', async () => {
  const { user } = await open('documents');
  await api.fault({ path: '/performers/{id}', method: 'PUT', status: 503, times: 1 });
  const file = new File(['%PDF-1.4 me'], 'id.pdf', { type: 'application/pdf' });
  fireEvent.change(screen.getByLabelText('ID document', { selector: 'input' }), { target: { files: [file] } });
  await user.click(await screen.findByText('Retry'));
  expect(await screen.findByText('Sent. We’ll review it and email you.')).toBeInTheDocument();
  expect(screen.queryByText('Retry')).toBeNull();
  expect(aria()?.idVerificationId).toMatch(/^\w{24}$/);
  expect(await api.requests('/performers/documents/upload')).toHaveLength(1);
});

test('the documents still to send are named, and those sent are in review', async () => {
  const me = aria()?._id ?? '';
  api.store.performers.update(me, { verifiedDocument: false, idVerificationId: '', documentVerificationId: '' });
  await open('documents');
  expect(screen.getByText(/^To get verified, send your ID document and selfie with your ID\./)).toBeVisible();
  const send = (label: string) =>
    fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), {
      target: { files: [new File(['%PDF-1.4 me'], 'me.pdf', { type: 'application/pdf' })] },
    });
  send('ID document');
  expect(await screen.findByText(/^To get verified, send your selfie with your ID\./)).toBeVisible();
  send('Selfie with your ID');
  expect(await screen.findByText(/^Your documents are in review\./)).toBeVisible();
});

test('leaving during the upload of a welcome video asks first', async () => {
  const call = holdResponses(api, 'post', '/performers/welcome-video/upload');
  const { user } = await open('pictures');
  const closes = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
  expect(closes()).toBe(true);
  const film = new File([new Uint8Array([0, 0, 0, 32]), 'ftypisom and so on'], 'hello.mp4', { type: 'video/mp4' });
  await user.upload(screen.getByLabelText('Welcome video file'), film);
  await waitFor(() => expect(closes()).toBe(false));
  await user.click(screen.getByText('Prices', { selector: 'main a *, main a' }));
  expect(await screen.findByText('Leave and stop the upload?')).toBeInTheDocument();
  await user.click(screen.getByText('Stay here'));
  expect(screen.getByRole('heading', { name: 'Welcome video' })).toBeInTheDocument();
  await user.click(screen.getByText('Prices', { selector: 'main a *, main a' }));
  await user.click(await screen.findByText('Leave page'));
  expect(await screen.findByLabelText('Monthly price')).toBeInTheDocument();
  call.releaseResponses();
});

test("if the server has no calls for a performer's account, the page says so once and saves what any account can change", async () => {
  await api.fault({ path: '/performers/me', status: 404, body: { message: 'Cannot GET /performers/me' } });
  const { user } = await open();
  expect(screen.getByText(/^This site doesn’t support/)).toBeInTheDocument();
  await user.type(screen.getByLabelText('First name'), 'x');
  await user.click(screen.getByText('Save profile'));
  await screen.findByText('Saved');
  expect(aria()?.firstName).toMatch(/x$/);
});

test('the switch of the welcome video keeps the focus while it is being saved', async () => {
  const me = aria()?._id ?? '';
  api.store.performers.update(me, { welcomeVideoPath: 'https://media.test/hello.mp4', activateWelcomeVideo: false });
  const { user } = await open('pictures');
  const call = holdResponses(api, 'put', '/performers/:id');
  const show = screen.getByLabelText('Show it on my page');
  await user.click(show);
  await call.arrived;
  expect(show).toBeEnabled();
  expect(show).toHaveFocus();
  call.releaseResponses();
  await waitFor(() => expect(show).toBeChecked());
});

test('a welcome video that cannot be played yet can be loaded again', async () => {
  api.store.performers.update(aria()?._id ?? '', { welcomeVideoPath: 'https://media.test/hello.mp4' });
  const load = jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
  const { user } = await open('pictures');
  const video = screen.getByLabelText('Your welcome video');
  fireEvent.error(video);
  await user.click(await screen.findByText('Retry'));
  expect(load.mock.contexts).toEqual([video]);
  fireEvent.loadedMetadata(video);
  await waitFor(() => expect(screen.queryByText('The video can’t be played.')).toBeNull());
});

test('if the server cannot show or hide the welcome video, the page says so', async () => {
  const me = aria()?._id ?? '';
  api.store.performers.update(me, { welcomeVideoPath: 'https://media.test/hello.mp4' });
  const { user } = await open('pictures');
  await api.fault({ path: `/performers/${me}`, method: 'PUT', status: 404, body: { message: 'Cannot PUT' } });
  await user.click(screen.getByLabelText('Show it on my page'));
  expect(await screen.findByText('This site doesn’t support showing or hiding the welcome video.')).toBeInTheDocument();
});

test('the profile sends what was changed, and keeps it if the reply holds no record', async () => {
  const { user } = await open();
  await api.fault({
    path: '/performers/{id}',
    method: 'PUT',
    when: 'after',
    body: { status: 0, data: null },
    times: 1,
  });
  await user.type(screen.getByLabelText('Display name'), '!');
  await user.click(screen.getByText('Save profile'));
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect((screen.getByLabelText('Display name') as HTMLInputElement).value).toMatch(/!$/);
  const [request] = (await api.requests()).filter(({ method }) => method === 'PUT');
  expect(Object.keys(request?.body ?? {})).toEqual(['name']);
});

test('Enter moves to the button of a single fan who is found, who is blocked whatever the server replies', async () => {
  const { user } = await open('blocking');
  await api.fault({
    path: '/performer-blocks/user',
    method: 'POST',
    when: 'after',
    body: { status: 0, data: null },
    times: 1,
  });
  await user.type(screen.getByLabelText('Find someone to block'), 'marcusb');
  const found = await screen.findByLabelText('People found');
  expect(screen.getByText('1 person found')).toHaveAttribute('role', 'status');
  // Enter also ends IME input in Japanese, Chinese or Korean. In Safari, only its key code tells.
  fireEvent.keyDown(screen.getByLabelText('Find someone to block'), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(screen.getByLabelText('Find someone to block'), { key: 'Enter', keyCode: 229 });
  expect(screen.getByLabelText('Find someone to block')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(found.querySelector('button')).toHaveFocus();
  expect(api.store.blocks.list()).toEqual([]);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Marcus Bell is blocked.')).toHaveAttribute('role', 'status');
  expect(screen.getByLabelText('Blocked people')).toHaveTextContent('Marcus Bell');
  await user.click(screen.getByText(/^Unblock/));
  expect(await screen.findByText('Marcus Bell is unblocked.')).toHaveAttribute('role', 'status');
});
