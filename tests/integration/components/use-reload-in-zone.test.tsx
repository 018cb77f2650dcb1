import { render } from '@testing-library/react';
import { useReloadInZone } from '@/components/hooks/use-reload-in-zone';
import { getTimeZone } from '@/components/text/use-time-zone';

const reload = jest.fn(() => Promise.resolve(true));
jest.mock('@/components/hooks/use-reload', () => ({ useReload: () => reload }));

function List({ zone }: { zone?: string }) {
  useReloadInZone(zone);
  return null;
}

test('a list that the server filtered by days of its own zone is loaded again once, in the visitor’s zone', () => {
  const { rerender } = render(<List />);
  rerender(<List zone={getTimeZone()} />);
  expect(reload).not.toHaveBeenCalled();
  rerender(<List zone="Pacific/Apia" />);
  rerender(<List zone="Pacific/Apia" />);
  expect(reload).toHaveBeenCalledTimes(1);
});
