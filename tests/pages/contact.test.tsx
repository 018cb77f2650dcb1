import { screen } from '@testing-library/dom';
import { backend } from '../ssr/support/backend';
import { fakeSockets } from '../integration/support/fake-socket';
import { quietConsole } from '../integration/support/quiet-console';
import { openTab } from '../integration/support/tab';

const api = backend();
fakeSockets();
quietConsole();
afterEach(api.reset);

const message = () => screen.getByLabelText('Message');
const sent = async () =>
  (await api.requests('/contact')).map(({ body }) => body as { name: string; email: string; message: string });

test('a report by a fan: name and email are filled in, the item is linked, and a copy is shown', async () => {
  await api.signIn('fan@example.com');
  const { user, follow } = await openTab('/contact?about=%2Fvideo%2Fsix-step-clean&title=Six-step%20clean');
  expect(screen.getByText('Six-step clean')).toHaveAttribute('href', '/video/six-step-clean');
  expect(screen.getByLabelText('Your name')).toHaveValue('Robin Ashdown');
  await user.selectOptions(screen.getByLabelText('What’s wrong with it?'), 'It’s spam or fraud');
  await user.type(message(), 'It is the same film twice.');
  await user.click(screen.getByText('Send report'));

  expect(await screen.findByText('Message sent')).toHaveFocus();
  const [call] = await sent();
  expect(call).toMatchObject({ name: 'Robin Ashdown', email: 'fan@example.com' });
  expect(call?.message).toMatch(
    /^It’s spam or fraud\nAbout: Six-step clean\nhttps?:\/\/\S+\/video\/six-step-clean\n\nIt is the same film twice\.$/,
  );
  expect(document.querySelector('blockquote')).toHaveTextContent('It is the same film twice.');

  await follow('/contact');
  expect(await screen.findByLabelText('What’s it about?')).toHaveValue('');
  expect(screen.queryByText('Message sent')).toBeNull();
});

test('missing fields are reported before sending, and typed text survives a failure and a reload', async () => {
  const { user, close } = await openTab('/contact');
  await user.type(message(), 'Where is my parcel?');
  await user.click(screen.getByText('Send message'));
  expect(screen.getByLabelText('Your name')).toHaveAccessibleDescription('Enter your name.');
  expect(await sent()).toEqual([]);

  await user.selectOptions(screen.getByLabelText('What’s it about?'), 'A payment or refund');
  await user.type(screen.getByLabelText('Your name'), 'Ann');
  await user.type(screen.getByLabelText('Your email'), 'ann@example.com');
  await api.fault({ path: '/contact', status: 500, body: { message: 'Down for a moment.' }, times: 1 });
  await user.click(screen.getByText('Send message'));
  expect(await screen.findByText('Something went wrong on the server. Wait a moment, then retry.')).toBeInTheDocument();

  close();
  await openTab('/contact');
  expect(message()).toHaveValue('Where is my parcel?');
});

test('a report names the item by its path if the link states no title, and cuts off long ones', async () => {
  const { follow } = await openTab('/contact?about=%2Fvideo%2Fsix-step-clean');
  expect(screen.getByText('/video/six-step-clean')).toHaveAttribute('href', '/video/six-step-clean');
  await follow(`/contact?about=%2Fvideo%2Fsix-step-clean&title=${'a'.repeat(500)}`);
  expect(await screen.findByText('a'.repeat(120))).toHaveAttribute('href', '/video/six-step-clean');
});

test('a report keeps the whole path of an item with a long name in another script, and of its comment', async () => {
  const path = `/video/${encodeURIComponent('مرحبا'.repeat(11))}#0123456789abcdef01234567`;
  await openTab(`/contact?about=${encodeURIComponent(path)}&title=Comment`);
  expect(screen.getByText('Comment')).toHaveAttribute('href', path);
  expect(screen.getByText('Send report')).toBeInTheDocument();
});

test('a report leaves out a path that is too long, instead of cutting it', async () => {
  await openTab(`/contact?about=%2Fvideo%2F${'a'.repeat(3000)}&title=Six-step%20clean`);
  expect(screen.getByText('Six-step clean').closest('a')).toBeNull();
});

test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])('%s is never a link', async (about) => {
  await openTab(`/contact?about=${encodeURIComponent(about)}`);
  expect(screen.getByText(about).closest('a')).toBeNull();
});
