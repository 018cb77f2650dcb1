import { screen, waitFor } from '@testing-library/dom';
import { backend } from '../../ssr/support/backend';
import { fakeSockets } from '../../integration/support/fake-socket';
import { logIn } from '../../integration/support/log-in';
import { quietConsole } from '../../integration/support/quiet-console';
import { openTab } from '../../integration/support/tab';

const api = backend();
fakeSockets();
quietConsole();
afterEach(() => api.reset());

const mailsTo = (to: string) => api.store.mails.list().filter((mail) => mail.to === to);

describe('a forgotten password', () => {
  test.each(['fan@example.com', 'nobody@example.com'])(
    'has the same response for %s as for any address',
    async (email) => {
      const { user } = await openTab('/auth/forgot-password');
      await user.type(screen.getByLabelText('Email'), `${email}{Enter}`);
      const note = await screen.findByText(/has an account, we’ve sent a link to it/);
      expect(note).toHaveTextContent(email);
      await waitFor(() => expect(note.parentElement).toHaveFocus());
      expect(screen.getByText(/^Send again in \d+ s$/).closest('button')).toBeDisabled();
      expect(mailsTo(email)).toHaveLength(email.startsWith('fan') ? 1 : 0);
    },
  );

  test('is not requested for an unreadable address; the field that has the focus already announces its error', async () => {
    const { user } = await openTab('/auth/forgot-password');
    await user.type(screen.getByLabelText('Email'), 'fan{Enter}');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/valid email/);
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toContain('Enter a valid email address.');
  });

  test('is refused after too many requests', async () => {
    await api.fault({ path: '/auth/users/forgot', status: 429, body: { message: 'Too many mails. Wait an hour.' } });
    const { user } = await openTab('/auth/forgot-password');
    await user.type(screen.getByLabelText('Email'), 'fan@example.com{Enter}');
    expect(await screen.findByTestId('form-summary')).toHaveTextContent(
      'The server is getting too many requests. Wait a moment, then retry.',
    );
    expect(screen.getByText('Send link')).toBeInTheDocument();
  });
});

describe('the verification email', () => {
  test('is sent again from its page, once a minute', async () => {
    const { user } = await openTab('/auth/resend-verification-email');
    await user.type(screen.getByLabelText('Email'), 'unverified@example.com{Enter}');
    await waitFor(() => expect(screen.getByText(/Email sent/)).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(screen.getByText(/^Send again in \d+ s$/).closest('button')).toBeDisabled();
    expect(mailsTo('unverified@example.com')).toHaveLength(1);
  });

  test('is not sent for a verified address', async () => {
    const { user } = await openTab('/auth/resend-verification-email');
    await user.type(screen.getByLabelText('Email'), 'fan@example.com{Enter}');
    expect(await screen.findByTestId('form-summary')).toHaveTextContent('This email address is already verified.');
  });

  test('is offered if its link has expired', async () => {
    const { user } = await openTab('/auth/email-verified-success?expired=1');
    expect(screen.getByText('This link no longer works')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Email'), 'unverified@example.com{Enter}');
    await waitFor(() => expect(mailsTo('unverified@example.com')).toHaveLength(1));
  });

  test('is offered in place if a login fails because the address is not verified', async () => {
    const { user } = await openTab('/auth/login');
    await logIn(user, 'unverified@example.com');
    expect(await screen.findByTestId('login-error')).toHaveTextContent('Verify your email address first.');
    await user.click(screen.getByText('Send email again'));
    expect(await screen.findByText('Email sent.')).toBeInTheDocument();
    expect(mailsTo('unverified@example.com')).toHaveLength(1);
  });

  test('is offered on its own page to a username, and leads back to what the visitor wanted', async () => {
    const { user } = await openTab('/auth/login?next=%2Fcart');
    await logIn(user, api.store.users.list().find(({ email }) => email === 'unverified@example.com')?.username);
    await user.click(await screen.findByText('Resend email'));
    expect((await screen.findByText('Back to login')).closest('a')).toHaveAttribute('href', '/auth/login?next=%2Fcart');
  });

  test('continues to the site after its link was opened', async () => {
    await openTab('/auth/email-verified-success');
    expect(screen.getByText('Your email address is verified')).toBeInTheDocument();
    expect(screen.getByText('Log in').closest('a')).toHaveAttribute('href', '/auth/login');
  });
});
