/** The layouts a page can ask for. */
export type PageLayout = 'primary' | 'auth' | 'blank' | 'public';
/** All six layouts (spec §2). */
export type LayoutName = PageLayout | 'maintenance' | 'geoBlock';

/** Layout precedence of spec §2: maintenance first, then geo-block, then what the page asks for, else primary. */
export function resolveLayout(site: { maintenance: boolean; blocked: boolean }, asked?: PageLayout): LayoutName {
  if (site.maintenance) return 'maintenance';
  if (site.blocked) return 'geoBlock';
  return asked ?? 'primary';
}
