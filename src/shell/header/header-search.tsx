import { useRouter } from 'next/router';
import { useState } from 'react';
import { SearchField } from '@/components/form/search-field';
import { paths } from '@/lib/paths';
import { withQuery } from '@/lib/query';

/** Finds performers by name from every page; a plain GET form without scripts. `/` brings the focus here (see GlobalKeys). */
export function HeaderSearch() {
  const router = useRouter();
  const [text, setText] = useState('');
  const search = (q: string) => void router.push(withQuery(paths.performers, { q }));
  return <SearchField label="Search performers" placeholder="Search performers" action={paths.performers} value={text} onChange={setText} onSubmit={search} shortcut="/" />;
}
