import { useEffect, useEffectEvent, useRef } from 'react';
import { browserConfig } from '@/lib/page/runtime-config';
import { loadProvider } from './captcha-script';

/** Minimum width of the normal widget size, in pixels. */
const NORMAL_WIDTH = 304;

interface WidgetProps {
  siteKey: string;
  /** Change it to reset the widget. */
  round: number;
  onToken: (token: string) => void;
  onExpired: () => void;
  onBroken: () => void;
}

export function CaptchaWidget({ siteKey, round, onToken, onExpired, onBroken }: WidgetProps) {
  const container = useRef<HTMLDivElement>(null);
  const reportToken = useEffectEvent((token: string) => onToken(token));
  const expire = useEffectEvent(() => onExpired());
  const fail = useEffectEvent(() => onBroken());

  useEffect(() => {
    const frame = container.current;
    if (!frame) return;
    let isUnmounted = false;
    // The provider rejects an element it has rendered into before.
    const element = frame.appendChild(document.createElement('div'));
    const draw = async () => {
      const provider = await loadProvider(browserConfig().captchaScript);
      if (isUnmounted) return;
      provider.render(element, {
        sitekey: siteKey,
        theme: getComputedStyle(frame).colorScheme === 'dark' ? 'dark' : 'light',
        size: frame.clientWidth < NORMAL_WIDTH ? 'compact' : 'normal',
        callback: (token) => reportToken(token),
        'expired-callback': () => expire(),
        'error-callback': () => fail(),
      });
    };
    draw().catch(() => !isUnmounted && fail());
    return () => {
      isUnmounted = true;
      element.remove();
    };
  }, [siteKey, round]);

  return <div ref={container} />;
}
