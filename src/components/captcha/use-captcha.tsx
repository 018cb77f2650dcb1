import dynamic from 'next/dynamic';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/button/button';
import { FieldError } from '@/components/form/field';
import styles from './captcha.module.css';

const Widget = dynamic(() => import('./captcha-widget.client').then(({ CaptchaWidget }) => CaptchaWidget), {
  ssr: false,
});

interface CaptchaOptions {
  /** Null when the site has no captcha: every submission passes and nothing is loaded. */
  siteKey: string | null;
  /** Resolves to true if the server accepts the widget's token (`POST /re-captcha/verify`). */
  verify: (token: string) => Promise<boolean>;
}

type Step = 'asleep' | 'waiting' | 'checking' | 'passed' | 'broken';

/**
 * The captcha of a form. Render `widget` above the submit button and call `wake` in the form's `onFocus`, which loads
 * the provider's script. Don't submit until `passed`; `showProblem` shows the reason.
 */
export function useCaptcha({ siteKey, verify }: CaptchaOptions): {
  passed: boolean;
  wake: () => void;
  showProblem: () => void;
  widget: ReactNode;
} {
  const id = useId();
  const [step, setStep] = useState<Step>('asleep');
  const [round, setRound] = useState(0);
  const [problem, setProblem] = useState('');

  const restart = (why: string) => {
    setProblem(why);
    setStep('waiting');
    setRound((before) => before + 1);
  };

  const check = async (token: string) => {
    setProblem('');
    setStep('checking');
    try {
      if (await verify(token)) setStep('passed');
      else restart('That didn’t work. Confirm again.');
    } catch {
      restart('The server didn’t respond. Confirm again.');
    }
  };

  const widget =
    siteKey === null ? null : (
      <div
        className={styles.captcha}
        role="group"
        aria-label="Confirm that you’re human"
        aria-describedby={problem ? `${id}-error` : undefined}
      >
        <div className={styles.frame}>
          {step === 'asleep' ? <p>Confirm that you’re human before you submit.</p> : null}
          {step === 'broken' ? (
            <div className={styles.broken} role="alert">
              <p>The captcha couldn’t be loaded.</p>
              <Button size="sm" onClick={() => restart('')}>
                Retry
              </Button>
            </div>
          ) : null}
          {step === 'asleep' || step === 'broken' ? null : (
            <Widget
              siteKey={siteKey}
              round={round}
              onToken={(token) => void check(token)}
              // The server has accepted the token already, so it may expire.
              onExpired={() => step === 'passed' || restart('The captcha expired. Confirm again.')}
              onBroken={() => setStep('broken')}
            />
          )}
        </div>
        <div role="status">
          <FieldError id={id} error={problem || undefined} />
          {step === 'passed' && <p className="visually-hidden">Confirmed.</p>}
        </div>
      </div>
    );

  return {
    passed: siteKey === null || step === 'passed',
    wake: () => setStep((now) => (now === 'asleep' ? 'waiting' : now)),
    showProblem: () =>
      setProblem(step === 'checking' ? 'One moment, we’re checking your answer.' : 'Confirm that you’re human.'),
    widget,
  };
}
