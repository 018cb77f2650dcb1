import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProgressRow } from '@/components/upload/progress-row';

const MB = 1024 * 1024;

test('upload row: the question before canceling a large file takes the focus, and gives it back', async () => {
  const user = userEvent.setup();
  const onDrop = jest.fn();
  const getRow = (sent: number) => (
    <ProgressRow
      name="Long night.mp4"
      step="sending"
      size={20 * MB}
      sent={sent}
      total={20 * MB}
      speed={null}
      left={null}
      endedSession={false}
      isResumable={false}
      hasRestarted={false}
      arrived={false}
      onPause={() => undefined}
      onResume={() => undefined}
      onDrop={onDrop}
    />
  );
  const { rerender } = render(getRow(0));
  const cancel = screen.getByRole('button', { name: 'Cancel upload of Long night.mp4' });
  await user.click(cancel);
  expect(screen.getByRole('group', { name: /^Cancel this upload\?/ })).toHaveFocus();
  await user.tab();
  rerender(getRow(MB));
  expect(screen.getByRole('button', { name: 'Cancel upload' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Keep uploading' }));
  expect(cancel).toHaveFocus();
  expect(onDrop).not.toHaveBeenCalled();
});
