import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Quantity } from '@/components/form/quantity';

test('quantity: arrow keys count from the typed number', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  render(<Quantity label="Quantity of Festival fan" value={1} onChange={onChange} />);
  const field = screen.getByRole('textbox', { name: 'Quantity of Festival fan' });
  await user.clear(field);
  await user.type(field, '7{ArrowUp}');
  expect(onChange).toHaveBeenLastCalledWith(8);
});
