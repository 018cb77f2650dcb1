import dynamic from 'next/dynamic';
import type { ChatProps } from '@/entities/live-show/live-slots';
import { ChatPanel } from '@/features/live/chat/chat-panel';
import { PerformerShowScreen, type PerformerShowProps } from '@/features/live/private-show/performer-show-screen';
import { ok } from '@/lib/page/outcome';
import { paths } from '@/lib/page/paths';
import { readParameter } from '@/lib/lists/query';
import { definePage } from '@/shell/load/define-page';

const FanCard = dynamic(() => import('@/features/studio/audience/fan-drawer').then((module) => module.FanDrawer), {
  ssr: false,
});

const ShowChat = (props: ChatProps) => <ChatPanel {...props} FanCard={FanCard} />;
const PerformerShowPage = (props: PerformerShowProps) => <PerformerShowScreen {...props} Chat={ShowChat} />;

export default definePage({
  authenticate: true,
  role: 'performer',
  devices: true,
  load: async ({ query }) =>
    ok<PerformerShowProps>({
      kind: readParameter(query, 'kind') === 'group' ? 'group' : 'private',
      conversationId: readParameter(query, 'conversationId'),
    }),
  screen: PerformerShowPage,
  head: ({ kind, conversationId }) => ({
    title: kind === 'group' ? 'Your group show' : 'Your private show',
    canonical: paths.studioShow(conversationId, kind === 'group' ? 'group' : undefined),
    noindex: true,
  }),
});
