import { ChatPanel } from '@/features/live/chat/chat-panel';
import { FanShowScreen } from '@/features/live/private-show/fan-show-screen';
import { loadPrivateShow, type PrivateShowProps } from '@/features/live/private-show/private-show.loader';
import { TopUp } from '@/features/commerce/top-up/top-up';
import { TipButton } from '@/features/commerce/tips/tip-button';
import { paths } from '@/lib/page/paths';
import { definePage } from '@/shell/load/define-page';
import { fansOnly } from '@/store/fans-only';

const PrivateShowPage = (props: PrivateShowProps) => (
  <FanShowScreen key={props.performer._id} {...props} Chat={ChatPanel} TopUp={TopUp} Tip={TipButton} />
);

export default definePage({
  layout: 'public',
  authenticate: true,
  devices: true,
  load: fansOnly(loadPrivateShow),
  screen: PrivateShowPage,
  head: ({ kind, performer }) => ({
    title: `${kind === 'group' ? 'Group' : 'Private'} show with ${performer.name}`,
    canonical: paths.privateShow(performer, kind === 'group' ? 'group' : undefined),
    noindex: true,
  }),
});
