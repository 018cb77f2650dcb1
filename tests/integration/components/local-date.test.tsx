import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { LocalDate } from '@/components/text/local-date';

test('the day of an instant is that of the visitor’s time zone, and of UTC on the server', () => {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), timeZone: 'Asia/Tokyo' };
  });
  const date = <LocalDate iso="2026-05-31T20:00:00.000Z" />;
  expect(renderToString(date)).toContain('May 31, 2026');
  render(date);
  expect(screen.getByText('Jun 1, 2026')).toHaveAttribute('datetime', '2026-05-31T20:00:00.000Z');
  jest.restoreAllMocks();
});
