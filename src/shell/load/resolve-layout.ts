export type PageLayout = 'primary' | 'auth' | 'blank' | 'public';
/** All layouts: the six of spec §2 and the optional age gate. */
export type LayoutName = PageLayout | 'maintenance' | 'geoBlock' | 'ageGate';

/** Layouts that replace the page: its loader doesn't run. */
type ClosedLayout = Exclude<LayoutName, PageLayout>;

interface SiteState {
  maintenance: boolean;
  blocked: boolean;
  ageGated: boolean;
}

/**
 * Layout precedence of spec §2: maintenance first, then geo-block, then the age gate, then the layout that the page
 * requests, else primary.
 */
export function resolveLayout({ maintenance, blocked, ageGated }: SiteState, requested?: PageLayout): LayoutName {
  if (maintenance) return 'maintenance';
  if (blocked) return 'geoBlock';
  if (ageGated) return 'ageGate';
  return requested ?? 'primary';
}

export const isClosed = (layout: LayoutName): layout is ClosedLayout =>
  layout === 'maintenance' || layout === 'geoBlock' || layout === 'ageGate';
