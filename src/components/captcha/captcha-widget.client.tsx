import { useEffect, useEffectEvent, useRef } from 'react';
import { browserConfig } from '@/lib/page/runtime-config';
import { loadProvider } from './captcha-script';

/** The room that the usual size of the widget needs. */
const USUAL_WIDTH = 304;

interface WidgetProps {
  siteKey: string;
  /** Changes when the widget is to ask anew. */
  round: number;
  onToken: (token: string) => void;
  onExpired: () => void;
  /** The script or the widget could not do its work. */
  onBroken: () => void;
}

/** The provider's widget, drawn by its own script. */
export function CaptchaWidget({ siteKey, round, onToken, onExpired, onBroken }: WidgetProps) {
  const place = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent((token: string) => onToken(token));
  const expire = useEffectEvent(() => onExpired());
  const fail = useEffectEvent(() => onBroken());

  useEffect(() => {
    const frame = place.current;
    if (!frame) return;
    let left = false;
    // The provider refuses an element that it has drawn in before.
    const element = frame.appendChild(document.createElement('div'));
    const draw = async () => {
      const provider = await loadProvider(browserConfig().captchaScript);
      if (left) return;
      provider.render(element, {
        sitekey: siteKey,
        theme: getComputedStyle(frame).colorScheme === 'dark' ? 'dark' : 'light',
        size: frame.clientWidth < USUAL_WIDTH ? 'compact' : 'normal',
        callback: (token) => tell(token),
        'expired-callback': () => expire(),
        'error-callback': () => fail(),
      });
    };
    draw().catch(() => !left && fail());
    return () => {
      left = true;
      element.remove();
    };
  }, [siteKey, round]);

  return <div ref={place} />;
}
