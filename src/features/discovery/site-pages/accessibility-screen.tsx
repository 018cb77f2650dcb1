import { ButtonLink } from '@/components/button/button-link';
import { Link } from '@/components/link';
import { paths } from '@/lib/page/paths';
import { useAppSelector } from '@/store/hooks';
import styles from './help.module.css';

/** What the site does for people who use it differently, what it does not do yet, and where to say so. */
export function AccessibilityScreen() {
  const siteName = useAppSelector(({ ui }) => ui.siteName);
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>Accessibility</h1>
        <p className={styles.lead}>{siteName} is meant to be used by everybody. Our measure is WCAG 2.2 at level AA.</p>
      </header>
      <section className={styles.text} aria-labelledby="works">
        <h2 id="works">What you can count on</h2>
        <ul>
          <li>Everything works with a keyboard alone, and you see where you are. The first press of Tab offers a way past the menus.</li>
          <li>
            The player, the lists and the dialogs have keys of their own: <Link href={paths.shortcuts}>all keyboard shortcuts</Link>.
          </li>
          <li>Buttons, fields and pictures that mean something have names for screen readers. Messages are read out when they come.</li>
          <li>Text stands out from its background in the light and in the dark theme, and can be enlarged to 200 % without loss.</li>
          <li>Pages fit a width of 320 pixels without scrolling sideways.</li>
          <li>Motion stops where your device asks for less of it. Nothing plays with sound before you ask.</li>
          <li>Notices that offer to undo something wait while you point at them or have the focus in them.</li>
          <li>Public pages can be read, paged through and searched without scripts.</li>
        </ul>
      </section>
      <section className={styles.text} aria-labelledby="limits">
        <h2 id="limits">What we know is missing</h2>
        <ul>
          <li>Captions are shown where a video has them. Not every performer provides them, and there are no audio descriptions.</li>
          <li>Pictures that performers upload are described by their titles only.</li>
          <li>Where a form asks you to confirm that you are a person, the check is made by another company. It offers a sound version.</li>
        </ul>
      </section>
      <section className={styles.text} aria-labelledby="checked">
        <h2 id="checked">How it is checked</h2>
        <p>Before a new version goes out, every kind of page is opened in a browser in both themes and checked by axe, and the main paths are walked by keyboard. No outside audit has been made yet.</p>
      </section>
      <section className={styles.text} aria-labelledby="tell">
        <h2 id="tell">Something is in your way?</h2>
        <p>Tell us what you wanted to do and what you use to read the page. We answer by e-mail.</p>
        <div className={styles.buttons}>
          <ButtonLink look="primary" href={paths.contact('Accessibility')}>
            Write to us
          </ButtonLink>
        </div>
      </section>
    </article>
  );
}
