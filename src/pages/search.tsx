import { searchHead } from '@/features/search/search-head';
import { SearchScreen } from '@/features/search/search-screen';
import { loadSearch } from '@/features/search/search.loader';
import { definePage } from '@/shell/page';

export default definePage({ load: loadSearch, screen: SearchScreen, head: searchHead });
