import { screen } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { SEED_PASSWORD } from '@sandbox/seed/seed-data';

/** Fills in and submits the visible login form. */
export async function logIn(user: UserEvent, username = 'fan@example.com', password = SEED_PASSWORD): Promise<void> {
  const name = await screen.findByLabelText('Username or email');
  await user.clear(name);
  await user.type(name, username);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByText('Log in', { selector: 'form button *, form button' }));
}
