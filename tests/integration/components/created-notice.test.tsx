import { render, screen } from '@testing-library/react';
import { CreatedNotice } from '@/features/studio/shared/created-notice';

test('content without a status is not called hidden', () => {
  render(<CreatedNotice item={{ isSchedule: true }} title="Hello" path="/post/hello" />);
  expect(screen.getByRole('status')).toHaveTextContent('Hello is scheduled.');
});
