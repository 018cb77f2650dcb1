import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from '@/components/dialog/dialog';
import { installModal } from './modal-in-jsdom';

installModal();

function Screen() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Filters</button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Filter performers" shape="sheet" footer={<button>Show</button>}>
        <p>Choose a country.</p>
      </Dialog>
    </>
  );
}

async function openDialog() {
  const user = userEvent.setup();
  render(<Screen />);
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  return { user, dialog: screen.getByRole('dialog', { name: 'Filter performers' }) };
}

it('is not there until it is opened', () => {
  render(<Screen />);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('Choose a country.')).toBeNull();
});

it('closes by its cross and gives the focus back', async () => {
  const { user } = await openDialog();
  expect(screen.getByText('Choose a country.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus();
});

it('closes on Esc by its owner, not behind the owner’s back', async () => {
  const { dialog } = await openDialog();
  const cancel = createEvent('cancel', dialog, { cancelable: true });
  fireEvent(dialog, cancel);
  expect(cancel.defaultPrevented).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('closes on a press beside it, but not when the press began inside', async () => {
  const { dialog } = await openDialog();
  fireEvent.pointerDown(screen.getByText('Choose a country.'));
  fireEvent.click(dialog);
  expect(screen.getByRole('dialog')).toBeVisible();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});
