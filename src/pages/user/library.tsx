import { loadLibrary, type LibraryPage } from '@/features/commerce/library/library.loader';
import { LibraryScreen } from '@/features/commerce/library/library-screen';
import { DownloadButton } from '@/features/commerce/shop/download-button';
import { paths } from '@/lib/page/paths';
import { accountSection } from '@/shell/frame/account-section';
import { definePage } from '@/shell/load/define-page';
import { fansOnly } from '@/store/fans-only';

const LibraryView = (props: LibraryPage) => <LibraryScreen {...props} Download={DownloadButton} />;

export default definePage({
  section: accountSection,
  authenticate: true,
  load: fansOnly(loadLibrary),
  screen: LibraryView,
  head: () => ({ title: 'Library', canonical: paths.library, noindex: true }),
});
