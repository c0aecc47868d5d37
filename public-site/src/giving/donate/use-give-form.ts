import { NO_ERRORS } from '../../shared/ui/use-sent-form';
import { parisDay } from '@livres/api/contract';
import type { DonationOptions } from '@livres/api/contract';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { textsOf } from '../../shared/api/sent-form';
import { GIFT_DRAFT } from '../shared/gift-draft';
import { keepOwnPage } from '../shared/own-page';
import { wayOn } from '../shared/way-on';
import { useHydrated } from '../../shared/ui/use-hydrated';
import { useSavedDraft } from '../../shared/ui/use-saved-draft';
import { usePageContext } from '../../shared/ui/PageContextProvider';
import { costOf } from './gift-cost';
import type { CampaignForMoney } from './campaign-for-money';
import { DEFAULTS, frequencyOf, OTHER_AMOUNT, type GiftValues } from './gift-values';
import { firstChoice, offeredFor } from './offered-amounts';
import type { GiftAnswer } from './send-gift';
import { TO_READ } from '../../shared/ui/use-sent-form';
import { useFormFetcher } from '../../shared/ui/use-form-fetcher';

interface GiveFormOptions {
  options: DonationOptions;
  campaigns: readonly CampaignForMoney[];
  prefilled: GiftValues;
  address: string;
  posted: GiftAnswer | undefined;
}

/** What the form holds as it is filled in, and when it leaves: once, however often it is sent. */
export function useGiveForm({ options, campaigns, prefilled, address, posted }: GiveFormOptions) {
  const place = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const { now } = usePageContext();
  const fetcher = useFormFetcher<GiftAnswer>();
  const [began] = useState(() => beginning({ options, campaigns, prefilled, posted }));
  const [values, setValues] = useState(began);
  const [corrected, setCorrected] = useState<string[]>([]);
  const answer = fetcher.data ?? posted;
  const isLeaving = useLeaving(fetcher.data);
  const isSending = fetcher.state !== 'idle' || isLeaving;

  const readAgain = () => {
    if (place.current) setValues(textsOf(new FormData(place.current)));
  };
  useSavedDraft(GIFT_DRAFT, place, false, {
    place: 'tab',
    withChoices: true,
    said: Object.keys(prefilled),
    onFound: readAgain,
  });
  useEffect(() => {
    if (fetcher.data && !fetcher.data.done) place.current?.querySelector<HTMLElement>(TO_READ)?.focus();
  }, [fetcher.data]);

  const onChange = ({ target }: FormEvent) => {
    const { name, value } = target as HTMLInputElement;
    if (place.current) keepTogether(place.current, name, value, options);
    setCorrected((before) => [
      ...before,
      name === 'free_amount' || name === 'amount_choice' ? 'amount' : name,
    ]);
    readAgain();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!isHydrated) return;
    event.preventDefault();
    if (isSending) return;
    setCorrected([]);
    const filled = new FormData(event.currentTarget);
    // Parts that the server rendered fire no event as they are filled in, and are rendered again where they are refused.
    setValues(textsOf(filled));
    void fetcher.submit(filled, { method: 'post', action: address });
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
    onChange,
    onSubmit,
    refused: Object.keys(answer?.errors ?? NO_ERRORS),
    failure: isSending ? null : (answer?.failure ?? null),
    cost: costOf(values, options, parisDay(now)),
  };
}

function beginning({ options, campaigns, prefilled, posted }: Omit<GiveFormOptions, 'address'>): GiftValues {
  const [first] = options.methods;
  const method: GiftValues = first ? { payment_method: first.method } : {};
  const said = { ...prefilled, ...posted?.values };
  const { amounts } = offeredFor(said['campaign'], campaigns);
  return { ...DEFAULTS, ...firstChoice(amounts), ...method, ...said };
}

/** Follows where the gift is paid. Who comes back by the browser's own way finds the form as it was. */
function useLeaving(answer: GiftAnswer | undefined): boolean {
  const [isBack, setIsBack] = useState(false);
  const started = answer?.done ?? null;
  useEffect(() => {
    if (!started) return;
    setIsBack(false);
    keepOwnPage(started);
    const comeBack = () => setIsBack(true);
    window.addEventListener('pageshow', comeBack);
    location.assign(wayOn(started));
    return () => window.removeEventListener('pageshow', comeBack);
  }, [started]);
  return started !== null && !isBack;
}

/** An own amount is typed at once; a way to pay that takes no recurring gift gives way to one that does. */
function keepTogether(
  form: HTMLFormElement,
  name: string,
  value: string,
  { methods }: DonationOptions,
): void {
  if (name === 'amount_choice' && value === OTHER_AMOUNT)
    requestAnimationFrame(() => form.querySelector<HTMLInputElement>('[name="free_amount"]')?.focus());
  const filled = textsOf(new FormData(form));
  if (frequencyOf(filled) === 'one-time') return;
  const chosen = methods.find(({ method }) => method === filled['payment_method']);
  const other = methods.find(({ takes_recurring }) => takes_recurring);
  if (!chosen || chosen.takes_recurring || !other) return;
  const radio = form.querySelector<HTMLInputElement>(`[name="payment_method"][value="${other.method}"]`);
  if (radio) radio.checked = true;
}
