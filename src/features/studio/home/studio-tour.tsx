import { Button, Tour } from 'antd';
import { useEffect, useRef, useState } from 'react';
import styles from './studio-tour.module.css';

/** What the tour explains; `part` is the `data-tour` of what it points to. */
const STOPS = [
  {
    part: 'menu',
    title: 'Everything in one place',
    text: 'Your content, sales and fans are here. A number shows how much is new.',
  },
  {
    part: 'notices',
    title: 'Your notifications',
    text: 'Orders, tips, subscribers and comments arrive here. You can turn on a sound for each.',
  },
  { part: 'live', title: 'Go live', text: 'Start a show from here, or plan one as an event.' },
  { part: 'first-steps', title: 'Your first steps', text: 'Follow this list to set up your page and start selling.' },
];

/** What is on screen with this `data-tour`: the menu has another place on phones. */
const getPart = (name: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(`[data-tour="${name}"]`)].find(
    (part) => !('checkVisibility' in part) || part.checkVisibility(),
  ) ?? null;

/** Takes the focus with each step. antd's panel has no role. */
function StepTitle({ text }: { text: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const panel = title.current?.closest('.ant-tour');
    panel?.setAttribute('role', 'dialog');
    panel?.setAttribute('aria-labelledby', 'studio-tour');
    // antd adds the panel to the page after this effect.
    const frame = requestAnimationFrame(() => title.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [text]);
  return (
    <h2 id="studio-tour" className={styles.title} ref={title} tabIndex={-1}>
      {text}
    </h2>
  );
}

export function StudioTour({ onClose }: { onClose: () => void }) {
  const [stops] = useState(() =>
    STOPS.flatMap((stop) => {
      const element = getPart(stop.part);
      return element ? [{ ...stop, element }] : [];
    }),
  );
  useEffect(() => {
    const page = document.getElementById('__next');
    page?.toggleAttribute('inert', true);
    return () => {
      page?.toggleAttribute('inert', false);
      document.getElementById('content')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Tour
      open
      onClose={onClose}
      classNames={{ actions: styles.actions }}
      steps={stops.map(({ title, text, element }) => ({
        title: <StepTitle text={title} />,
        description: text,
        target: element,
        nextButtonProps: { className: styles.button },
        prevButtonProps: { className: styles.button },
      }))}
      actionsRender={(buttons, { current, total }) => (
        <>
          {current < total - 1 ? (
            <Button size="small" type="text" className={styles.button} onClick={onClose}>
              Skip tour
            </Button>
          ) : null}
          {buttons}
        </>
      )}
    />
  );
}
