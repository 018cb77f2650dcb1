import { FavoritesScreen } from '@/features/account/favorites/favorites-screen';
import { loadFavorites } from '@/features/account/favorites/favorites.loader';
import { paths } from '@/lib/page/paths';
import { accountSection } from '@/shell/frame/account-section';
import { definePage } from '@/shell/load/define-page';

export default definePage({
  section: accountSection,
  authenticate: true,
  load: loadFavorites,
  screen: FavoritesScreen,
  head: () => ({ title: 'Favorites', canonical: paths.favorites, noindex: true }),
});
