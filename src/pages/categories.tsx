import { categoriesHead } from '@/features/discovery/categories/categories-head';
import { CategoriesScreen } from '@/features/discovery/categories/categories-screen';
import { loadCategories } from '@/features/discovery/categories/categories.loader';
import { definePage } from '@/shell/load/define-page';

export default definePage({ load: loadCategories, screen: CategoriesScreen, head: categoriesHead });
