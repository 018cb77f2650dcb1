import { videosHead } from '@/features/content/videos/videos-head';
import { VideosScreen } from '@/features/content/videos/videos-screen';
import { loadVideosPage } from '@/features/content/videos/videos.loader';
import { definePage } from '@/shell/load/define-page';
import { withBanners } from '@/shell/load/with-banners';

export default definePage(withBanners('list', { load: loadVideosPage, screen: VideosScreen, head: videosHead }));
