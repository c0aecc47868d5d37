import { useEffect, useRef, type FormEvent } from 'react';
import type { FormAnswer } from '../api/sent-form';
import { useFormFetcher } from './use-form-fetcher';

/**
 * A form that goes to a page's action: with a script it stays where it is, without one the page answers
 * (`posted`). Sent twice it goes once; what is to be corrected, or what was done, gets the focus.
 */
export function useSentForm<T>(posted?: FormAnswer<T>) {
  const fetcher = useFormFetcher<FormAnswer<T>>();
  const place = useRef<HTMLDivElement>(null);
  const isSending = fetcher.state !== 'idle';
  useEffect(() => {
    if (fetcher.data) place.current?.querySelector<HTMLElement>(TO_READ)?.focus();
  }, [fetcher.data]);
  const onSubmit = (event: FormEvent) => {
    if (isSending) event.preventDefault();
  };
  const form = { method: 'post' as const, onSubmit };
  return { Form: fetcher.Form, form, answer: fetcher.data ?? posted, isSending, place };
}

/** What is wrong in a form, or what became of it. */
export const TO_READ = '[aria-invalid="true"], [data-outcome]';

/** Of a form that nothing is wrong with. */
export const NO_ERRORS: Record<string, string> = {};
