import { Copy } from 'lucide-react';
import type { MenuEntry } from '@/components/menu/menu';
import { newEventPath } from './calendar-url';

export const copyLink = ({ _id }: { _id: string }): MenuEntry => ({
  kind: 'link',
  key: 'copy',
  label: 'Copy',
  href: newEventPath({ copy: _id }),
  icon: <Copy />,
});
