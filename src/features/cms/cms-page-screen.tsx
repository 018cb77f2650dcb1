import { SafeHtml } from '@/components/safe-html/safe-html';
import { DateText } from '@/components/text/date-text';
import type { CmsPageProps } from './cms-page.loader';
import styles from './cms-page-screen.module.css';

export function CmsPageScreen({ page, html }: CmsPageProps) {
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1 dir="auto">{page.title}</h1>
        {page.updatedAt ? (
          <p className={styles.date}>
            Last changed <DateText iso={page.updatedAt} />
          </p>
        ) : null}
      </header>
      <SafeHtml html={html} />
    </article>
  );
}
