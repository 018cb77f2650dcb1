/** @jest-environment jest-fixed-jsdom */
import { guardPage } from '@/lib/browser/page-guard';
import { leaveSite } from '@/shell/session/leave-site';

test.each([
  ['opened', {}, true],
  ['blocked', null, false],
])('a payment page during a show says whether its tab was %s', (_what, tab, isOpen) => {
  const stop = guardPage();
  const open = jest.spyOn(window, 'open').mockReturnValue(tab as Window | null);
  expect(leaveSite('https://pay.test/1')).toBe(isOpen);
  expect(open).toHaveBeenCalledWith('https://pay.test/1', '_blank');
  open.mockRestore();
  stop();
});
