import dynamic from 'next/dynamic';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/button/button';
import { FieldError } from '@/components/form/field';
import styles from './captcha.module.css';

const Widget = dynamic(() => import('./captcha-widget.client').then(({ CaptchaWidget }) => CaptchaWidget), { ssr: false });

interface CaptchaOptions {
  /** Null where the settings ask for no captcha: then everybody passes and nothing is loaded. */
  siteKey: string | null;
  /** Whether the server takes the widget's token for a person's (`POST /re-captcha/verify`). */
  verify: (token: string) => Promise<boolean>;
}

type Stage = 'asleep' | 'waiting' | 'checking' | 'passed' | 'broken';

/**
 * The question whether a person fills in the form. Put `widget` above the form's button and `wake` on its `onFocus`: the
 * provider's script comes no sooner. Send nothing until `passed`; `complain` says why not.
 */
export function useCaptcha({ siteKey, verify }: CaptchaOptions): { passed: boolean; wake: () => void; complain: () => void; widget: ReactNode } {
  const id = useId();
  const [stage, setStage] = useState<Stage>('asleep');
  const [round, setRound] = useState(0);
  const [problem, setProblem] = useState('');

  const askAgain = (why: string) => {
    setProblem(why);
    setStage('waiting');
    setRound((before) => before + 1);
  };

  const check = async (token: string) => {
    setProblem('');
    setStage('checking');
    try {
      if (await verify(token)) setStage('passed');
      else askAgain('That didn’t work. Please try again.');
    } catch {
      askAgain('The server did not answer. Please try again.');
    }
  };

  const widget = siteKey === null ? null : (
    <div className={styles.place} role="group" aria-label="Confirm that you’re human" aria-describedby={problem ? `${id}-error` : undefined}>
      <div className={styles.frame}>
        {stage === 'asleep' ? <p>Before you submit, please confirm that you’re human.</p> : null}
        {stage === 'broken' ? (
          <div className={styles.broken} role="alert">
            <p>The captcha couldn’t be loaded.</p>
            <Button size="sm" onClick={() => askAgain('')}>
              Retry
            </Button>
          </div>
        ) : null}
        {stage === 'asleep' || stage === 'broken' ? null : (
          <Widget
            siteKey={siteKey}
            round={round}
            onToken={(token) => void check(token)}
            onExpired={() => askAgain('The captcha expired. Please confirm again.')}
            onBroken={() => setStage('broken')}
          />
        )}
      </div>
      <div role="status">
        <FieldError id={id} error={problem || undefined} />
        {stage === 'passed' && <p className="visually-hidden">Confirmed.</p>}
      </div>
    </div>
  );

  return {
    passed: siteKey === null || stage === 'passed',
    wake: () => setStage((now) => (now === 'asleep' ? 'waiting' : now)),
    complain: () => setProblem(stage === 'checking' ? 'One moment, we’re checking your answer.' : 'Confirm that you’re human.'),
    widget,
  };
}
