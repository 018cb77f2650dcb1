import dynamic from 'next/dynamic';
import type { DiscussionProps, WaysProps } from '@/components/item/item-slots';
import { CommentBlock } from '@/features/comments/comment-block';
import { loadCommentsOf } from '@/features/comments/comments.loader';
import { galleryHead } from '@/features/gallery/gallery-head';
import { GalleryScreen } from '@/features/gallery/gallery-screen';
import { loadGallery, type GalleryPage } from '@/features/gallery/gallery.loader';
import { ItemActions } from '@/features/reactions/item-actions';
import { WaysButton } from '@/features/ways/ways-button';
import { definePage } from '@/shell/page';

const TopUp = dynamic(() => import('@/features/top-up/top-up').then((module) => module.TopUp), { ssr: false });

const GalleryComments = (props: DiscussionProps) => <CommentBlock {...props} objectType="gallery" />;

const GalleryWays = (props: WaysProps) => <WaysButton {...props} TopUp={TopUp} />;

const Page = (props: GalleryPage) => <GalleryScreen {...props} Discussion={GalleryComments} Actions={ItemActions} Ways={GalleryWays} />;

export default definePage({
  load: (scope) => loadGallery(scope, (gallery) => loadCommentsOf(scope, gallery._id, 'gallery')),
  screen: Page,
  head: galleryHead,
});
