import type { ReactNode } from 'react';
import { useReload } from '@/components/hooks/use-reload';
import type { Services } from '@/services/create-services';
import { useServices } from '@/services/services-context';
import { useContentRemoval, type ContentKind } from './content-kind';
import type { Sold } from './removal-dialog';
import type { Schedule } from './schedule';
import { useBulk } from './use-bulk';
import { editLink, pageLink, useContentActions, type ContentOptions, type StatusChange } from './use-content-actions';

interface ContentListOptions<T, Sale> extends Pick<
  ContentOptions<T, Sale>,
  'links' | 'canHide' | 'canSchedule' | 'renderPriceDialog'
> {
  update: (services: Services, item: T, change: StatusChange | Sale) => Promise<unknown>;
}

/** Links of the row menu: the editor, and the public page of a published item. */
export const linksTo =
  <T extends { _id: string; status?: string }>(
    editor: (item: T) => string,
    page: (item: T) => string,
    icon: ReactNode,
  ) =>
  (item: T) => [editLink(editor(item)), ...(item.status === 'active' ? [pageLink(page(item), icon)] : [])];

/** The actions of a list of content with their calls, as props of `StudioList`. Render `dialog` beside the list. */
export function useContentList<T extends { _id: string; status?: string } & Schedule & Sold, Sale>(
  kind: ContentKind<T>,
  { update, ...options }: ContentListOptions<T, Sale>,
) {
  const { noun, plural, getName } = kind;
  const reload = useReload();
  const services = useServices();
  const { removal, remove } = useContentRemoval(kind);
  const bulk = useBulk<T, StatusChange | Sale>({
    run: (item, change) => update(services, item, change),
    onEnd: () => void reload(),
  });
  const actions = useContentActions<T, Sale>({ noun, plural, getName, bulk, remove, ...options });
  return {
    list: { noun, plural, getName, bulk, removal, menu: actions.menu, actions: actions.actions, onRetry: reload },
    dialog: actions.dialog,
    reload,
  };
}
