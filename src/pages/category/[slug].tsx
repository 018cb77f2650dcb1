import { categoryHead } from '@/features/discovery/categories/category-head';
import { CategoryScreen } from '@/features/discovery/categories/category-screen';
import { loadCategory } from '@/features/discovery/categories/category.loader';
import { definePage } from '@/shell/load/define-page';

export default definePage({ load: loadCategory, screen: CategoryScreen, head: categoryHead });
