import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { backend } from '../../ssr/support/backend';
import { fakeSockets } from '../../integration/support/fake-socket';
import { quietConsole } from '../../integration/support/quiet-console';
import { getCurrentUrl, openTab } from '../../integration/support/tab';

const api = backend();
fakeSockets();
quietConsole();

const field = () => screen.getByRole('combobox', { name: 'Search' });
const options = () => screen.queryAllByRole('option', { hidden: true });
const chosen = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('suggestions appear while typing, arrow keys select, and Enter opens', async () => {
  const { user } = await openTab('/categories');
  await user.click(field());
  await user.keyboard('vinyl');
  await waitFor(() => expect(options().map(({ textContent }) => textContent)).toEqual(['Search for “vinyl”']));
  await user.clear(field());
  // Pasted at once: typing on a slow machine would show results for a part of the word.
  await user.paste('velasco');
  await waitFor(() => expect(options().length).toBeGreaterThan(1));
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(document.getElementById(field().getAttribute('aria-controls') ?? '')).toHaveAttribute('role', 'listbox');
  expect(chosen()).toBeUndefined();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(chosen()).toBe('Aria Velasco');
  // In Safari, the Enter that ends IME input in Japanese, Chinese or Korean.
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(chosen()).toBe(options().at(-1)?.textContent);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(getCurrentUrl()).toBe('/performers/aria'));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

test('a word is requested once, and Enter without a selection searches for it', async () => {
  const { user } = await openTab('/categories');
  await user.click(field());
  await user.paste('v');
  await waitFor(() => expect(options()).not.toEqual([]));
  // Renders after each letter, but no timer can fire between them, however slow the machine is.
  for (let length = 1; length <= 'lantern'.length; length += 1) {
    fireEvent.input(field(), { target: { value: 'lantern'.slice(0, length) } });
    await Promise.resolve();
  }
  await waitFor(() => expect(options().length).toBeGreaterThan(1));
  const requested = (await api.requests('/user/assets/videos/search')).map(({ query }) => query.q);
  expect(requested.filter((text) => text !== 'v')).toEqual(['lantern']);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(getCurrentUrl()).toBe('/search?q=lantern'));
});

test('Esc closes the suggestions and keeps the text; failed parts are left out', async () => {
  await api.fault({ path: '/performers/search', status: 500, body: {} });
  const { user } = await openTab('/categories');
  await user.click(field());
  await user.keyboard('lantern');
  await waitFor(() => expect(screen.queryByText('Videos', { selector: '[role=presentation]' })).not.toBeNull());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(options()).toEqual([]));
  expect(field()).toHaveValue('lantern');
  expect(field()).toHaveFocus();
});

test('a guest who has not confirmed their age gets no results as suggestions', async () => {
  await api.settings({ ageGate: true });
  const { user } = await openTab('/page/terms');
  await api.forgetRequests();
  await user.click(field());
  await user.paste('velasco');
  await waitFor(() => expect(options().map(({ textContent }) => textContent)).toEqual(['Search for “velasco”']));
  // Longer than the pause before a search.
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect([options().length, await api.requests('/performers/search')]).toEqual([1, []]);
});
