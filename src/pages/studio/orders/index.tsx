import { loadSales } from '@/features/studio/orders/sales.loader';
import { SalesScreen } from '@/features/studio/orders/sales-screen';
import { studioPaths } from '@/lib/page/studio-paths';
import { defineStudioPage } from '@/shell/studio/studio-page';

export default defineStudioPage({ path: studioPaths.orders, title: 'Orders', load: loadSales, screen: SalesScreen });
