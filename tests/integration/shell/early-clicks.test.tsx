import { act, render, screen } from '@testing-library/react';
import { EARLY_INPUT_SCRIPT, useEarlyInput } from '@/next-adapter/early-input';

const done: string[] = [];
/** Elements shown as pending. */
const waiting = new Set<Element>();
let page: HTMLElement;

function arrive(html: string) {
  page = document.body.appendChild(document.createElement('div'));
  page.id = '__next';
  page.innerHTML = html;
  new Function(EARLY_INPUT_SCRIPT)();
}

const button = (name: string) => screen.getByRole('button', { name });

function Alive() {
  useEarlyInput();
  return null;
}

async function hydrate() {
  page.addEventListener('click', ({ target }) => done.push((target as HTMLElement).textContent));
  page.addEventListener('submit', (event) => {
    event.preventDefault();
    done.push('sent');
  });
  render(<Alive />);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

beforeEach(() => {
  done.length = 0;
  waiting.clear();
  HTMLElement.prototype.animate = function (this: Element) {
    waiting.add(this);
    return { cancel: () => void waiting.delete(this) } as unknown as Animation;
  };
});
afterEach(() => {
  window.early?.end();
  page.remove();
  jest.restoreAllMocks();
});

test('of several early clicks, the last one counts, once, and shows as pending', async () => {
  arrive('<button>Follow</button><button>Like</button>');
  button('Follow').click();
  button('Like').click();
  button('Like').click();
  expect([...waiting]).toEqual([button('Like')]);

  await hydrate();
  expect(done).toEqual(['Like']);
  expect(waiting.size).toBe(0);
});

test('a form that React submits waits for it; one with its own action does not', async () => {
  arrive(
    '<form id="own"><button>Send</button></form><form id="search" action="/search"><button>Search</button><button type="button">Clear</button></form>',
  );
  const continues = (id: string) =>
    document.getElementById(id)?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(continues('search')).toBe(true);
  button('Clear').click();
  expect([...waiting]).toEqual([button('Clear')]);
  expect(continues('own')).toBe(false);

  await hydrate();
  expect(done).toEqual(['sent']);
});

test('an early click that is old, or whose element is gone, is dropped', async () => {
  arrive('<button>Buy</button>');
  const at = Date.now();
  button('Buy').click();
  jest.spyOn(Date, 'now').mockReturnValue(at + 31_000);
  await hydrate();
  expect(done).toEqual([]);
  expect(waiting.size).toBe(0);
});

test('a click after hydration is left to React', () => {
  arrive('<button>Like</button>');
  Object.assign(page, { _reactListening1a2b: true });
  button('Like').click();
  expect(waiting.size).toBe(0);
  expect(window.early?.press).toBeUndefined();
});
