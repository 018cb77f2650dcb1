import { render, screen, within } from '@testing-library/react';
import { CardGrid } from '@/components/card/card-grid';
import { CardRow } from '@/components/card/card-row';
import { EventCard } from '@/entities/event/event-card';
import { LiveCard } from '@/entities/live-show/live-card';
import { GalleryCard } from '@/entities/gallery/gallery-card';
import { PerformerCard } from '@/entities/performer/performer-card';
import { PostCard } from '@/entities/post/post-card';
import { ProductCard } from '@/entities/product/product-card';
import { VideoCard } from '@/entities/video/video-card';
import type { Video } from '@/contract/video';

const video: Video = {
  _id: '1',
  slug: 'unplugged',
  title: 'Unplugged in the kitchen',
  performers: [{ _id: 'p1', name: 'Aria', username: 'aria' }],
  video: { duration: 185 },
  stats: { views: 12345 },
  createdAt: '2024-05-03T10:00:00.000Z',
};

it('a video card is one link named by its title, which is read first', () => {
  render(<VideoCard video={{ ...video, isSale: true, price: 40, isBought: false }} />);
  const card = screen.getByRole('article');
  expect(within(card).getAllByRole('link')).toHaveLength(1);
  expect(within(card).getByRole('heading', { level: 3 })).toHaveTextContent('Unplugged in the kitchen');
  expect(within(card).getByRole('link', { name: 'Unplugged in the kitchen' })).toHaveAttribute(
    'href',
    '/video/unplugged',
  );
  expect(card.textContent).toMatch(/^Unplugged in the kitchenAria/);
  expect(card).toHaveTextContent('Length 3:05');
  expect(card).toHaveTextContent('May 3, 2024');
});

it('a count is abbreviated visually and complete for assistive technology', () => {
  render(<VideoCard video={video} />);
  expect(screen.getByText('12.3k views')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('12,345 views')).toBeInTheDocument();
});

it.each<[string, Partial<Video>, string | null]>([
  ['sold by itself', { isSale: true, price: 40, isBought: false }, 'Locked, 40 tokens'],
  ['bought', { isSale: true, price: 40, isBought: true }, 'You own this'],
  ['for members, to a guest', { isSale: false, isBought: false, isSubscribed: false }, 'Locked, for subscribers'],
  ['for members, to a member', { isSale: false, isBought: false, isSubscribed: true }, null],
  ['of a back end that sends no flags', {}, null],
  ['still processing', { processing: true, isSale: true, price: 40 }, 'Processing'],
  ['scheduled', { isSchedule: true, scheduledAt: '2026-12-24T20:00:00.000Z' }, 'Scheduled for'],
])('a video %s says so', (_what, part, text) => {
  render(<VideoCard video={{ ...video, ...part }} />);
  const states = ['Locked, 40 tokens', 'You own this', 'Locked, for subscribers', 'Processing', 'Scheduled for'];
  expect(states.filter((state) => screen.queryByText(state))).toEqual(text ? [text] : []);
});

it('a price is shown with its unit', () => {
  render(<VideoCard video={{ ...video, isSale: true, price: 40 }} />);
  expect(screen.getByText('40 tokens')).toHaveAttribute('aria-hidden', 'true');
});

it('a new video is labeled, unless it is locked', () => {
  const { rerender } = render(<VideoCard video={{ ...video, isNew: true }} />);
  expect(screen.getByText('New')).toBeVisible();
  rerender(<VideoCard video={{ ...video, isNew: true, isSale: true, price: 40 }} />);
  expect(screen.queryByText('New')).toBeNull();
});

it('a live performer is marked, one in a private show differently', () => {
  const aria = { _id: 'p1', name: 'Aria', username: 'aria', live: 1, stats: { totalVideos: 1, likes: 1200 } };
  const { rerender } = render(<PerformerCard performer={aria} heading="h2" />);
  expect(screen.getByText('Live now')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Aria' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Aria' })).toHaveAttribute('href', '/performers/aria');
  expect(screen.getByRole('article')).toHaveTextContent('1 video');
  rerender(<PerformerCard performer={{ ...aria, streamingStatus: 'private' }} />);
  expect(screen.queryByText('Live now')).toBeNull();
  expect(screen.getByText('In a private show')).toBeInTheDocument();
  rerender(<PerformerCard performer={{ ...aria, live: 0, isOnline: true }} />);
  expect(screen.getByText('Online')).toBeInTheDocument();
});

it('a group show is labeled as one; a private show is not marked as one that can be watched', () => {
  const diego = { _id: 'p2', name: 'Diego', username: 'diego', live: 1 };
  const { rerender } = render(
    <LiveCard performer={{ ...diego, streamingStatus: 'group' }} show={{ title: 'Duet', price: 5 }} />,
  );
  expect(screen.getAllByText('Group show')[0]?.parentElement).toHaveClass('live');
  expect(screen.getByText('5 tokens a minute')).toBeInTheDocument();
  rerender(<LiveCard performer={{ ...diego, streamingStatus: 'private' }} />);
  expect(screen.getByText('In a private show')).not.toHaveClass('live');
});

it('a gallery card shows its number of photos', () => {
  render(<GalleryCard gallery={{ _id: 'g1', slug: 'tour', name: 'On tour', numOfItems: 40 }} />);
  expect(screen.getByRole('link', { name: 'On tour' })).toHaveAttribute('href', '/gallery/tour');
  expect(screen.getByRole('article')).toHaveTextContent('40 photos');
});

it('a product card shows its price, low stock and sold out; a digital product is never sold out', () => {
  const shirt = { _id: 'x1', slug: 'shirt', name: 'Shirt', price: 12.5, type: 'physical' as const, stock: 2 };
  const { rerender } = render(<ProductCard product={shirt} currency={{ code: 'EUR', symbol: '€' }} />);
  expect(screen.getByText('€12.50')).toBeVisible();
  expect(screen.getByText('Only 2 left')).toBeVisible();
  rerender(<ProductCard product={{ ...shirt, stock: 0 }} currency={{ code: 'EUR', symbol: '€' }} />);
  expect(screen.getByText('Sold out')).toBeVisible();
  rerender(<ProductCard product={{ ...shirt, type: 'digital', stock: 0 }} currency={{ code: 'EUR', symbol: '€' }} />);
  expect(screen.queryByText('Sold out')).toBeNull();
  expect(screen.getByText('Digital')).toBeVisible();
});

it('a pinned post is labeled in the list of its performer only', () => {
  const post = { _id: 't1', title: 'Tour dates', isPinned: true, createdAt: '2024-05-03T10:00:00.000Z' };
  const { rerender } = render(<PostCard post={post} />);
  expect(screen.queryByText('Pinned')).not.toBeInTheDocument();
  rerender(<PostCard post={post} ofPerformer />);
  expect(screen.getByText('Pinned')).toBeVisible();
});

it('a post card shows its first lines, an event card its day', () => {
  render(
    <PostCard
      post={{ _id: 't1', slug: 'hello', title: 'Hello', shortDescription: 'Back from tour.', totalComment: 1 }}
    />,
  );
  expect(screen.getByText('Back from tour.')).toBeVisible();
  expect(screen.getByText('1 comment')).toBeVisible();
  render(
    <EventCard
      live
      event={{
        _id: 'e1',
        title: 'Harbor show',
        startAt: '2026-05-03T20:00:00.000Z',
        endAt: '2026-05-03T22:00:00.000Z',
      }}
    />,
  );
  const event = screen.getByRole('link', { name: 'Harbor show' }).closest('article');
  expect(event).toHaveTextContent('May 3, Sun 8:00 PM UTC');
  expect(event).toHaveTextContent('Live now');
  expect(event).toHaveTextContent(/May3$/);
});

it('a grid and a shelf are lists; the shelf is named and links to all items', () => {
  render(
    <>
      <CardGrid kind="video">
        <VideoCard video={video} />
        <VideoCard video={{ ...video, _id: '2' }} />
      </CardGrid>
      <CardRow title="Newest videos" kind="video" seeAll="/videos">
        <VideoCard video={video} />
      </CardRow>
    </>,
  );
  const [grid] = screen.getAllByRole('list');
  expect(within(grid ?? document.body).getAllByRole('listitem')).toHaveLength(2);
  const shelf = screen.getByRole('region', { name: 'Newest videos' });
  expect(within(shelf).getByRole('link', { name: 'See all Newest videos' })).toHaveAttribute('href', '/videos');
  expect(within(shelf).getAllByRole('listitem')).toHaveLength(1);
});
