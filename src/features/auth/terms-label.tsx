import { paths } from '@/lib/paths';
import { useAppSelector } from '@/store/hooks';

/** What is accepted, with the page that the settings name for it; in a tab of its own, for the form is being filled in. */
export function TermsLabel() {
  const id = useAppSelector((state) => state.settings.acceptanceSignupId);
  if (!id) return 'I accept the terms of this site';
  return (
    <>
      I accept the{' '}
      <a href={paths.page({ _id: id })} target="_blank" rel="noopener">
        terms of this site
      </a>
    </>
  );
}
