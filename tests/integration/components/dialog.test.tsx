import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from '@/components/dialog/dialog';
import { afterPaint } from '@/lib/browser/timing';
import { clickInSafari } from '../support/click-in-safari';
import { installModal } from './modal-in-jsdom';

installModal();

function Screen() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Filters</button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Filter performers"
        shape="sheet"
        footer={<button>Show</button>}
      >
        <p>Choose a country.</p>
      </Dialog>
    </>
  );
}

async function openDialog() {
  const user = userEvent.setup();
  render(<Screen />);
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  return { user, dialog: await screen.findByRole('dialog', { name: 'Filter performers' }) };
}

it('dialog: is not in the document until opened', () => {
  render(<Screen />);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('Choose a country.')).toBeNull();
});

it('dialog: does not open if its owner closes it before the next paint', async () => {
  const dialog = (open: boolean) => (
    <Dialog open={open} title="Filter performers" onClose={() => undefined}>
      <p>Choose a country.</p>
    </Dialog>
  );
  const { rerender } = render(dialog(true));
  rerender(dialog(false));
  await new Promise((resolve) => afterPaint(() => resolve(undefined)));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('dialog: is visible although the place of its opener is hidden meanwhile', async () => {
  const dialog = (
    <Dialog open title="Leave without saving?" onClose={() => undefined}>
      <p>Your changes aren’t saved.</p>
    </Dialog>
  );
  render(<div style={{ display: 'none' }}>{dialog}</div>);
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
});

it('dialog: a dialog opened on another one is the last in the document, whichever was opened first before', async () => {
  const both = (first: boolean, second: boolean) => (
    <>
      <Dialog open={first} title="Tip" onClose={() => undefined}>
        <p>Amount</p>
      </Dialog>
      <Dialog open={second} title="Get more tokens" onClose={() => undefined}>
        <p>Packages</p>
      </Dialog>
    </>
  );
  const { rerender } = render(both(false, true));
  await screen.findByRole('dialog', { name: 'Get more tokens' });
  rerender(both(false, false));
  rerender(both(true, false));
  await screen.findByRole('dialog', { name: 'Tip' });
  rerender(both(true, true));
  await screen.findByRole('dialog', { name: 'Get more tokens' });
  expect([...document.querySelectorAll('dialog[open]')].at(-1)).toHaveTextContent('Get more tokens');
});

it('dialog: closes with its close button and restores the focus', async () => {
  const { user } = await openDialog();
  expect(screen.getByText('Choose a country.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus();
});

it.each([
  ['an element around it', -1],
  ['nothing', undefined],
])('dialog: restores the focus to a clicked button, although Safari focused %s', async (_focused, tabIndex) => {
  render(
    <main tabIndex={tabIndex}>
      <Screen />
    </main>,
  );
  const opener = screen.getByRole('button', { name: 'Filters' });
  clickInSafari(opener);
  clickInSafari(await screen.findByRole('button', { name: 'Close' }));
  expect(opener).toHaveFocus();
});

it('dialog: closes on Esc through its owner', async () => {
  const { dialog } = await openDialog();
  const cancel = createEvent('cancel', dialog, { cancelable: true });
  fireEvent(dialog, cancel);
  expect(cancel.defaultPrevented).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('dialog: closes on a click outside, but not if the press began inside', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(10_000);
  const { dialog } = await openDialog();
  now.mockReturnValue(10_600);
  fireEvent.pointerDown(screen.getByText('Choose a country.'));
  fireEvent.click(dialog);
  expect(screen.getByRole('dialog')).toBeVisible();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
  now.mockRestore();
});

it('dialog: stays open if the second press of a double click on its opener lands outside', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(10_000);
  const { dialog } = await openDialog();
  now.mockReturnValue(10_200);
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(screen.getByRole('dialog')).toBeVisible();
  now.mockRestore();
});
