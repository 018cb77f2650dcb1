import '../support/browser-parts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ColumnSettings } from '@/features/studio/shared/column-settings';
import { RowMenu } from '@/features/studio/shared/row-menu';
import { AntdProvider } from '@/shell/studio/antd-provider';
import { quietConsole } from '../support/quiet-console';

quietConsole();

async function openMenu(button: string, menu: ReactNode) {
  const user = userEvent.setup();
  render(<AntdProvider>{menu}</AntdProvider>);
  await user.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', expect.stringMatching(/^menuitem/)));
  return user;
}

const item = (name: string) => screen.getByText(name).closest('[role^="menuitem"]');

test('row menu: a letter moves the focus to the next item that begins with it', async () => {
  const user = await openMenu(
    'More for Rooftop set',
    <RowMenu
      name="Rooftop set"
      entries={[
        { kind: 'link', key: 'edit', label: 'Edit', href: '/studio/videos/1' },
        { kind: 'heading', key: 'heading', label: 'Danger' },
        { kind: 'action', key: 'hide', label: 'Hide', onSelect: () => undefined },
        { kind: 'action', key: 'delete', label: 'Delete', onSelect: () => undefined },
        { kind: 'action', key: 'download', label: 'Download', onSelect: () => undefined },
      ]}
    />,
  );
  await user.keyboard('d');
  expect(item('Delete')).toHaveFocus();
  await user.keyboard('D');
  expect(item('Download')).toHaveFocus();
  await user.keyboard('d');
  expect(item('Delete')).toHaveFocus();
  await user.keyboard('x');
  expect(item('Delete')).toHaveFocus();
  // Shortcuts of the browser are none of its letters.
  await user.keyboard('{Control>}e{/Control}');
  expect(item('Delete')).toHaveFocus();
  await user.keyboard('e');
  expect(item('Edit')).toHaveFocus();
  await user.keyboard('h');
  expect(item('Hide')).toHaveFocus();
});

test('column settings: a letter moves the focus to the next column that begins with it', async () => {
  const user = await openMenu(
    'Columns',
    <ColumnSettings
      list="test"
      columns={[
        { key: 'views', head: 'Views' },
        { key: 'price', head: 'Price' },
        { key: 'status', head: 'Status' },
      ]}
    />,
  );
  await user.keyboard('s');
  expect(item('Status')).toHaveFocus();
  await user.keyboard('v');
  expect(item('Views')).toHaveFocus();
});
