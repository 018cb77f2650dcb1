import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadMore } from '@/components/pagination/load-more';
import { pageNumbers } from '@/components/pagination/page-numbers';
import { Pagination } from '@/components/pagination/pagination';

const hrefFor = (page: number) => (page === 1 ? '/videos' : `/videos?page=${page}`);

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [3, 9, [1, 2, 3, 4, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('page %i of %i offers %j', (current, last, numbers) => {
  expect(pageNumbers(current, last)).toEqual(numbers);
});

it('pagination: links the previous and next page for crawlers, and names the current one', () => {
  render(<Pagination current={2} last={4} hrefFor={hrefFor} label="Videos" />);
  expect(screen.getByRole('navigation', { name: 'Videos, pages' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/videos');
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('rel', 'prev');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/videos?page=3');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('rel', 'next');
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Page 3' })).not.toHaveAttribute('aria-current');
});

it('pagination: has no previous link on the first page, no next link on the last, and is empty for a single page', () => {
  const { rerender, container } = render(<Pagination current={1} last={2} hrefFor={hrefFor} label="Videos" />);
  expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull();
  rerender(<Pagination current={2} last={2} hrefFor={hrefFor} label="Videos" />);
  expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
  rerender(<Pagination current={1} last={1} hrefFor={hrefFor} label="Videos" />);
  expect(container).toBeEmptyDOMElement();
});

it('pagination: loads more in place, is a plain link for a new window, and ignores clicks while loading', async () => {
  const load = jest.fn();
  const more = { href: '/videos?page=2', onLoad: load, shownCount: 24, total: 1204, noun: 'videos' };
  const { rerender } = render(<LoadMore {...more} />);
  const link = screen.getByRole('link', { name: 'Show more videos' });
  expect(link).toHaveAttribute('href', '/videos?page=2');
  expect(screen.getByText('24 of 1,204 videos')).toBeVisible();

  await userEvent.click(link);
  expect(load).toHaveBeenCalledTimes(1);

  const inNewWindow = createEvent.click(link, { ctrlKey: true });
  // jsdom can't navigate. The test only checks that nothing prevented the click.
  link.addEventListener('click', (event) => setTimeout(() => event.preventDefault()));
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent(link, inNewWindow);
  expect(load).toHaveBeenCalledTimes(1);

  rerender(<LoadMore {...more} loading />);
  await userEvent.click(screen.getByRole('link', { name: 'Loading more videos…' }));
  expect(load).toHaveBeenCalledTimes(1);
});
