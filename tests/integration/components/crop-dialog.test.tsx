import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CropDialog } from '@/components/crop/crop-dialog.client';
import { cropPicture } from '@/components/crop/crop-picture';
import { installModal } from './modal-in-jsdom';

jest.mock('@/components/crop/crop-picture', () => ({ cropPicture: jest.fn() }));
// jsdom loads no pictures, so nothing would be selected.
jest.mock('react-easy-crop', () => {
  const { useEffect } = jest.requireActual<typeof import('react')>('react');
  const pixels = { x: 0, y: 0, width: 10, height: 10 };
  return {
    __esModule: true,
    default: function Cropper({ onCropComplete }: { onCropComplete: (share: object, pixels: object) => void }) {
      useEffect(() => onCropComplete({}, pixels), [onCropComplete]);
      return null;
    },
  };
});

installModal();

test.each([
  ['is used once it is cut', false],
  ['isn’t used if the dialog is canceled meanwhile', true],
])('crop dialog: a picture %s', async (_behavior, isCanceled) => {
  let finish: (picture: File) => void = () => undefined;
  jest.mocked(cropPicture).mockReturnValue(new Promise((resolve) => (finish = resolve)));
  const user = userEvent.setup();
  const onDone = jest.fn();
  const dialog = { title: 'Crop your picture', url: 'blob:picture', shape: { aspect: 1, width: 400 } };
  render(<CropDialog {...dialog} onDone={onDone} onClose={() => undefined} />);
  await user.click(await screen.findByRole('button', { name: 'Use picture' }));
  if (isCanceled) await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await act(() => Promise.resolve(finish(new File([], 'picture.jpg'))));
  expect(onDone).toHaveBeenCalledTimes(isCanceled ? 0 : 1);
});
