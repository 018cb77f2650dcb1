/**
 * The styles of what the server writes into the rows of the start page. Their code comes late (`row-island`), and their styles would
 * come with it; `tests/e2e/styles.spec.ts` names what is missing here.
 */
import '@/components/badge/badge.module.css';
import '@/components/card/card-grid.module.css';
import '@/components/card/card-row.module.css';
import '@/components/card/card.module.css';
import '@/components/card/category-tile.module.css';
import '@/components/card/event-card.module.css';
import '@/components/card/gallery-card.module.css';
import '@/components/card/performer-card.module.css';
import '@/components/card/post-card.module.css';
import '@/components/card/product-card.module.css';
import '@/components/card/skeletons.module.css';
import '@/components/card/watch-mark.module.css';
import '@/components/picture/picture.module.css';
import '@/components/section/section-header.module.css';
import '@/components/text/text.module.css';
