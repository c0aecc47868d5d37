import type { PhysicalDonationCreated } from '@livres/api/contract';
import { useRef, useState, type ReactNode } from 'react';
import type { CampaignForThings } from './campaigns-for-things';
import { newFormKey } from '../../shared/api/form-key';
import { HiddenField } from '../../shared/ui/HiddenField';
import { toasts } from '../../shared/ui/toasts';
import { useHydrated } from '../../shared/ui/use-hydrated';
import { useLatePart } from '../../shared/ui/use-late-part';
import { DetailsStep } from './DetailsStep';
import { STEPS, type FormValues, type Step } from './physical-donation-fields';
import { physicalDonationFormContent as content } from './physical-donation-form.content';
import styles from './PhysicalDonationForm.module.css';
import { PhysicalDonationStepper, placeOf } from './PhysicalDonationStepper';
import { DonorStep } from './DonorStep';
import { DraftNote } from './DraftNote';
import { FormActions } from './FormActions';
import { LogisticsStep } from './LogisticsStep';
import { PickupStep } from './PickupStep';
import type { PhysicalDonationAnswer } from './send-physical-donation';
import { usePhysicalDonationDraft } from './use-physical-donation-draft';
import { usePhysicalDonationForm } from './use-physical-donation-form';
import { usePhysicalDonationPictures } from './use-physical-donation-pictures';

const loadSummary = async () => (await import('./PhysicalDonationSummary')).PhysicalDonationSummary;
const loadPictures = async () => (await import('./PhysicalDonationPictures')).PhysicalDonationPictures;

interface PhysicalDonationFormProps {
  campaigns: readonly CampaignForThings[];
  /** What the address says, by field. */
  prefilled: FormValues;
  /** This page's own address, where a form without a script comes back to. */
  address: string;
  formKey: string;
  posted: PhysicalDonationAnswer | undefined;
  onSent: (donation: PhysicalDonationCreated) => void;
}

/** Four steps with a script, one long form without: the same fields, the same rules. */
export function PhysicalDonationForm({
  campaigns,
  prefilled,
  address,
  formKey,
  posted,
  onSent,
}: PhysicalDonationFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const [key, setKey] = useState(formKey);
  const [foundOn, setFoundOn] = useState<string | null>(null);
  const [isSent, setIsSent] = useState(false);
  const pictures = usePhysicalDonationPictures();
  const sent = (donation: PhysicalDonationCreated) => {
    setIsSent(true);
    onSent(donation);
  };
  const donation = usePhysicalDonationForm({
    form,
    campaigns,
    posted,
    arePicturesSending: pictures.areSending,
    onSent: sent,
  });
  const { step, errors } = donation;
  // Fetched on the way, so that a connection lost later does not hide it on the last step.
  const summary = useLatePart(loadSummary, step > 1);
  const addedPictures = useLatePart(loadPictures, step > 1 || pictures.pictures.length > 0);
  const forget = usePhysicalDonationDraft({
    form,
    prefilled,
    isSent,
    step,
    asked: address,
    form_key: key,
    pictures: pictures.kept,
    onFound: (draft) => {
      setKey(draft.form_key);
      pictures.bringBack(draft.pictures);
      setFoundOn(draft.saved_at);
      donation.resume(draft.step);
    },
  });
  const erase = () => {
    pictures.clear();
    donation.restart();
    setKey(newFormKey());
    setFoundOn(null);
    forget();
    toasts.show({ type: 'info', title: content.erased });
  };
  const fields = { values: posted?.values ?? { country: [content.home], ...prefilled }, errors };
  const steps: Record<Step, ReactNode> = {
    1: <DonorStep {...fields} campaigns={campaigns} />,
    2: (
      <>
        <DetailsStep {...fields} />
        {addedPictures(pictures)}
      </>
    ),
    3: <LogisticsStep {...fields} />,
    4: (
      <>
        <PickupStep {...fields} />
        {step === 4 && summary({ values: donation.values, campaigns, onChange: donation.open })}
      </>
    ),
  };
  return (
    <form
      ref={form}
      method="post"
      action={address}
      className={styles.form}
      aria-label={content.form}
      noValidate={isHydrated}
      data-giving=""
      onSubmit={donation.onSubmit}
      onChange={donation.onChange}
    >
      <input type="hidden" name="form_key" value={key} />
      <HiddenField />
      <PhysicalDonationStepper
        step={isHydrated ? step : null}
        isDone={donation.isDone}
        mayOpen={donation.mayOpen}
        onOpen={donation.open}
      />
      {isHydrated && <DraftNote foundOn={foundOn} onErase={erase} />}
      {STEPS.map((one) => (
        <section
          key={one}
          id={placeOf(one)}
          data-step={one}
          className={`${styles.step} ${one > 1 && !isHydrated ? styles.later : ''}`}
          aria-labelledby={`${placeOf(one)}-title`}
          hidden={isHydrated && step !== one}
        >
          <h2 id={`${placeOf(one)}-title`} tabIndex={-1}>
            <small>{content.stepOf(one)}</small>
            {content.steps[one]}
          </h2>
          {one === 1 && <p className={styles.all}>{content.all}</p>}
          {steps[one]}
        </section>
      ))}
      <FormActions
        step={isHydrated ? step : null}
        alert={donation.alert}
        isSending={donation.isSending}
        onPrevious={() => donation.open((step - 1) as Step)}
      />
    </form>
  );
}
