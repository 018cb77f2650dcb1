import { paths } from '@/lib/page/paths';

/** Label of the terms checkbox. Links to the terms page from the settings in a new tab, so that the form isn't lost. */
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
