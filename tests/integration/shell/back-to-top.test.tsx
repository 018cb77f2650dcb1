import { act, fireEvent, render, screen } from '@testing-library/react';
import { BackToTop } from '@/shell/frame/back-to-top';

let reducedMotion = false;
const jumps: { at: number; top: number }[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  reducedMotion = false;
  jumps.length = 0;
  Object.assign(window, {
    scrollY: 0,
    matchMedia: (query: string) => ({ matches: query.includes('prefers-reduced-motion: reduce') && reducedMotion }),
    scrollTo: ({ top }: { top: number }) => {
      jumps.push({ at: performance.now() - clicked, top });
      scrolledTo(top);
    },
  });
  render(
    <>
      <main id="content" tabIndex={-1} />
      <BackToTop />
    </>,
  );
});
afterEach(() => jest.useRealTimers());

let clicked = 0;
const button = () => screen.queryByTestId('back-to-top');
const scrolledTo = (top: number) => {
  Object.assign(window, { scrollY: top });
  act(() => void window.dispatchEvent(new Event('scroll')));
};
const clickBackToTop = () => {
  clicked = performance.now();
  fireEvent.click(screen.getByTestId('back-to-top'));
};
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('back to top: the button is visible beyond 400 px only', () => {
  expect(button()).toBeNull();
  scrolledTo(400);
  expect(button()).toBeNull();
  scrolledTo(401);
  expect(button()).toBeInTheDocument();
  scrolledTo(400);
  expect(button()).toBeNull();
});

test('back to top: scrolls smoothly to the top in 450 ms, never down again, and disappears', () => {
  scrolledTo(2000);
  clickBackToTop();
  pass(225);
  expect(window.scrollY).toBeGreaterThan(0);
  expect(window.scrollY).toBeLessThan(2000);
  pass(300);
  expect(window.scrollY).toBe(0);
  expect(button()).toBeNull();

  const tops = jumps.map(({ top }) => top);
  expect(tops.length).toBeGreaterThan(10);
  expect(tops).toEqual([...tops].sort((a, b) => b - a));
  const arrived = jumps.find(({ top }) => top === 0)?.at ?? 0;
  expect(arrived).toBeGreaterThanOrEqual(450);
  expect(arrived).toBeLessThan(450 + 20);
});

test('back to top: jumps at once with reduced motion', () => {
  reducedMotion = true;
  scrolledTo(2000);
  clickBackToTop();
  expect(jumps).toEqual([{ at: 0, top: 0 }]);
  pass(1000);
  expect(jumps).toHaveLength(1);
});

test('back to top: the mouse wheel stops the scrolling', () => {
  scrolledTo(2000);
  clickBackToTop();
  pass(100);
  fireEvent.wheel(window);
  const before = jumps.length;
  pass(1000);
  expect(jumps).toHaveLength(before);
  expect(window.scrollY).toBeGreaterThan(0);
});

test('back to top: focuses the content, because the button is about to disappear', () => {
  scrolledTo(2000);
  clickBackToTop();
  expect(document.getElementById('content')).toHaveFocus();
});
