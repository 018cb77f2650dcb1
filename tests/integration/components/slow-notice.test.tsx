import { act, render, screen } from '@testing-library/react';
import { Button } from '@/components/button/button';
import { CancelLoadingContext } from '@/components/status/cancel-loading';
import { SlowLoading } from '@/components/status/slow-loading';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('a form that waits for 15 seconds says so until the response arrives', () => {
  const { rerender } = render(
    <Button type="submit" loading>
      Save
    </Button>,
  );
  pass(14_999);
  expect(screen.queryByRole('status')).toBeNull();
  pass(1);
  expect(screen.getByRole('status')).toHaveTextContent('Still working… Don’t close this page.');
  rerender(<Button type="submit">Save</Button>);
  expect(screen.queryByRole('status')).toBeNull();
});

test('slow notice: each wait has its own 15 seconds', () => {
  const { rerender } = render(
    <Button type="submit" loading>
      Save
    </Button>,
  );
  pass(10_000);
  rerender(<Button type="submit">Save</Button>);
  rerender(
    <Button type="submit" loading>
      Save
    </Button>,
  );
  pass(10_000);
  expect(screen.queryByRole('status')).toBeNull();
  pass(5000);
  expect(screen.getByRole('status')).toBeInTheDocument();
});

test('a button that submits nothing shows no notice', () => {
  render(<Button loading>Show more</Button>);
  pass(20_000);
  expect(screen.queryByRole('status')).toBeNull();
});

test('slow notice: loading offers Retry, and Cancel only if it can be canceled', () => {
  const retry = jest.fn();
  const cancel = jest.fn();
  const { rerender } = render(<SlowLoading onRetry={retry} />);
  pass(15_000);
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  rerender(
    <CancelLoadingContext value={cancel}>
      <SlowLoading onRetry={retry} />
    </CancelLoadingContext>,
  );
  pass(15_000);
  screen.getByRole('button', { name: 'Retry' }).click();
  screen.getByRole('button', { name: 'Cancel' }).click();
  expect(retry).toHaveBeenCalledTimes(1);
  expect(cancel).toHaveBeenCalledTimes(1);
});
