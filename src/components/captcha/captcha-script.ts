interface WidgetOptions {
  sitekey: string;
  theme: 'light' | 'dark';
  size: 'normal' | 'compact';
  callback: (token: string) => void;
  'expired-callback': () => void;
  'error-callback': () => void;
}

/** What the provider's script puts on the window: reCAPTCHA, version 2. */
interface Provider {
  ready(act: () => void): void;
  /** Draws the widget into an empty element. */
  render(element: HTMLElement, options: WidgetOptions): void;
}

declare global {
  interface Window {
    grecaptcha?: Provider;
  }
}

let loading: Promise<Provider> | null = null;

/** Loads the provider's script once per tab. Rejects if it fails to load; the next call then retries. */
export function loadProvider(url: string): Promise<Provider> {
  loading ??= new Promise<Provider>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${url}?render=explicit`;
    script.async = true;
    script.onload = () => {
      const { grecaptcha } = window;
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else reject(new Error('The captcha script has no widget.'));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error('The captcha script failed to load.'));
    };
    document.head.append(script);
  });
  loading.catch(() => {
    loading = null;
  });
  return loading;
}
