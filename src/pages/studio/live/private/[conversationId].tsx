import { ChatPanel } from '@/features/chat/chat-panel';
import { PerformerShowScreen, type PerformerShowProps } from '@/features/private-show/performer-show-screen';
import { ok } from '@/lib/outcome';
import { paths } from '@/lib/paths';
import { oneOf } from '@/lib/query';
import { definePage } from '@/shell/page';

const PerformerShowPage = (props: PerformerShowProps) => <PerformerShowScreen {...props} Chat={ChatPanel} />;

export default definePage({
  authenticate: true,
  role: 'performer',
  devices: true,
  load: async ({ query }) => ok<PerformerShowProps>({ kind: oneOf(query, 'kind') === 'group' ? 'group' : 'private', conversationId: oneOf(query, 'conversationId') }),
  screen: PerformerShowPage,
  head: ({ kind, conversationId }) => ({
    title: kind === 'group' ? 'Your group show' : 'Your private show',
    canonical: paths.studioShow(conversationId, kind === 'group' ? 'group' : undefined),
    noindex: true,
  }),
});
