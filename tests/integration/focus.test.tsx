import { fireEvent, waitFor } from '@testing-library/dom';
import { getId } from '@sandbox/seed/ids';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { keepFocus } from '@/shell/frame/keep-focus';
import { backend } from '../ssr/support/backend';
import { choose } from './support/choose';
import { fakeSockets } from './support/fake-socket';
import { openDialog } from './support/open-dialog';
import { quietConsole } from './support/quiet-console';
import { openTab, type Tab } from './support/tab';

const api = backend();
fakeSockets();
quietConsole();
afterEach(api.reset);

/** The name of the control to click, or a field and the value to type or select. */
type Step = string | readonly [field: string, value: string];

/** What is visible on the page. */
interface Visible {
  shows: string | RegExp;
}

/**
 * Steps on one page, and what is visible after the last one. Several dialogs of a page share a walk, because loading it
 * takes longest.
 */
interface Walk extends Visible {
  path: string;
  steps: readonly (Step | Visible)[];
  before?: () => void;
}

const RELOAD = 'reload';

const isField = (element: HTMLElement) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
const getName = (element: HTMLElement) =>
  element.getAttribute('aria-label') ??
  (isField(element)
    ? [...(element.labels ?? [])].map(({ textContent }) => textContent).join()
    : element.textContent.trim());

/** The first control with this name or test id, in the open dialog if there is one. */
const control = (name: string) =>
  waitFor(() => {
    const controls = (openDialog() ?? document.body).querySelectorAll<HTMLElement>(
      'button, a, summary, input, textarea, select, [role=menuitem]',
    );
    const found = [...controls].find(
      (one) =>
        (one.dataset.testid === name || getName(one).startsWith(name) || one.getAttribute('name') === name) &&
        !one.matches(':disabled'),
    );
    if (!found) throw new Error(`Nothing is called “${name}”`);
    return found;
  });

async function take(user: Tab['user'], step: Step): Promise<void> {
  const [name, value] = typeof step === 'string' ? [step] : step;
  const target = await control(name);
  if (value === undefined) {
    target.focus();
    // antd's menus read key codes, which user-event doesn't send.
    if (target.matches('[role=menuitem]')) fireEvent.keyDown(target, { key: 'Enter', keyCode: 13 });
    else await user.keyboard(target.matches('[type=radio], [type=checkbox]') ? ' ' : '{Enter}');
  } else if (target instanceof HTMLSelectElement) {
    await user.selectOptions(target, value);
  } else if (target.matches('[role=combobox][readonly], .ant-select-multiple [role=combobox]')) {
    await choose(user, target, value);
  } else {
    await user.clear(target);
    await user.type(target, value);
  }
}

/** Expects focus on an element in the document and, if a dialog is open, inside it. */
function expectFocusInPage(step: Step): void {
  const active = document.activeElement;
  const where = `After ${String(step)} the focus is on ${active?.outerHTML.slice(0, 80)}`;
  if (!active || active === document.body || active.matches(':disabled')) throw new Error(where);
  if (openDialog()?.contains(active) === false) throw new Error(`${where}, behind the dialog`);
}

async function walk(account: string, { path, steps, shows, before }: Walk): Promise<void> {
  before?.();
  await api.signIn(account);
  let tab = await openTab(path);
  let last: Step = path;
  for (const step of steps) {
    if (typeof step === 'object' && 'shows' in step) {
      await expectVisible(step, last);
      continue;
    }
    last = step;
    if (step === RELOAD) {
      tab.close();
      tab = await openTab(path);
      continue;
    }
    await take(tab.user, step);
    await frames();
    await waitFor(() => expectFocusInPage(step));
  }
  await expectVisible({ shows }, last);
}

async function expectVisible({ shows }: Visible, step: Step): Promise<void> {
  await waitFor(() => expect(document.body).toHaveTextContent(shows));
  await waitFor(() => expectFocusInPage(step));
}

/** As long as the focus recovery takes. */
const frames = () =>
  new Promise((resolve) => setTimeout(() => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)))));

const TALK = `/video/${LANDMARKS.talkVideo}`;
const OWN_COMMENT = 'My first comment on this site.';

function fillCart(): void {
  const lines = ['trail-bottle', 'encore-tee'].map((slug) => {
    const row = api.store.products.get(getId('product', slug));
    if (!row) throw new Error(`No product ${slug}`);
    return { _id: row._id, name: row.name, type: row.type, price: row.price, quantity: 1 };
  });
  window.localStorage.setItem('cart', JSON.stringify(lines));
}

const FAN: Record<string, Walk> = {
  'a comment is removed and restored, changed, removed for good and a new one posted': {
    path: TALK,
    steps: [
      ...['Remove', 'Undo', { shows: OWN_COMMENT }],
      ...['Reply', 'Cancel', 'Edit', 'Save', { shows: OWN_COMMENT }],
      ...['Remove', 'Dismiss', { shows: '6 comments' }],
      ['comment-box', 'Thank you for this.'],
      'Send',
    ],
    shows: 'Commented successfully',
  },
  'the cart changes until it is empty': {
    path: '/cart',
    before: fillCart,
    steps: [
      ...['Remove Trail bottle', 'Undo', { shows: 'Trail bottle' }],
      ...(['Card', ['Coupon', LANDMARKS.coupons.valid], 'Apply', 'Remove coupon', { shows: 'Coupon' }] as const),
      ...['Remove Encore tee', 'Dismiss'],
      ...['Remove Trail bottle', 'Undo', { shows: 'Trail bottle' }],
      ...['Remove Trail bottle', 'Dismiss'],
    ],
    shows: 'Your cart is empty',
  },
  'the tip dialog is closed and a tip is sent': {
    path: '/performers/aria',
    steps: ['tip', 'Close', { shows: 'Tip' }, 'tip', '5', 'Tip 5 tokens'],
    shows: /Thank you!/,
  },
  'an unfinished payment is given up': {
    path: '/performers/mateoriver',
    steps: ['Subscribe', 'Monthly', 'pay', RELOAD, 'Subscribe', 'Start over'],
    shows: 'Mateo',
  },
  'a subscription is kept, canceled and restored': {
    path: '/user/subscriptions',
    steps: ['Cancel', 'Keep it', 'Cancel', 'Cancel subscription', 'Undo'],
    shows: 'Nova',
  },
  'a favorite is removed and restored': { path: '/user/favorites', steps: ['Remove', 'Undo'], shows: 'Favo' },
  'the profile is saved': {
    path: '/user/account',
    steps: [['name', 'Rob'], 'Save profile'],
    shows: 'Your changes were saved.',
  },
  'a form is refused': { path: '/user/account?tab=password', steps: ['Change password'], shows: 'Check these' },
  'the data on the device is deleted': {
    path: '/user/account?tab=preferences',
    steps: ['Clear data on this device', 'Clear data'],
    shows: 'Data cleared',
  },
  'a message is sent to the site': {
    path: '/contact',
    steps: [['topic', 'A question'], ['message', 'Good evening, this is a test of ten words or more.'], 'Send'],
    shows: 'Message sent',
  },
  'a search is emptied': { path: '/search?q=lantern', steps: ['Clear'], shows: 'Search' },
};

const PERFORMER: Record<string, Walk> = {
  'a sold video is deleted, and another one deleted and restored': {
    path: '/studio/videos',
    steps: [
      ...['More for The Long Way', 'Delete', 'Delete video', 'Dismiss', { shows: 'Videos' }],
      ...['Select Midnight', 'Delete', 'Undo'],
    ],
    shows: 'Midnight at the Paper Lantern',
  },
  'a post is published': {
    path: '/studio/posts/new',
    steps: [['Text', 'Two new songs tonight.'], 'Publish post'],
    shows: 'Two new songs tonight.',
  },
  'deliveries are moved on and one is saved': {
    path: '/studio/orders?state=paid',
    steps: [
      ...(['Select all', 'Set status', ['New status', 'Being prepared'], 'Set status'] as const),
      { shows: 'Orders' },
      ...(['Paper Lantern', ['Status', 'On its way'], 'Save status'] as const),
    ],
    shows: 'Saved.',
  },
};

describe('keyboard focus stays on the page', () => {
  test.each(Object.entries(FAN))('of a fan when %s', (_when, steps) => walk('fan@example.com', steps));
  test.each(Object.entries(PERFORMER))('of a performer when %s', (_when, steps) =>
    walk('performer@example.com', steps),
  );

  const NOTICE = '<div popover="manual"><div role="status"></div></div>';

  test('moves to the next row after a removal, although a message appears above the list', async () => {
    document.body.innerHTML = `<main><p role="status"></p><ul>
      <li><button>Delete</button> Morning</li><li><a href="/noon">Noon</a></li></ul></main>`;
    const stop = keepFocus();
    document.querySelector('button')?.focus();
    document.querySelector('li')?.remove();
    document.querySelector('[role=status]')?.append('1 item left');
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(document.activeElement).toHaveTextContent(/^Noon$/);
    stop();
    document.body.innerHTML = '';
  });

  test('returns to the restored row after Undo', async () => {
    document.body.innerHTML = `<main><ul><li><button>Delete</button> Morning</li><li>Noon</li></ul></main>${NOTICE}`;
    const stop = keepFocus();
    const row = document.querySelector('li');
    document.querySelector('button')?.focus();
    row?.remove();
    const notice = document.querySelector('[role=status]');
    notice?.insertAdjacentHTML('beforeend', '<p>Deleted. <button>Undo</button></p>');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Noon$/));
    notice?.querySelector('button')?.focus();
    notice?.replaceChildren();
    if (row) document.querySelector('ul')?.prepend(row);
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(document.activeElement).toBe(row);
    stop();
    document.body.innerHTML = '';
  });

  test('is not restored after a click on the background', async () => {
    document.body.innerHTML = '<main><section><button>Delete</button></section></main>';
    const stop = keepFocus();
    const button = document.querySelector('button');
    button?.focus();
    button?.blur();
    await frames();
    button?.remove();
    await frames();
    expect(document.activeElement).toBe(document.body);
    stop();
    document.body.innerHTML = '';
  });
});
