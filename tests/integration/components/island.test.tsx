import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { island } from '@/next-adapter/island/island';

/* A part of a page whose code loads on first use. */

/** A fake IntersectionObserver: every observed element can be scrolled into view. */
let watched: { element: Element; scrollIntoView: (height: number) => void }[] = [];
class Sight {
  constructor(
    private readonly callback: (entries: { isIntersecting: boolean; boundingClientRect: { height: number } }[]) => void,
  ) {}
  observe(element: Element) {
    watched.push({
      element,
      scrollIntoView: (height) => this.callback([{ isIntersecting: true, boundingClientRect: { height } }]),
    });
  }
  disconnect() {
    watched = [];
  }
}
Object.assign(globalThis, { IntersectionObserver: Sight });

const Links = ({ names }: { names: string[] }) =>
  names.map((name) => <a key={name} href={`/${name}`}>{`${name} is live`}</a>);

const HTML = '<div class="island"><a href="/one">one</a><a href="/two">two</a></div>';

let root: Root;
async function fromServer(options?: Parameters<typeof island>[1]) {
  const load = jest.fn(async () => Links);
  const Part = island(load, options);
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = HTML;
  const show = (names: string[]) => <Part names={names} />;
  const names = ['one', 'two'];
  await act(async () => void (root = hydrateRoot(page, show(names))));
  return { load, change: (next: string[]) => act(async () => root.render(show(next))) };
}

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  watched = [];
});

const scrollAbout = () => act(async () => void fireEvent.scroll(window));

test("island: the server's HTML stays as it is, without loading code", async () => {
  const { load } = await fromServer();
  expect(screen.getByText('one')).toHaveAttribute('href', '/one');
  expect(load).not.toHaveBeenCalled();
  expect(watched).toEqual([]);
});

test('island: hydrates once the visitor interacts and it is visible', async () => {
  const { load } = await fromServer();
  await scrollAbout();
  expect(load).not.toHaveBeenCalled();
  act(() => watched[0]?.scrollIntoView(200));
  expect(await screen.findByText('one is live')).toBeInTheDocument();
  expect(screen.queryByText('one')).toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
});

test('island: an empty part does not hydrate', async () => {
  const { load } = await fromServer();
  await scrollAbout();
  act(() => watched[0]?.scrollIntoView(0));
  expect(load).not.toHaveBeenCalled();
});

test('island: hydrates at once if this device has data for it', async () => {
  await fromServer({ atOnce: () => true });
  await waitFor(() => expect(watched).toHaveLength(1));
  act(() => watched[0]?.scrollIntoView(200));
  expect(await screen.findByText('two is live')).toBeInTheDocument();
});

test('island: hydrates on focus, and keeps the focus', async () => {
  await fromServer();
  act(() => screen.getByText('two').focus());
  expect(await screen.findByText('two is live')).toHaveFocus();
});

test('island: hydrates on events from the page', async () => {
  const { change } = await fromServer();
  await change(['one', 'two', 'three']);
  expect(await screen.findByText('three is live')).toBeInTheDocument();
});
