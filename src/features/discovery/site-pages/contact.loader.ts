import { ok, type PageOutcome } from '@/lib/page/outcome';
import { readParameter } from '@/lib/lists/query';
import type { PageScope } from '@/store/page-scope';
import { parseAbout, type About } from './contact-topics';

export interface ContactPage {
  about: About | null;
  siteUrl: string;
}

export const loadContact = ({ query, siteUrl }: PageScope): Promise<PageOutcome<ContactPage>> =>
  Promise.resolve(ok({ about: parseAbout(readParameter(query, 'about'), readParameter(query, 'title')), siteUrl }));
