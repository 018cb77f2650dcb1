import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from '@/components/avatar/avatar';
import { Picture } from '@/components/picture/picture';

it('picture: reserves its space and loads when it comes near, unless it is the first image', () => {
  const { rerender } = render(<Picture src="/a.jpg" alt="A harbor" ratio="video" />);
  const image = screen.getByRole('img', { name: 'A harbor' });
  expect(image).toHaveAttribute('width', '640');
  expect(image).toHaveAttribute('height', '360');
  expect(image).toHaveAttribute('loading', 'lazy');
  rerender(<Picture src="/a.jpg" alt="A harbor" ratio="video" priority />);
  expect(screen.getByRole('img', { name: 'A harbor' })).toHaveAttribute('loading', 'eager');
});

it('picture: shows a placeholder with the same name if it fails to load', () => {
  render(<Picture src="/gone.jpg" alt="A harbor" ratio="video" />);
  fireEvent.error(screen.getByRole('img', { name: 'A harbor' }));
  expect(screen.getByRole('img', { name: 'A harbor' })).not.toHaveAttribute('src');
});

it('picture: notices an image that had failed before hydration', () => {
  const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  const source = jest.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('/gone.jpg');
  render(<Picture src="/gone.jpg" alt="A harbor" ratio="video" />);
  expect(screen.getByRole('img', { name: 'A harbor' })).not.toHaveAttribute('src');
  complete.mockRestore();
  source.mockRestore();
});

it('picture: retries with a new URL', () => {
  const { rerender } = render(<Picture src="/gone.jpg" alt="A harbor" ratio="video" />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<Picture src="/new.jpg" alt="A harbor" ratio="video" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/new.jpg');
});

it('picture: is hidden from screen readers if decorative', () => {
  render(<Picture src={null} alt="" ratio="square" />);
  expect(screen.queryByRole('img')).toBeNull();
});

it('an avatar without an image shows the first letter of the name, in any script', () => {
  const { rerender } = render(<Avatar name="aria" />);
  expect(screen.getByText('A')).toBeVisible();
  rerender(<Avatar name="🎸 band" />);
  expect(screen.getByText('🎸')).toBeVisible();
});

it('an avatar whose image fails shows the letter', () => {
  render(<Avatar name="Bao" src="/gone.jpg" />);
  fireEvent.error(screen.getByRole('presentation'));
  expect(screen.getByText('B')).toBeVisible();
});
