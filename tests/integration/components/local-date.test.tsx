import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Badge } from '@/components/badge/badge';
import { LocalDate } from '@/components/text/local-date';
import { fakeTimeZone } from '../support/fake-time-zone';

const AT = '2026-05-31T20:00:00.000Z';

beforeEach(() => void fakeTimeZone('Asia/Tokyo'));
afterEach(() => jest.restoreAllMocks());

test('the day of an instant is that of the visitor’s time zone, and of UTC on the server', () => {
  const date = <LocalDate iso={AT} />;
  expect(renderToString(date)).toContain('May 31, 2026');
  render(date);
  expect(screen.getByText('Jun 1, 2026')).toHaveAttribute('datetime', AT);
});

test('the badge of a scheduled item has the visitor’s day, as its page does', () => {
  const badge = <Badge state={{ kind: 'scheduled', at: AT }} />;
  expect(renderToString(badge)).toContain('May 31, 2026');
  const { container } = render(badge);
  expect(container).toHaveTextContent('Jun 1, 2026Scheduled for Jun 1, 2026');
});
