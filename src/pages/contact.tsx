import { ContactScreen } from '@/features/discovery/site-pages/contact-screen';
import { loadContact } from '@/features/discovery/site-pages/contact.loader';
import { paths } from '@/lib/page/paths';
import { definePage } from '@/shell/load/define-page';

export default definePage({
  load: loadContact,
  screen: ContactScreen,
  head: ({ about }, { siteName }) => ({
    title: 'Contact',
    description: `Write to the people who run ${siteName}: questions, accounts, payments, and things that should not be here.`,
    canonical: paths.contact(),
    noindex: about !== null,
  }),
});
