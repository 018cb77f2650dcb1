import { AccessibilityScreen } from '@/features/help/accessibility-screen';
import { paths } from '@/lib/paths';
import { definePage } from '@/shell/page';

export default definePage({
  screen: AccessibilityScreen,
  head: (_props, { siteName }) => ({
    title: 'Accessibility',
    description: `What ${siteName} does so that everybody can use it, what is missing, and where to say so.`,
    canonical: paths.accessibility,
  }),
});
