import { ContinueWatching } from '@/features/discovery/visit-history/continue-watching';
import { homeHead } from '@/features/discovery/home/home-head';
import { HomeScreen } from '@/features/discovery/home/home-screen';
import { loadRoot, type HomePage } from '@/features/discovery/home/home.loader';
import { definePage } from '@/shell/load/define-page';

const Home = (props: HomePage) => <HomeScreen {...props} ContinueWatching={ContinueWatching} />;

export default definePage({ load: loadRoot, screen: Home, head: homeHead });
