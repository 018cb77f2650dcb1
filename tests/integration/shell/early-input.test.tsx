import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { HEAD_SCRIPT } from '@/next-adapter/head-script';
import { useEarlyInput } from '@/next-adapter/early-input';

/* A server-rendered page that is used before React has hydrated it. */

const START = { name: '', about: 'I paint.', topic: 'b', remember: true, adult: false, plan: 'month', file: '' };
const TOPICS = ['a', 'b', 'c'];
const PLANS = ['month', 'year'];

let sent: (typeof START)[] = [];

function Form() {
  const [values, setValues] = useState(START);
  // Updates field by field, like forms of the site that store drafts on the device.
  const set = (news: Partial<typeof START>) => setValues({ ...values, ...news });
  return (
    <form
      method="post"
      aria-label="You"
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(values);
      }}
    >
      <input aria-label="Name" value={values.name} onChange={({ target }) => set({ name: target.value })} />
      <textarea aria-label="About" value={values.about} onChange={({ target }) => set({ about: target.value })} />
      <select aria-label="Topic" value={values.topic} onChange={({ target }) => set({ topic: target.value })}>
        {TOPICS.map((topic) => (
          <option key={topic}>{topic}</option>
        ))}
      </select>
      <label>
        <input type="checkbox" checked={values.remember} onChange={({ target }) => set({ remember: target.checked })} />{' '}
        Remember
      </label>
      <label>
        <input type="checkbox" checked={values.adult} onChange={({ target }) => set({ adult: target.checked })} /> Adult
      </label>
      {PLANS.map((plan) => (
        <label key={plan}>
          <input type="radio" name="plan" checked={values.plan === plan} onChange={() => set({ plan })} /> {plan}
        </label>
      ))}
      <input type="file" aria-label="Picture" onChange={({ target }) => set({ file: target.files?.[0]?.name ?? '' })} />
      <button>Send</button>
      <output>{JSON.stringify(values)}</output>
    </form>
  );
}

function Page() {
  useEarlyInput();
  return <Form />;
}

let root: Root;
const fromServer = () => {
  new Function(HEAD_SCRIPT)();
  document.body.innerHTML = `<div>${renderToString(<Page />)}</div>`;
};
const hydrate = () => act(async () => void (root = hydrateRoot(document.body.firstElementChild as Element, <Page />)));
const values = () => JSON.parse(screen.getByRole('status').textContent) as unknown;
const write = (name: string, value: string) => {
  screen.getByLabelText<HTMLInputElement>(name).value = value;
  fireEvent(screen.getByLabelText(name), new Event('input', { bubbles: true }));
};

beforeEach(() => {
  sent = [];
  HTMLElement.prototype.animate = () => ({ cancel: () => undefined }) as Animation;
  fromServer();
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

test('input before hydration is kept, on the screen and in the state', async () => {
  write('Name', 'Robin');
  write('About', 'I paint and sing.');
  write('Topic', 'c');
  screen.getByLabelText('Remember').click();
  screen.getByLabelText('Adult').click();
  screen.getByLabelText('year').click();
  Object.defineProperty(screen.getByLabelText('Picture'), 'files', { value: [new File(['x'], 'me.png')] });
  Object.defineProperty(screen.getByLabelText('Picture'), 'value', { value: 'C:\\fakepath\\me.png' });
  fireEvent(screen.getByLabelText('Picture'), new Event('change', { bubbles: true }));
  await hydrate();
  expect(values()).toEqual({
    name: 'Robin',
    about: 'I paint and sing.',
    topic: 'c',
    remember: false,
    adult: true,
    plan: 'year',
    file: 'me.png',
  });
  expect(screen.getByLabelText('Name')).toHaveValue('Robin');
  expect(screen.getByLabelText('About')).toHaveValue('I paint and sing.');
  expect(screen.getByLabelText('Topic')).toHaveValue('c');
  expect(screen.getByLabelText('Remember')).not.toBeChecked();
  expect(screen.getByLabelText('Adult')).toBeChecked();
  expect(screen.getByLabelText('year')).toBeChecked();
  expect(screen.getByLabelText('month')).not.toBeChecked();
  expect(sent).toEqual([]);
});

test('a text cleared before hydration stays empty', async () => {
  write('About', '');
  await hydrate();
  expect(values()).toEqual({ ...START, about: '' });
});

test("values restored by the browser's history are ignored: the URL decides", async () => {
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false }, configurable: true });
  write('Name', 'Robin');
  write('Topic', 'c');
  Reflect.deleteProperty(navigator, 'userActivation');
  await hydrate();
  expect(values()).toEqual(START);
});

test('fields without input before hydration report no change', async () => {
  await hydrate();
  expect(values()).toEqual(START);
  expect(sent).toEqual([]);
});

test("a click on a form's button waits for hydration, and submits the typed text", async () => {
  write('Name', 'Robin');
  expect(fireEvent.submit(screen.getByRole('form'))).toBe(false);
  await hydrate();
  expect(sent).toEqual([{ ...START, name: 'Robin' }]);
  fireEvent.submit(screen.getByRole('form'));
  expect(sent).toHaveLength(2);
});

test.each([
  ['a search, which needs no scripts', { method: 'get', action: '/search' }],
  ['a form that another page handles', { method: 'post', action: '/api/age-check' }],
])('before hydration, %s is submitted at once', async (_name, attributes) => {
  const form = document.body.appendChild(document.createElement('form'));
  for (const [name, value] of Object.entries(attributes)) form.setAttribute(name, value);
  expect(fireEvent.submit(form)).toBe(true);
  await hydrate();
  expect(sent).toEqual([]);
});
