import { useEffect, useRef } from 'react';
import { Button } from '@/components/button/button';
import { FormSummary } from '@/components/form/form-summary';
import { SelectField } from '@/components/form/select-field';
import { TextArea } from '@/components/form/text-area';
import { TextField } from '@/components/form/text-field';
import { Link } from '@/components/link';
import type { ContactPage } from './contact.loader';
import { topicsFor } from './contact-topics';
import styles from './help.module.css';
import { useContact } from './use-contact';

export function ContactScreen({ about, siteUrl }: ContactPage) {
  const { form, captchaCheck, sending, sent, again } = useContact({ about, siteUrl });
  const report = Boolean(about?.path);

  if (sent) return <Sent {...sent} onAgain={again} />;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{report ? 'Report something' : 'Contact'}</h1>
        <p className={styles.lead}>
          {report
            ? 'Tell us what’s wrong. The publisher won’t know who reported it.'
            : 'Send a message to the people who run this site. We’ll reply by email.'}
        </p>
      </header>
      {about ? (
        <p className={styles.about}>
          <span className={styles.aboutLabel}>About</span>{' '}
          {about.path ? (
            <Link href={about.path} dir="auto">
              {about.text}
            </Link>
          ) : (
            <span dir="auto">{about.text}</span>
          )}
        </p>
      ) : null}
      <form className={styles.form} method="post" noValidate onSubmit={form.submit} onFocus={captchaCheck.wake}>
        <FormSummary report={form.report} />
        <SelectField
          {...form.text('topic')}
          label={report ? 'What’s wrong with it?' : 'What’s it about?'}
          options={[{ value: '', label: 'Choose a topic' }, ...topicsFor(about)]}
        />
        <TextField {...form.text('name')} label="Your name" autoComplete="name" maxLength={80} />
        <TextField
          {...form.text('email')}
          label="Your email"
          type="email"
          autoComplete="email"
          spellCheck={false}
          hint="We only use it to reply."
        />
        <TextArea {...form.text('message')} label="Message" rows={6} hint="Saved on this device until you send it." />
        {captchaCheck.widget}
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" size="lg" loading={sending}>
            {report ? 'Send report' : 'Send message'}
          </Button>
        </div>
        <noscript>This form needs JavaScript.</noscript>
      </form>
    </div>
  );
}

function Sent({ message, email, onAgain }: { message: string; email: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          Message sent
        </h1>
        <p className={styles.lead}>
          We’ll reply to <strong dir="auto">{email}</strong>. Your message:
        </p>
      </header>
      <blockquote className={styles.copy} dir="auto">
        {message}
      </blockquote>
      <div className={styles.buttons}>
        <Button onClick={onAgain}>Send another message</Button>
      </div>
    </div>
  );
}
