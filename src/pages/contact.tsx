import { ContactScreen } from '@/features/discovery/site-pages/contact-screen';
import { loadContact } from '@/features/discovery/site-pages/contact.loader';
import { paths } from '@/lib/page/paths';
import { definePage } from '@/shell/load/define-page';

export default definePage({
  load: loadContact,
  // Each subject has its own form and result.
  screen: (page) => <ContactScreen key={page.about?.path ?? page.about?.text} {...page} />,
  head: ({ about }, { siteName }) => ({
    title: 'Contact',
    description: `Contact ${siteName} about your account, payments or content you want to report.`,
    canonical: paths.contact(),
    noindex: about !== null,
  }),
});
