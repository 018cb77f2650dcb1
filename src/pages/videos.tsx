import { videosHead } from '@/features/content/videos/videos-head';
import { VideosScreen } from '@/features/content/videos/videos-screen';
import { loadVideosPage } from '@/features/content/videos/videos.loader';
import { definePage } from '@/shell/load/define-page';

export default definePage({ load: loadVideosPage, screen: VideosScreen, head: videosHead });
