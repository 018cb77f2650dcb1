import { categoriesHead } from '@/features/categories/categories-head';
import { CategoriesScreen } from '@/features/categories/categories-screen';
import { loadCategories } from '@/features/categories/categories.loader';
import { definePage } from '@/shell/page';

export default definePage({ load: loadCategories, screen: CategoriesScreen, head: categoriesHead });
