/**
 * Styles of the server-rendered rows. The code of the rows is loaded lazily (`row-island`), and their styles would be
 * too; `tests/e2e/styles.spec.ts` reports missing ones.
 */
import '@/components/badge/badge.module.css';
import '@/components/card/card-grid.module.css';
import '@/components/card/card-row.module.css';
import '@/components/card/card.module.css';
import '@/entities/category/category-tile.module.css';
import '@/entities/event/event-card.module.css';
import '@/entities/gallery/gallery-card.module.css';
import '@/entities/performer/performer-card.module.css';
import '@/entities/post/post-card.module.css';
import '@/entities/product/product-card.module.css';
import '@/components/card/skeletons.module.css';
import '@/entities/video/watch-progress-badge.module.css';
import '@/components/picture/picture.module.css';
import '@/components/section/section-header.module.css';
import '@/components/text/text.module.css';
import './mixed-row.module.css';
