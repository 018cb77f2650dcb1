import { AccessibilityScreen } from '@/features/discovery/site-pages/accessibility-screen';
import { paths } from '@/lib/page/paths';
import { definePage } from '@/shell/load/define-page';

export default definePage({
  screen: AccessibilityScreen,
  head: (_props, { siteName }) => ({
    title: 'Accessibility',
    description: `What ${siteName} does so that everybody can use it, what is missing, and where to say so.`,
    canonical: paths.accessibility,
  }),
});
