import { act, renderHook } from '@testing-library/react';
import { useCountdown } from '@/components/form/use-countdown';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
/** The visitor reads the email in another app and returns. */
const leaveFor = (seconds: number) =>
  act(() => {
    jest.setSystemTime(Date.now() + seconds * 1000);
    document.dispatchEvent(new Event('visibilitychange'));
  });

test.each(['that runs from the start', 'that is started'])(
  'a countdown %s goes on while the phone shows another app, and can be started again',
  (how) => {
    const { result } = renderHook(() => useCountdown(how === 'that is started' ? 0 : 60));
    if (how === 'that is started') act(() => result.current.start(60));
    pass(10);
    expect(result.current.left).toBe(50);
    leaveFor(30);
    expect(result.current.left).toBe(20);
    leaveFor(40);
    expect(result.current.left).toBe(0);
    act(() => result.current.start(60));
    pass(1);
    expect(result.current.left).toBe(59);
  },
);
