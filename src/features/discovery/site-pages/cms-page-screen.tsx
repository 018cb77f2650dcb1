import { Breadcrumbs } from '@/components/breadcrumbs/breadcrumbs';
import { SafeHtml } from '@/components/safe-html/safe-html';
import { EmptyState } from '@/components/empty-error-states/empty-state';
import { ButtonLink } from '@/components/button/button-link';
import { DateText } from '@/components/text/date-text';
import { paths } from '@/lib/page/paths';
import type { CmsPageProps } from './cms-page.loader';
import styles from './cms-page-screen.module.css';

export function CmsPageScreen({ page, html }: CmsPageProps) {
  return (
    <article className={styles.page}>
      <Breadcrumbs items={[{ label: 'Home', href: paths.home }, { label: page.title }]} />
      <header className={styles.head}>
        <h1 className={styles.title} dir="auto">
          {page.title}
        </h1>
        {page.updatedAt ? (
          <p className={styles.date}>
            Last updated <DateText iso={page.updatedAt} />
          </p>
        ) : null}
      </header>
      {html ? (
        <SafeHtml html={html} />
      ) : (
        <EmptyState
          illustration="letter"
          title="This page is empty"
          action={<ButtonLink href={paths.contact()}>Contact us</ButtonLink>}
        >
          <p>Check back later, or contact us.</p>
        </EmptyState>
      )}
    </article>
  );
}
