import { searchHead } from '@/features/discovery/search/search-head';
import { SearchScreen } from '@/features/discovery/search/search-screen';
import { loadSearch } from '@/features/discovery/search/search.loader';
import { definePage } from '@/shell/load/define-page';

export default definePage({ load: loadSearch, screen: SearchScreen, head: searchHead });
