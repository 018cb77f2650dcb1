/** The layouts a page can ask for. */
export type PageLayout = 'primary' | 'auth' | 'blank' | 'public';
/** All layouts there are: the six of spec §2, and the optional age gate. */
export type LayoutName = PageLayout | 'maintenance' | 'geoBlock' | 'ageGate';

/** The layouts that keep the page closed: nothing of it is loaded or shown. */
export type ClosedLayout = Exclude<LayoutName, PageLayout>;

interface SiteState {
  maintenance: boolean;
  blocked: boolean;
  /** The visitor has yet to say that they are of age. */
  ageGated: boolean;
}

/** Layout precedence of spec §2: maintenance first, then geo-block, then what the page asks for, else primary. The age gate stands before the page. */
export function resolveLayout({ maintenance, blocked, ageGated }: SiteState, asked?: PageLayout): LayoutName {
  if (maintenance) return 'maintenance';
  if (blocked) return 'geoBlock';
  if (ageGated) return 'ageGate';
  return asked ?? 'primary';
}

export const isClosed = (layout: LayoutName): layout is ClosedLayout => layout === 'maintenance' || layout === 'geoBlock' || layout === 'ageGate';
