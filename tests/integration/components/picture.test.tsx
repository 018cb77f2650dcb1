import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from '@/components/avatar/avatar';
import { Picture } from '@/components/picture/picture';

it('reserves its place and waits until it comes near, unless it is seen first', () => {
  const { rerender } = render(<Picture src="/a.jpg" alt="A harbour" ratio="video" />);
  const image = screen.getByRole('img', { name: 'A harbour' });
  expect(image).toHaveAttribute('width', '640');
  expect(image).toHaveAttribute('height', '360');
  expect(image).toHaveAttribute('loading', 'lazy');
  rerender(<Picture src="/a.jpg" alt="A harbour" ratio="video" priority />);
  expect(screen.getByRole('img', { name: 'A harbour' })).toHaveAttribute('loading', 'eager');
});

it('turns into a drawing with the same name when it does not load', () => {
  render(<Picture src="/gone.jpg" alt="A harbour" ratio="video" />);
  fireEvent.error(screen.getByRole('img', { name: 'A harbour' }));
  expect(screen.getByRole('img', { name: 'A harbour' })).not.toHaveAttribute('src');
});

it('notices a picture that had failed before anybody listened', () => {
  const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  const source = jest.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('/gone.jpg');
  render(<Picture src="/gone.jpg" alt="A harbour" ratio="video" />);
  expect(screen.getByRole('img', { name: 'A harbour' })).not.toHaveAttribute('src');
  complete.mockRestore();
  source.mockRestore();
});

it('tries again when it gets another address', () => {
  const { rerender } = render(<Picture src="/gone.jpg" alt="A harbour" ratio="video" />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<Picture src="/new.jpg" alt="A harbour" ratio="video" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/new.jpg');
});

it('says nothing when it has nothing to add', () => {
  render(<Picture src={null} alt="" ratio="square" />);
  expect(screen.queryByRole('img')).toBeNull();
});

it('an avatar without a picture shows the first letter of the name, whatever the script', () => {
  const { rerender } = render(<Avatar name="aria" />);
  expect(screen.getByText('A')).toBeVisible();
  rerender(<Avatar name="🎸 band" />);
  expect(screen.getByText('🎸')).toBeVisible();
});

it('an avatar whose picture fails falls back to the letter', () => {
  render(<Avatar name="Bao" src="/gone.jpg" alt="Bao" />);
  fireEvent.error(screen.getByRole('img', { name: 'Bao' }));
  expect(screen.getByText('B')).toBeVisible();
});
