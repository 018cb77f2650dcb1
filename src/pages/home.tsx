import { homeHead } from '@/features/home/home-head';
import { HomeScreen } from '@/features/home/home-screen';
import { loadHome } from '@/features/home/home.loader';
import { definePage } from '@/shell/page';

export default definePage({ load: loadHome, screen: HomeScreen, head: homeHead });
