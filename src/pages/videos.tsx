import { videosHead } from '@/features/videos/videos-head';
import { VideosScreen } from '@/features/videos/videos-screen';
import { loadVideosPage } from '@/features/videos/videos.loader';
import { definePage } from '@/shell/page';

export default definePage({ load: loadVideosPage, screen: VideosScreen, head: videosHead });
