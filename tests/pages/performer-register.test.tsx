import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { backend } from '../ssr/support/backend';
import { fakeSockets } from '../integration/support/fake-socket';
import { quietConsole } from '../integration/support/quiet-console';
import { openTab } from '../integration/support/tab';

const api = backend();
fakeSockets();
quietConsole();
afterEach(() => api.reset());

const choose = (label: string, data: string) =>
  fireEvent.change(screen.getByLabelText(label), {
    target: { files: [new File([data], `${label}.pdf`, { type: 'application/pdf' })] },
  });

async function fillIn() {
  const { user } = await openTab('/auth/performer-register');
  const type = (label: string, text: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  type('Email', 'newstar@example.com');
  type('Username', 'newstar');
  type('Password', 'a long enough sentence');
  type('First name', 'New');
  type('Last name', 'Star');
  fireEvent.change(screen.getByLabelText('Date of birth'), { target: { value: '1999-02-03' } });
  choose('ID document', '%PDF-1.4 id');
  choose('Selfie with your ID', '%PDF-1.4 me');
  await screen.findByText('Selfie with your ID.pdf');
  await user.click(screen.getByLabelText(/^I accept the/));
  return user;
}
const star = () => api.store.performers.list().find(({ username }) => username === 'newstar');

test('an application with both documents waits for email verification and approval', async () => {
  const user = await fillIn();
  await user.click(screen.getByText('Submit application'));
  expect(await screen.findByText('Check your inbox')).toBeInTheDocument();
  expect(screen.getByText('newstar@example.com')).toBeInTheDocument();
  expect(star()).toMatchObject({ status: 'pending-email-confirmation', firstName: 'New' });
  expect(star()?.idVerificationId).not.toBe(star()?.documentVerificationId);
});

test('an application accepted without a message in the reply is confirmed, too', async () => {
  await api.fault({ path: '/auth/performers/register', status: 200, body: { status: 0 }, times: 1 });
  const user = await fillIn();
  await user.click(screen.getByText('Submit application'));
  expect(await screen.findByText('Check your inbox')).toBeInTheDocument();
});

test('a photo of a document shows a preview, and can be removed and chosen again', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:id', revokeObjectURL: () => undefined });
  await openTab('/auth/performer-register');
  const input = screen.getByLabelText('ID document');
  const photo = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'passport.jpg', { type: 'image/jpeg' });
  fireEvent.change(input, { target: { files: [photo] } });
  expect(await screen.findByAltText('Preview: ID document')).toHaveAttribute('src', 'blob:id');

  fireEvent.click(screen.getByLabelText('Remove passport.jpg'));
  await waitFor(() => expect(screen.queryByText('passport.jpg')).toBeNull());
  expect(screen.queryByAltText('Preview: ID document')).toBeNull();
  expect(input).toHaveFocus();
  fireEvent.change(input, { target: { files: [photo] } });
  expect(await screen.findByText('passport.jpg')).toBeInTheDocument();
});

test('performer application: missing fields are named, and a taken name is reported at its field; no input is lost', async () => {
  const user = await fillIn();
  fireEvent.change(screen.getByLabelText('Username'), { target: { value: 'aria' } });
  fireEvent.change(screen.getByLabelText('Date of birth'), { target: { value: '2015-02-03' } });
  await user.click(screen.getByText('Submit application'));
  expect(await screen.findByText('You must be 18 or older.')).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('Date of birth'), { target: { value: '1999-02-03' } });
  await user.click(screen.getByText('Submit application'));
  expect(await screen.findByText('This username is already taken.')).toBeInTheDocument();
  expect(screen.getByLabelText('First name')).toHaveValue('New');
  expect(screen.getByText('ID document.pdf')).toBeInTheDocument();
});
