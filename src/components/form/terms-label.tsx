import { paths } from '@/lib/page/paths';

/** What is accepted, with the page that the settings name for it; in a tab of its own, for the form is being filled in. */
export function TermsLabel({ page }: { page?: string }) {
  if (!page) return 'I accept the terms of this site';
  return (
    <>
      I accept the{' '}
      <a href={paths.page({ _id: page })} target="_blank" rel="noopener">
        terms of this site
      </a>
    </>
  );
}
