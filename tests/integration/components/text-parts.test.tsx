import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Banner } from '@/components/banner/banner';
import { Breadcrumbs } from '@/components/breadcrumbs/breadcrumbs';
import { FilterChip } from '@/components/chip/chip';
import { BlockError, ErrorState } from '@/components/empty-error-states/error-state';
import { SocketStatusDot } from '@/components/status/socket-status-dot';
import { LinkTabs } from '@/components/tabs/link-tabs';
import { ClampText } from '@/components/text/clamp-text';
import { StatLine } from '@/components/text/stat-line';

describe('a long text', () => {
  const tall = (height: number) => jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(height);
  afterEach(() => jest.restoreAllMocks());

  it('expands and collapses if it does not fit', async () => {
    tall(400);
    render(<ClampText lines={3}>All of the story.</ClampText>);
    expect(screen.getByText('All of the story.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show more', expanded: false }));
    await userEvent.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
    expect(screen.getByRole('button', { name: 'Show more' })).toBeVisible();
  });

  it('has no button if it fits', () => {
    tall(0);
    render(<ClampText lines={3}>Short.</ClampText>);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('missing figures leave no separators behind', () => {
  const { container } = render(<StatLine items={[undefined, '12 views', false, '', '3 likes']} />);
  expect(container).toHaveTextContent(/^12 views · 3 likes$/);
});

it('a failed section shows its message and Retry', async () => {
  const retry = jest.fn();
  render(<BlockError title="Newest videos couldn’t be loaded." message="Bad request!" onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Newest videos couldn’t be loaded.Bad request!');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('a failed screen ignores Retry while the retry is in progress', async () => {
  const retry = jest.fn();
  render(<ErrorState message="Bad request!" onRetry={retry} retrying />);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).not.toHaveBeenCalled();
});

it('breadcrumbs end with the current page', () => {
  render(
    <Breadcrumbs
      items={[
        { label: 'Home', href: '/home' },
        { label: 'Videos', href: '/videos' },
        { label: 'Unplugged', href: '/video/unplugged' },
      ]}
    />,
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Videos']);
  expect(screen.getByText('Unplugged')).toHaveAttribute('aria-current', 'page');
});

it('tabs are links, and one is the current page', () => {
  render(
    <LinkTabs
      label="Aria"
      tabs={[
        { href: '/performers/aria', label: 'Videos', count: 12345, current: true },
        { href: '/performers/aria?tab=about', label: 'About' },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: 'Videos 12.3k' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'About' })).not.toHaveAttribute('aria-current');
});

it('a filter chip links to the list without the filter', async () => {
  const remove = jest.fn();
  render(<FilterChip label="Country: Spain" href="/performers" onRemove={remove} />);
  const chip = screen.getByRole('link', { name: 'Remove filter Country: Spain' });
  expect(chip).toHaveAttribute('href', '/performers');
  await userEvent.click(chip);
  expect(remove).toHaveBeenCalledTimes(1);
});

it('the connection status is shown only while disconnected', () => {
  const { rerender } = render(<SocketStatusDot status="reconnecting" />);
  expect(screen.getByRole('status')).toHaveTextContent('Reconnecting…');
  rerender(<SocketStatusDot status="connected" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
])('a banner does not link to %s', (link) => {
  render(<Banner shape="hero" promo={{ _id: 'b1', title: 'Summer nights', link }} />);
  expect(screen.getByText('Summer nights')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it.each([
  ['www.partner.example', 'https://www.partner.example'],
  ['mailto:help@a.example', 'mailto:help@a.example'],
  ['tel:+15550100', 'tel:+15550100'],
])('a banner links to %s', (link, href) => {
  render(<Banner shape="hero" promo={{ _id: 'b1', title: 'Summer nights', link }} />);
  expect(screen.getByRole('link', { name: 'Summer nights' })).toHaveAttribute('href', href);
});

it('a banner opens site links in place, and others in a window without opener', () => {
  const { rerender } = render(<Banner shape="hero" promo={{ _id: 'b1', title: 'Summer nights', link: '/events' }} />);
  expect(screen.getByRole('link', { name: 'Summer nights' })).not.toHaveAttribute('target');
  rerender(<Banner shape="hero" promo={{ _id: 'b1', title: 'Summer nights', link: 'https://example.com/' }} />);
  expect(screen.getByRole('link', { name: 'Summer nights' })).toHaveAttribute(
    'rel',
    expect.stringContaining('noopener'),
  );
});
