import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from '@/components/menu/menu';
import { nextItem } from '@/components/menu/next-item';

async function openMenu(key?: string) {
  const user = userEvent.setup();
  const logOut = jest.fn();
  const dark = jest.fn();
  render(
    <>
      <Menu
        label="Account menu"
        trigger="A"
        entries={[
          { kind: 'link', key: 'account', label: 'Account', href: '/user/account' },
          { kind: 'link', key: 'favorites', label: 'Favorites', href: '/user/favorites' },
          { kind: 'heading', key: 'theme', label: 'Theme' },
          { kind: 'choice', key: 'dark', label: 'Dark', checked: false, onSelect: dark },
          { kind: 'line', key: 'line' },
          { kind: 'action', key: 'logout', label: 'Log out', onSelect: logOut },
        ]}
      />
      <button>Elsewhere</button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Account menu' });
  if (key) {
    button.focus();
    await user.keyboard(key);
  } else {
    await user.click(button);
  }
  return { user, button, logOut, dark };
}

it('menu: opens on its first item and reports that it is open', async () => {
  const { button } = await openMenu();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menuitem', { name: 'Account' })).toHaveFocus();
});

it('menu: opens on its last item with the up arrow', async () => {
  await openMenu('{ArrowUp}');
  expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
});

it('menu: wraps around with arrow keys, jumps with Home and End, and by first letters', async () => {
  const { user } = await openMenu();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Favorites' })).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
  await user.keyboard('{Home}');
  expect(screen.getByRole('menuitem', { name: 'Account' })).toHaveFocus();
  await user.keyboard('d');
  expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toHaveFocus();
});

it('menu: leaves shortcuts of the browser alone', async () => {
  const { user } = await openMenu();
  await user.keyboard('{Control>}f{/Control}');
  expect(screen.getByRole('menuitem', { name: 'Account' })).toHaveFocus();
});

it('menu: closes on Esc and restores the focus', async () => {
  const { user, button } = await openMenu();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button).toHaveFocus();
});

it('menu: closes on Tab and on a click outside', async () => {
  const { user, button } = await openMenu();
  await user.tab();
  expect(screen.queryByRole('menu')).toBeNull();
  await user.click(button);
  expect(screen.getByRole('menu')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('menu')).toBeNull();
});

it('menu: closes on a second press of its button, which must not move the focus away before', async () => {
  const { user, button } = await openMenu();
  expect(fireEvent.mouseDown(button)).toBe(false);
  await user.click(button);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button).toHaveFocus();
});

describe('menu: in a window of 400 × 800 pixels', () => {
  /** Places the button, and a panel of 200 × 300 pixels that ends at its right edge or starts at its left one. */
  const place = (button: { left: number; top: number }) => {
    jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(400);
    jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300);
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      const isPanel = this.className.includes('panel');
      const left = isPanel && !this.hasAttribute('data-from-start') ? button.left - 160 : button.left;
      const width = isPanel ? 200 : 40;
      return { left, right: left + width, top: button.top, bottom: button.top + 40 } as DOMRect;
    });
  };
  const panel = () => screen.getByRole('menu').parentElement;
  afterEach(() => jest.restoreAllMocks());

  it.each([
    [
      { left: 300, top: 100 },
      { above: false, fromStart: false },
    ],
    [
      { left: 300, top: 700 },
      { above: true, fromStart: false },
    ],
    [
      { left: 20, top: 100 },
      { above: false, fromStart: true },
    ],
  ])('opens at %j with %j', async (button, { above, fromStart }) => {
    place(button);
    await openMenu();
    expect([panel()?.hasAttribute('data-above'), panel()?.hasAttribute('data-from-start')]).toEqual([above, fromStart]);
  });
});

it('menu: runs the selected action and closes; a selected option stays open', async () => {
  const { user, logOut, dark } = await openMenu();
  await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  expect(dark).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('menu')).toBeVisible();
  await user.click(screen.getByRole('menuitem', { name: 'Log out' }));
  expect(logOut).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).toBeNull();
});

it('menu: starts from the requested end if no item has the focus', () => {
  const items = ['one', 'two', 'three'].map((text) =>
    Object.assign(document.createElement('a'), { textContent: text }),
  );
  expect(nextItem(items, null, 'ArrowDown')).toBe(items[0]);
  expect(nextItem(items, null, 'ArrowUp')).toBe(items[2]);
});
