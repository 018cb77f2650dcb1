import { waitFor } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { deferScripts } from '@/next-adapter/deferred-scripts';
import { HEAD_SCRIPT } from '@/next-adapter/head-script';

/** Adds the head of the page as a browser does: scripts of unknown type are only text. */
function arrive() {
  const scripts = deferScripts([
    <script key="boot" dangerouslySetInnerHTML={{ __html: 'boot()' }} />,
    <script key="one" src="/_next/one.js" defer />,
    <script key="two" src="/_next/two.js" defer />,
  ]);
  document.head.innerHTML = renderToStaticMarkup(<>{scripts}</>);
  new Function(HEAD_SCRIPT)();
}

const fetched = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]:not([type])')].map((script) =>
    script.getAttribute('src'),
  );

let paint: FrameRequestCallback[] = [];

beforeEach(() => {
  paint = [];
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => paint.push(frame));
});
afterEach(() => {
  jest.restoreAllMocks();
  document.head.replaceChildren();
});

test('the scripts of a page load after its first paint, and run in order', async () => {
  arrive();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(fetched()).toEqual([]);

  paint.forEach((frame) => frame(0));
  await waitFor(() => expect(fetched()).toEqual(['/_next/one.js', '/_next/two.js']));
  expect([...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ async }) => async)).toEqual([
    false,
    false,
  ]);
});

test('the scripts of a page wait for the end of the document, which they read', async () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  arrive();
  expect(paint).toEqual([]);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(paint).toHaveLength(1);
});

test('a page in a background tab, which is not painted, loads its scripts at once', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  arrive();
  expect(fetched()).toEqual(['/_next/one.js', '/_next/two.js']);
});
