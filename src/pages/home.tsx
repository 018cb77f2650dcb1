import dynamic from 'next/dynamic';
import { ContinueWatching } from '@/features/discovery/visit-history/continue-watching';
import { homeHead } from '@/features/discovery/home/home-head';
import { HomeScreen } from '@/features/discovery/home/home-screen';
import { loadHome, type HomePage } from '@/features/discovery/home/home.loader';
import { definePage } from '@/shell/load/define-page';

// Not a part of the page for guests and fans.
const StudioStrip = dynamic(() => import('@/features/studio/home/studio-strip').then((module) => module.StudioStrip));

const Home = (props: HomePage) => (
  <HomeScreen {...props} ContinueWatching={ContinueWatching} StudioStrip={StudioStrip} />
);

export default definePage({ load: loadHome, screen: Home, head: homeHead });
