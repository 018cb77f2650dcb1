import dynamic from 'next/dynamic';
import type { DiscussionProps } from '@/entities/access/item-slots';
import type { Performer } from '@/contract/performer';
import { profileHead } from '@/features/discovery/performers/profile/profile-head';
import { ProfileScreen } from '@/features/discovery/performers/profile/profile-screen';
import { loadProfilePage, type ProfilePage } from '@/features/discovery/performers/profile/profile.loader';
import { ItemActions } from '@/features/content/reactions/item-actions';
import { TipButton } from '@/features/commerce/tips/tip-button';
import { UnlockButton } from '@/features/commerce/unlock/unlock-button';
import { definePage } from '@/shell/load/define-page';
import { withBanners } from '@/shell/load/with-banners';
import type { PageScope } from '@/store/page-scope';

// Loaded on demand, because only one tab has comments.
const CommentBlock = dynamic(() =>
  import('@/features/content/comments/comment-block').then((module) => module.CommentBlock),
);

const PerformerComments = (props: DiscussionProps) => <CommentBlock {...props} objectType="performer" />;

const ProfileScreenPage = (props: ProfilePage) => (
  <ProfileScreen
    {...props}
    Discussion={PerformerComments}
    Actions={ItemActions}
    UnlockButton={UnlockButton}
    Tip={TipButton}
  />
);

/** Preloads comments; if this code isn't loaded, the block requests them itself. */
const loadComments = async (scope: PageScope, { _id }: Performer) => {
  const loader = await import('@/features/content/comments/comments.loader').catch(() => null);
  await loader?.loadItemComments(scope, _id, 'performer');
};

export default definePage(
  withBanners('profile', {
    load: (scope) => loadProfilePage(scope, (performer) => loadComments(scope, performer)),
    screen: ProfileScreenPage,
    head: profileHead,
  }),
);
