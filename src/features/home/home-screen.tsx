import { useRouter } from 'next/router';
import { Fragment, useState } from 'react';
import { ErrorState } from '@/components/state/error-state';
import { HeroBanners, StripBanners } from './home-banners';
import { HOME_ROWS } from './home-rows';
import type { HomePage } from './home.loader';
import { Row } from './row';
import { Welcome } from './welcome';
import styles from './home-screen.module.css';

/** After this many rows comes the flat banner. */
const ROWS_BEFORE_STRIP = 3;

/** The start page. */
export function HomeScreen({ rows }: HomePage) {
  const [failure] = rows.flatMap((row) => (row.ok ? [] : [row.message]));
  const nothing = rows.every((row) => !row.ok);
  return (
    <div className={styles.home}>
      <HeroBanners />
      <Welcome />
      {nothing ? <NothingLoaded message={failure ?? ''} /> : <Rows rows={rows} />}
      <StripBanners position="bottom" />
    </div>
  );
}

function Rows({ rows }: Pick<HomePage, 'rows'>) {
  const first = rows.findIndex((row) => row.ok && row.content.items.length > 0);
  return HOME_ROWS.map((row, index) => {
    const content = rows[index];
    return (
      <Fragment key={row.id}>
        {content && <Row row={row} content={content} priority={index === first} />}
        {index + 1 === ROWS_BEFORE_STRIP && <StripBanners position="middle" />}
      </Fragment>
    );
  });
}

/** One message instead of the same one for each row. */
function NothingLoaded({ message }: { message: string }) {
  const router = useRouter();
  const [retrying, setRetrying] = useState(false);
  const retry = () => {
    setRetrying(true);
    void router.replace(router.asPath, undefined, { scroll: false }).finally(() => setRetrying(false));
  };
  return <ErrorState title="The start page could not be loaded" message={message} onRetry={retry} retrying={retrying} heading="h2" />;
}
