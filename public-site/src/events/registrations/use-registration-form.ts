import { NO_ERRORS } from '../../shared/ui/use-sent-form';
import type { PublicEvent } from '@livres/api/contract';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { newFormKey } from '../../shared/api/form-key';
import { textsOf } from '../../shared/api/sent-form';
import { paths } from '../../shared/paths';
import { useHydrated } from '../../shared/ui/use-hydrated';
import { useSavedDraft } from '../../shared/ui/use-saved-draft';
import { TO_READ } from '../../shared/ui/use-sent-form';
import type { RegistrationValues } from './registration-values';
import { sentRegistration, type RegistrationAnswer } from './send-registration';
import { useFormFetcher } from '../../shared/ui/use-form-fetcher';

/** What the form holds as it is filled in, and when it leaves: once, however often it is sent. */
export function useRegistrationForm(event: PublicEvent, posted: RegistrationAnswer | undefined) {
  const place = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const fetcher = useFormFetcher<RegistrationAnswer>();
  const [began] = useState<RegistrationValues>(() => ({ seats: '1', ...posted?.values }));
  const [values, setValues] = useState(began);
  const [corrected, setCorrected] = useState<readonly string[]>([]);
  const [key] = useState(newFormKey);
  const answer = fetcher.data ?? posted;
  const isDone = Boolean(fetcher.data?.done);
  const isSending = fetcher.state !== 'idle' || isDone;

  const readAgain = () => {
    if (place.current) setValues(textsOf(new FormData(place.current)));
  };
  useSavedDraft(`inscription-${event.slug}`, place, isDone, {
    place: 'tab',
    withChoices: true,
    onFound: readAgain,
  });
  const settle = useEffectEvent(({ done }: RegistrationAnswer) => {
    if (!done) return place.current?.querySelector<HTMLElement>(TO_READ)?.focus();
    const state = sentRegistration(event, values['email']?.trim() ?? '', new Date());
    void navigate(paths.emailSent(), { state });
  });
  useEffect(() => {
    if (fetcher.data) settle(fetcher.data);
  }, [fetcher.data]);

  const onChange = ({ target }: FormEvent) => {
    const { name } = target as HTMLInputElement;
    const isGift = name === 'donation_choice' || name === 'free_donation';
    setCorrected((before) => [...before, isGift ? 'donation_amount' : name]);
    readAgain();
  };
  const onSubmit = (sent: FormEvent<HTMLFormElement>) => {
    if (!isHydrated) return;
    sent.preventDefault();
    if (isSending) return;
    setCorrected([]);
    const { submitter } = sent.nativeEvent as SubmitEvent;
    const filled = new FormData(sent.currentTarget, submitter);
    // A page that is kept for all is given no key: the script makes one.
    if (!filled.get('form_key')) filled.set('form_key', key);
    setValues(textsOf(filled));
    void fetcher.submit(filled, { method: 'post', action: paths.eventRegistration(event.slug) });
  };
  const errors = Object.fromEntries(
    Object.entries(answer?.errors ?? NO_ERRORS).filter(([name]) => !corrected.includes(name)),
  );
  return {
    place,
    isHydrated,
    isSending,
    began,
    values,
    errors,
    /** All that the last answer refused, corrected since or not. */
    refused: answer?.errors ?? NO_ERRORS,
    failure: isSending ? null : (answer?.failure ?? null),
    full: isSending ? null : (answer?.full ?? null),
    onChange,
    onSubmit,
  };
}
