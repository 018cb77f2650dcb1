import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installModal } from './modal-in-jsdom';
import { ShortcutsDialog } from '@/components/shortcuts/shortcuts-dialog.client';

installModal();

const groups = [{ title: 'Player', shortcuts: [{ keys: ['Space', 'k'], does: 'Play or pause' }] }];

it('shortcuts dialog: lists the shortcuts by group, each with its action', async () => {
  render(<ShortcutsDialog open onClose={() => undefined} groups={groups} />);
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  const player = within(dialog).getByRole('region', { name: 'Player' });
  expect(within(player).getByRole('term')).toHaveTextContent('Play or pause');
  expect(within(player).getByRole('definition')).toHaveTextContent('Spaceork');
});

it('shortcuts dialog: closes on Esc and with its close button', async () => {
  const close = jest.fn();
  render(<ShortcutsDialog open onClose={close} groups={groups} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(1);
  // What Esc fires in a browser.
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(close).toHaveBeenCalledTimes(2);
});

it('shortcuts dialog: is not in the document while closed', () => {
  render(<ShortcutsDialog open={false} onClose={() => undefined} groups={groups} />);
  expect(screen.queryByRole('dialog')).toBeNull();
});
