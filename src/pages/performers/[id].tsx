import dynamic from 'next/dynamic';
import type { DiscussionProps, TipProps, WaysProps } from '@/components/item/item-slots';
import type { Performer } from '@/contract/performer';
import { profileHead } from '@/features/performers/profile-head';
import { ProfileScreen } from '@/features/performers/profile-screen';
import { loadProfilePage, type ProfilePage } from '@/features/performers/profile.loader';
import { ItemActions } from '@/features/reactions/item-actions';
import { TipButton } from '@/features/tip/tip-button';
import { WaysButton } from '@/features/ways/ways-button';
import { definePage } from '@/shell/page';
import type { PageScope } from '@/store/page-scope';

// Only one tab has comments.
const CommentBlock = dynamic(() => import('@/features/comments/comment-block').then((module) => module.CommentBlock));

const TopUp = dynamic(() => import('@/features/top-up/top-up').then((module) => module.TopUp), { ssr: false });

const PerformerComments = (props: DiscussionProps) => <CommentBlock {...props} objectType="performer" />;

const PerformerWays = (props: WaysProps) => <WaysButton {...props} TopUp={TopUp} />;
const PerformerTip = (props: TipProps) => <TipButton {...props} TopUp={TopUp} />;

const ProfileScreenPage = (props: ProfilePage) => <ProfileScreen {...props} Discussion={PerformerComments} Actions={ItemActions} Ways={PerformerWays} Tip={PerformerTip} />;

/** Where its code does not come, the block asks for them itself. */
const loadComments = async (scope: PageScope, { _id }: Performer) => {
  const loader = await import('@/features/comments/comments.loader').catch(() => null);
  await loader?.loadCommentsOf(scope, _id, 'performer');
};

export default definePage({
  load: (scope) => loadProfilePage(scope, (performer) => loadComments(scope, performer)),
  screen: ProfileScreenPage,
  head: profileHead,
});
