import { AnalyticsScreen } from '@/features/studio/analytics/analytics-screen';
import { loadAnalytics } from '@/features/studio/analytics/analytics.loader';
import { studioPaths } from '@/lib/page/studio-paths';
import { defineStudioPage } from '@/shell/studio/studio-page';

export default defineStudioPage({
  path: studioPaths.analytics,
  title: 'Analytics',
  load: loadAnalytics,
  screen: AnalyticsScreen,
});
