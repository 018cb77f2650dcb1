import { captchaKey } from '@/entities/captcha-key';
import { useCaptcha } from '@/components/captcha/use-captcha';
import { useServices } from '@/services/services-context';
import { useAppSelector } from '@/store/hooks';

export function useCaptchaCheck() {
  const { captcha } = useServices();
  const siteKey = useAppSelector((state) => captchaKey(state.settings));
  return useCaptcha({ siteKey, verify: async (token) => (await captcha.verify(token)).data.success });
}
