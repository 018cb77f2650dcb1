import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '@/components/button/button';
import { Checkbox } from '@/components/form/checkbox';
import { SearchField } from '@/components/form/search-field';
import { SelectField } from '@/components/form/select-field';
import { TextArea } from '@/components/form/text-area';
import { TextField } from '@/components/form/text-field';

it('a password can be shown and hidden, and keeps its text', async () => {
  const user = userEvent.setup();
  render(<TextField label="Password" type="password" />);
  const field = screen.getByLabelText('Password');
  await user.type(field, 'sandbox-pass');
  expect(field).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password', pressed: false }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('sandbox-pass');
  await user.click(screen.getByRole('button', { name: 'Show password', pressed: true }));
  expect(field).toHaveAttribute('type', 'password');
});

it('errors and hints are read with the field', () => {
  render(<TextField label="E-mail" error="Enter a valid email address." hint="The one you signed up with." />);
  const field = screen.getByLabelText('E-mail');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Enter a valid email address. The one you signed up with.');
});

it('two fields of the same name have separate labels', () => {
  render(
    <>
      <TextField label="Name" error="first" />
      <TextField label="Name" error="second" />
    </>,
  );
  const [first, second] = screen.getAllByLabelText('Name');
  expect(first).toHaveAccessibleDescription('first');
  expect(second).toHaveAccessibleDescription('second');
});

it('a select and a checkbox are found by their labels', async () => {
  const user = userEvent.setup();
  render(
    <>
      <SelectField
        label="Country"
        options={[
          { value: '', label: 'All countries' },
          { value: 'es', label: 'Spain' },
        ]}
      />
      <Checkbox label="Keep me logged in" hint="For a year on this device." />
    </>,
  );
  await user.selectOptions(screen.getByLabelText('Country'), 'Spain');
  expect(screen.getByLabelText('Country')).toHaveValue('es');
  const remember = screen.getByRole('checkbox', { name: 'Keep me logged in' });
  await user.click(screen.getByText('Keep me logged in'));
  expect(remember).toBeChecked();
  expect(remember).toHaveAccessibleDescription('For a year on this device.');
});

function Search({ onSubmit }: { onSubmit?: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <SearchField
      label="Search the site"
      action="/search"
      shortcut="/"
      value={text}
      onChange={setText}
      onSubmit={onSubmit}
    />
  );
}

it('search submits the trimmed text on Enter, and can be cleared without losing the focus', async () => {
  const user = userEvent.setup();
  const submit = jest.fn();
  render(<Search onSubmit={submit} />);
  const field = screen.getByRole('searchbox', { name: 'Search the site' });
  await user.type(field, ' aria {Enter}');
  expect(submit).toHaveBeenCalledWith('aria');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
});

it('search works as a plain form without a handler', () => {
  render(<Search />);
  const form = screen.getByRole('search');
  expect(form).toHaveAttribute('action', '/search');
  expect(screen.getByRole('searchbox')).toHaveAttribute('name', 'q');
  // Not prevented, so the browser submits it. (jsdom doesn't, hence the listener.)
  const seen = jest.fn((event: Event) => {
    const prevented = event.defaultPrevented;
    event.preventDefault();
    return prevented;
  });
  document.addEventListener('submit', seen, { once: true });
  fireEvent.submit(form);
  expect(seen).toHaveReturnedWith(false);
});

it('a pending button keeps the focus and ignores clicks', async () => {
  const user = userEvent.setup();
  const press = jest.fn();
  const { rerender } = render(<Button onClick={press}>Unlock for 40 tokens</Button>);
  await user.click(screen.getByRole('button'));
  rerender(
    <Button onClick={press} loading>
      Unlock for 40 tokens
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Unlock for 40 tokens' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  await user.click(button);
  await user.keyboard('{Enter}');
  expect(press).toHaveBeenCalledTimes(1);
});

it('a pending submit button does not submit again', async () => {
  const user = userEvent.setup();
  const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button type="submit" loading>
        Log in
      </Button>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(submit).not.toHaveBeenCalled();
});

describe('a text area in a browser without field-sizing', () => {
  const scrollHeight = jest.spyOn(Element.prototype, 'scrollHeight', 'get');
  const offsetHeight = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get');
  const box = (text: string) => <TextArea label="About you" value={text} onChange={() => undefined} />;
  const support = (fieldSizing: boolean) =>
    Object.defineProperty(window, 'CSS', { configurable: true, value: { supports: () => fieldSizing } });
  const height = () => screen.getByLabelText('About you').style.height;
  beforeEach(() => {
    scrollHeight.mockReturnValue(60);
    offsetHeight.mockReturnValue(2);
  });
  afterAll(() => {
    scrollHeight.mockRestore();
    offsetHeight.mockRestore();
    Reflect.deleteProperty(window, 'CSS');
    Reflect.deleteProperty(window, 'ResizeObserver');
  });

  test.each([
    [false, '242px'],
    [true, ''],
  ])('grows automatically: with field-sizing support %s, its height is "%s"', (supports, expected) => {
    support(supports);
    const { rerender } = render(box('One line'));
    scrollHeight.mockReturnValue(240);
    rerender(box('One\ntwo\nthree\nfour'));
    expect(height()).toBe(expected);
  });

  test('grows once its dialog is open, and then keeps the height that the visitor drags', () => {
    let notify: (() => void) | null = null;
    class FakeResizeObserver {
      constructor(callback: () => void) {
        notify = callback;
      }
      observe = () => undefined;
      disconnect = () => (notify = null);
    }
    Object.assign(window, { ResizeObserver: FakeResizeObserver });
    const resize = () => act(() => notify?.());

    support(false);
    offsetHeight.mockReturnValue(0);
    scrollHeight.mockReturnValue(0);
    render(box('One\ntwo\nthree\nfour'));
    expect(height()).toBe('');
    offsetHeight.mockReturnValue(2);
    scrollHeight.mockReturnValue(240);
    resize();
    expect(height()).toBe('242px');
    screen.getByLabelText('About you').style.height = '90px';
    resize();
    expect(height()).toBe('90px');
  });
});
