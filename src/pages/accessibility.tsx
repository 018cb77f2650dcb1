import { AccessibilityScreen } from '@/features/discovery/site-pages/accessibility-screen';
import { paths } from '@/lib/page/paths';
import { definePage } from '@/shell/load/define-page';

export default definePage({
  screen: AccessibilityScreen,
  head: (_props, { siteName }) => ({
    title: 'Accessibility',
    description: `How ${siteName} supports accessibility, known limitations and how to contact us.`,
    canonical: paths.accessibility,
  }),
});
