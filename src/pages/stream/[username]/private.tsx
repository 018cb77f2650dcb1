import dynamic from 'next/dynamic';
import type { TipProps } from '@/entities/access/item-slots';
import { ChatPanel } from '@/features/live/chat/chat-panel';
import { FanShowScreen } from '@/features/live/private-show/fan-show-screen';
import { loadPrivateShow, type PrivateShowProps } from '@/features/live/private-show/private-show.loader';
import { TipButton } from '@/features/commerce/tips/tip-button';
import { paths } from '@/lib/page/paths';
import { definePage } from '@/shell/load/define-page';
import { fansOnly } from '@/store/require-fan';

const TopUp = dynamic(() => import('@/features/commerce/top-up/top-up').then((module) => module.TopUp), { ssr: false });

const ShowTip = (props: TipProps) => <TipButton {...props} TopUp={TopUp} />;

const PrivateShowPage = (props: PrivateShowProps) => <FanShowScreen {...props} Chat={ChatPanel} TopUp={TopUp} Tip={ShowTip} />;

export default definePage({
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
