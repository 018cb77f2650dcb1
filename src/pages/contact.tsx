import { ContactScreen } from '@/features/help/contact-screen';
import { loadContact } from '@/features/help/contact.loader';
import { paths } from '@/lib/paths';
import { definePage } from '@/shell/page';

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
