import type { DiscussionProps } from '@/entities/access/item-slots';
import { CommentBlock } from '@/features/content/comments/comment-block';
import { loadItemComments } from '@/features/content/comments/comments.loader';
import { galleryHead } from '@/features/content/galleries/gallery-head';
import { GalleryScreen } from '@/features/content/galleries/gallery-screen';
import { loadGallery, type GalleryPage } from '@/features/content/galleries/gallery.loader';
import { ItemActions } from '@/features/content/reactions/item-actions';
import { SubscribeButton } from '@/features/commerce/unlock/subscribe-button';
import { UnlockButton } from '@/features/commerce/unlock/unlock-button';
import { definePage } from '@/shell/load/define-page';

const GalleryComments = (props: DiscussionProps) => <CommentBlock {...props} objectType="gallery" />;

const Page = (props: GalleryPage) => (
  <GalleryScreen
    {...props}
    Discussion={GalleryComments}
    Actions={ItemActions}
    UnlockButton={UnlockButton}
    Subscribe={SubscribeButton}
  />
);

export default definePage({
  load: (scope) => loadGallery(scope, (gallery) => loadItemComments(scope, gallery._id, 'gallery')),
  screen: Page,
  head: galleryHead,
});
