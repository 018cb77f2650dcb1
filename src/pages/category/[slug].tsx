import { categoryHead } from '@/features/categories/category-head';
import { CategoryScreen } from '@/features/categories/category-screen';
import { loadCategory } from '@/features/categories/category.loader';
import { definePage } from '@/shell/page';

export default definePage({ load: loadCategory, screen: CategoryScreen, head: categoryHead });
