import { captchaKey } from '@/lib/captcha-key';
import { useCaptcha } from '@/components/captcha/use-captcha';
import { useServices } from '@/services/services-context';
import { useAppSelector } from '@/store/hooks';

/** Captcha of the performer registration, if the settings require one. */
export function useRegistrationCaptcha() {
  const { captcha } = useServices();
  const siteKey = useAppSelector(({ settings }) => captchaKey(settings));
  return useCaptcha({ siteKey, verify: async (token) => (await captcha.verify(token)).data.success });
}
