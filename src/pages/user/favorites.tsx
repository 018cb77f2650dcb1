import { FavoritesScreen } from '@/features/account/favorites/favorites-screen';
import { loadFavorites } from '@/features/account/favorites/favorites.loader';
import { paths } from '@/lib/page/paths';
import { definePage } from '@/shell/load/define-page';

export default definePage({
  authenticate: true,
  load: loadFavorites,
  screen: FavoritesScreen,
  head: () => ({ title: 'Favorites', canonical: paths.favorites, noindex: true }),
});
