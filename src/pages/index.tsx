import { homeHead } from '@/features/home/home-head';
import { HomeScreen } from '@/features/home/home-screen';
import { loadRoot } from '@/features/home/home.loader';
import { definePage } from '@/shell/page';

export default definePage({ load: loadRoot, screen: HomeScreen, head: homeHead });
