import { ButtonLink } from '@/components/button/button-link';
import { Link } from '@/components/link';
import { paths } from '@/lib/page/paths';
import { useAppSelector } from '@/store/hooks';
import styles from './help.module.css';

export function AccessibilityScreen() {
  const siteName = useAppSelector(({ ui }) => ui.siteName);
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>Accessibility</h1>
        <p className={styles.lead}>{siteName} is for everyone. We follow WCAG 2.2 at level AA.</p>
      </header>
      <section className={styles.text} aria-labelledby="works">
        <h2 id="works">What you can count on</h2>
        <ul>
          <li>Everything works with a keyboard, and the focus is always visible. Press Tab once to skip the menus.</li>
          <li>
            The player, lists and dialogs have keyboard shortcuts: <Link href={paths.shortcuts}>see all shortcuts</Link>
            . You can turn off single-key shortcuts there.
          </li>
          <li>Buttons, fields and meaningful images have names for screen readers. New messages are announced.</li>
          <li>Text has enough contrast in the light and dark themes and can be enlarged to 200% without loss.</li>
          <li>Pages fit a width of 320 pixels without horizontal scrolling.</li>
          <li>
            Animations stop if your device is set to reduce motion. Videos wait for you to press play, and stories start
            muted. Livestreams start with sound unless you muted the last one; press M to mute.
          </li>
          <li>Messages with an Undo button stay while you hover over them or focus them.</li>
          <li>You can read, page through and search public pages without JavaScript.</li>
        </ul>
      </section>
      <section className={styles.text} aria-labelledby="limits">
        <h2 id="limits">Known limitations</h2>
        <ul>
          <li>
            Captions appear if a video has them. Not every performer provides them, and there are no audio descriptions.
          </li>
          <li>Images that performers upload are described by the titles and descriptions that performers write.</li>
          <li>
            If a form asks you to confirm that you’re human, another company runs the check. It has an audio version.
          </li>
        </ul>
      </section>
      <section className={styles.text} aria-labelledby="checked">
        <h2 id="checked">How we test</h2>
        <p>
          Before each release, we check every type of page in both themes with axe and go through the main tasks by
          keyboard. There has been no external audit yet.
        </p>
      </section>
      <section className={styles.text} aria-labelledby="contact">
        <h2 id="contact">Having trouble?</h2>
        <p>Tell us what you wanted to do and which browser or assistive technology you use. We’ll reply by email.</p>
        <div className={styles.buttons}>
          <ButtonLink variant="primary" href={paths.contact('Accessibility')}>
            Contact us
          </ButtonLink>
        </div>
      </section>
    </article>
  );
}
