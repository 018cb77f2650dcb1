import { useState } from 'react';
import { captchaKey } from '@/entities/captcha-key';
import { useCaptcha } from '@/components/captcha/use-captcha';
import { type Problems, type Refusal, useForm } from '@/components/form/use-form';
import { ApiError } from '@/lib/http/errors';
import { useServices } from '@/services/services-context';
import { useAppSelector } from '@/store/hooks';
import type { ContactPage } from './contact.loader';
import { messageFor, topicsFor } from './contact-topics';

/** Catches obvious typos only; the server validates the address. */
const LOOKS_LIKE_EMAIL = /^\S+@\S+\.\S+$/;

export function useContact({ about, siteUrl }: ContactPage) {
  const { contact, captcha } = useServices();
  const { name, email } = useAppSelector(({ user }) => user.current);
  const siteKey = useAppSelector(({ settings }) => captchaKey(settings));
  const captchaCheck = useCaptcha({ siteKey, verify: async (token) => (await captcha.verify(token)).data.success });
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [sent, setSent] = useState<{ message: string; email: string } | null>(null);

  const initial = { topic: '', name, email, message: '' };
  type Values = typeof initial;
  const check = (values: Values): Problems<Values> => ({
    topic: topicsFor(about).some(({ value }) => value === values.topic) ? undefined : 'Choose a topic.',
    name: values.name.trim() ? undefined : 'Enter your name.',
    email: LOOKS_LIKE_EMAIL.test(values.email.trim()) ? undefined : 'Enter a valid email address.',
    message: values.message.trim() ? undefined : 'Enter a message.',
  });

  const send = async (values: Values) => {
    if (!captchaCheck.passed) return captchaCheck.showProblem();
    const message = messageFor(values.topic, about, siteUrl, values.message.trim());
    const address = values.email.trim();
    setSending(true);
    setRefusal(null);
    try {
      await contact.send({ name: values.name.trim(), email: address, message });
      form.clear();
      setSent({ message, email: address });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal({ message: error.message, constraints: error.constraints });
    } finally {
      setSending(false);
    }
  };

  const form = useForm({
    draft: `contact:${about?.path ?? about?.text ?? ''}`,
    initial,
    check,
    send: (values) => void send(values),
    refusal,
    busy: sending,
  });
  return { form, captchaCheck, sending, sent, again: () => setSent(null) };
}
