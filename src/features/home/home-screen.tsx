import { Fragment } from 'react';
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
  const first = rows.findIndex((row) => row.ok && row.content.items.length > 0);
  return (
    <div className={styles.home}>
      <HeroBanners />
      <Welcome />
      {HOME_ROWS.map((row, index) => {
        const content = rows[index];
        return (
          <Fragment key={row.id}>
            {content && <Row row={row} content={content} priority={index === first} />}
            {index + 1 === ROWS_BEFORE_STRIP && <StripBanners position="middle" />}
          </Fragment>
        );
      })}
      <StripBanners position="bottom" />
    </div>
  );
}
