import { loadLibrary, type LibraryPage } from '@/features/library/library.loader';
import { LibraryScreen } from '@/features/library/library-screen';
import { DownloadButton } from '@/features/shop/download-button';
import { paths } from '@/lib/paths';
import { definePage } from '@/shell/page';
import { fansOnly } from '@/store/fans-only';

const LibraryView = (props: LibraryPage) => <LibraryScreen {...props} Download={DownloadButton} />;

export default definePage({
  authenticate: true,
  load: fansOnly(loadLibrary),
  screen: LibraryView,
  head: () => ({ title: 'Library', canonical: paths.library, noindex: true }),
});
