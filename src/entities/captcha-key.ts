import type { Settings } from '@/contract/settings';

/** The site key of the captcha if the settings enable it (contract B.26), else null. */
export const captchaKey = ({ enableGoogleReCaptcha, googleReCaptchaSiteKey }: Settings): string | null =>
  (enableGoogleReCaptcha && googleReCaptchaSiteKey) || null;
