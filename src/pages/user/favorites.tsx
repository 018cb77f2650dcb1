import { FavoritesScreen } from '@/features/favorites/favorites-screen';
import { loadFavorites } from '@/features/favorites/favorites.loader';
import { paths } from '@/lib/paths';
import { definePage } from '@/shell/page';

export default definePage({
  authenticate: true,
  load: loadFavorites,
  screen: FavoritesScreen,
  head: () => ({ title: 'Favourites', canonical: paths.favorites, noindex: true }),
});
