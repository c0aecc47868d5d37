import type { PhysicalDonationCreated } from '@livres/api/contract';
import { useEffect, useEffectEvent, useState, type ChangeEvent, type FormEvent, type RefObject } from 'react';
import type { CampaignForThings } from './campaigns-for-things';
import { paths } from '../../shared/paths';
import { useHydrated } from '../../shared/ui/use-hydrated';
import { faultsAt, faultsOf, firstStepOf, type Faults } from './physical-donation-faults';
import { STEPS, stepOf, valuesOf, type FormValues, type Step } from './physical-donation-fields';
import {
  physicalDonationFormContent as content,
  physicalDonationPicturesContent,
} from './physical-donation-form.content';
import { refusalOf, type PhysicalDonationAnswer } from './send-physical-donation';
import { usePhysicalDonationSteps } from './use-physical-donation-steps';
import { useFormFetcher } from '../../shared/ui/use-form-fetcher';

interface PhysicalDonationFormOptions {
  form: RefObject<HTMLFormElement | null>;
  campaigns: readonly CampaignForThings[];
  /** What the page answered, where there is no script. */
  posted: PhysicalDonationAnswer | undefined;
  arePicturesSending: boolean;
  onSent: (donation: PhysicalDonationCreated) => void;
}

const none: Faults = {};

/** The way through the four steps: what is open, what is to be corrected, and when it leaves. */
export function usePhysicalDonationForm({
  form,
  campaigns,
  posted,
  arePicturesSending,
  onSent,
}: PhysicalDonationFormOptions) {
  const isHydrated = useHydrated();
  const steps = usePhysicalDonationSteps(form);
  const fetcher = useFormFetcher<PhysicalDonationAnswer>();
  const [errors, setErrors] = useState(posted?.errors ?? none);
  const [alert, setAlert] = useState(posted?.failure ?? null);
  const [values, setValues] = useState<FormValues>({});
  const isSending = fetcher.state !== 'idle' || Boolean(fetcher.data?.done);
  const read = (): FormValues => (form.current ? valuesOf(new FormData(form.current)) : {});

  const refuse = (faults: Faults, sentence: string) => {
    const first = firstStepOf(faults);
    setErrors(faults);
    setAlert(sentence);
    if (!first) return;
    steps.markDone(...STEPS.filter((step) => step < first));
    steps.markUndone(...Object.keys(faults).map(stepOf));
    steps.open(first);
    steps.lookAtFault();
  };

  const settle = useEffectEvent((answer: PhysicalDonationAnswer) => {
    if (answer.done) onSent(answer.done);
    else if (answer.failure) refuse(answer.errors, answer.failure);
  });
  useEffect(() => {
    if (fetcher.data) settle(fetcher.data);
  }, [fetcher.data]);

  const { step } = steps;
  const readAgain = useEffectEvent(() => setValues(read()));
  useEffect(() => {
    if (step === 4) readAgain();
  }, [step]);

  /** Whether nothing is to be corrected on the step that is open. */
  const isStepGood = (): boolean => {
    const faults = faultsAt(faultsOf(read(), campaigns), step);
    const isGood = Object.keys(faults).length === 0;
    setErrors(faults);
    setAlert(isGood ? null : content.incomplete);
    if (isGood) steps.markDone(step);
    else steps.lookAtFault();
    return isGood;
  };

  const open = (to: Step) => {
    if (to < step || isStepGood()) steps.open(to);
  };

  const send = () => {
    const faults = faultsOf(read(), campaigns);
    if (Object.keys(faults).length > 0) return refuse(faults, refusalOf(faults));
    if (arePicturesSending) return setAlert(physicalDonationPicturesContent.waiting);
    setAlert(null);
    if (form.current)
      void fetcher.submit(new FormData(form.current), { method: 'post', action: paths.giveThings() });
  };

  const onSubmit = (event: FormEvent) => {
    if (!isHydrated) return;
    event.preventDefault();
    if (isSending) return;
    if (step === 4) send();
    else open((step + 1) as Step);
  };

  const onChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    const { name } = target as { name?: string };
    if (name) setErrors((before) => without(before, name));
    setAlert(null);
    if (step === 4) setValues(read());
  };

  const restart = () => {
    form.current?.reset();
    setErrors(none);
    setAlert(null);
    steps.markUndone(...STEPS);
    steps.open(1, true);
  };

  /** Opens again where a draft was left, the steps before it good as they are. */
  const resume = (left: Step) => {
    const faults = faultsOf(read(), campaigns);
    const good = STEPS.filter((one) => one < left && Object.keys(faultsAt(faults, one)).length === 0);
    const first = STEPS.find((one) => !good.includes(one)) ?? 1;
    steps.markDone(...good.filter((one) => one < first));
    steps.open(first < left ? first : left, true);
  };

  return { ...steps, open, errors, alert, values, isSending, onSubmit, onChange, restart, resume };
}

// Another type of things may suit the campaign, and has its own questions.
const TOGETHER: Record<string, string[]> = { donation_type: ['campaign_id', 'donation_details.condition'] };

function without(faults: Faults, field: string): Faults {
  const gone = [field, ...(TOGETHER[field] ?? [])];
  if (!gone.some((name) => name in faults)) return faults;
  return Object.fromEntries(Object.entries(faults).filter(([name]) => !gone.includes(name)));
}
