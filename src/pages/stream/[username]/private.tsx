import dynamic from 'next/dynamic';
import type { TipProps } from '@/components/item/item-slots';
import { ChatPanel } from '@/features/chat/chat-panel';
import { FanShowScreen } from '@/features/private-show/fan-show-screen';
import { loadPrivateShow, type PrivateShowProps } from '@/features/private-show/private-show.loader';
import { TipButton } from '@/features/tip/tip-button';
import { paths } from '@/lib/paths';
import { definePage } from '@/shell/page';
import { fansOnly } from '@/store/fans-only';

const TopUp = dynamic(() => import('@/features/top-up/top-up').then((module) => module.TopUp), { ssr: false });

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
