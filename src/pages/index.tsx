import { ContinueWatching } from '@/features/history/continue-watching';
import { homeHead } from '@/features/home/home-head';
import { HomeScreen } from '@/features/home/home-screen';
import { loadRoot, type HomePage } from '@/features/home/home.loader';
import { definePage } from '@/shell/page';

const Home = (props: HomePage) => <HomeScreen {...props} ContinueWatching={ContinueWatching} />;

export default definePage({ load: loadRoot, screen: Home, head: homeHead });
