import type { DonationOptions } from '@livres/api/contract';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { MethodChoice } from '../shared/MethodChoice';
import { Button } from '../../shared/ui/Button';
import { Checkbox, Select } from '../../shared/ui/Field';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { pathTo } from '../../shared/paths';
import { AmountFields } from './AmountFields';
import type { CampaignForMoney } from './campaign-for-money';
import { DonorFields } from './DonorFields';
import { giveFormContent as content } from './give-form.content';
import styles from './GiveForm.module.css';
import { GiftEffect } from './GiftEffect';
import { chosenAmong, offeredFor } from './offered-amounts';
import type { GiftValues } from './gift-values';
import type { GiftAnswer } from './send-gift';
import { useGiveForm } from './use-give-form';

interface GiveFormProps {
  options: DonationOptions;
  campaigns: readonly CampaignForMoney[];
  /** What the address says, by field. */
  prefilled: GiftValues;
  /** This page's own address, where a form without a script comes back to. */
  address: string;
  formKey: string;
  source: string;
  /** The campaign codes of the visit, by field. */
  utm: Partial<Record<string, string>>;
  posted: GiftAnswer | undefined;
  /** What a sponsor adds to the gift. */
  matching: ReactNode;
  /** Told each time another campaign is chosen. */
  onCampaign: (slug: string) => void;
}

/** The whole gift on one page; it leaves for the page of the payment. */
export function GiveForm({
  options,
  campaigns,
  prefilled,
  address,
  formKey,
  source,
  utm,
  posted,
  matching,
  onCampaign,
}: GiveFormProps) {
  const { place, began, errors, refused, failure, cost, values, isHydrated, isSending, onSubmit, onChange } =
    useGiveForm({ options, campaigns, prefilled, address, posted });
  const { ofCampaign, amounts } = offeredFor(values['campaign'], campaigns);
  return (
    <form
      ref={place}
      method="post"
      action={address}
      className={styles.form}
      aria-label={content.form}
      noValidate={isHydrated}
      data-giving=""
      onSubmit={onSubmit}
      onChange={onChange}
    >
      <input type="hidden" name="form_key" value={formKey} />
      <input type="hidden" name="source" value={source} />
      {Object.entries(utm).map(([name, code]) => (
        <input key={name} type="hidden" name={name} value={code} />
      ))}
      <section className={styles.part} aria-labelledby="mon-don">
        <h2 id="mon-don">{content.gift}</h2>
        <AmountFields
          key={ofCampaign}
          amounts={amounts}
          values={chosenAmong(values, amounts)}
          error={errors['amount']}
          frequencyError={errors['frequency']}
        />
        {matching}
        <GiftEffect cost={cost} issuesReceipts={options.issues_receipts} />
        <Select
          name="campaign"
          label={content.campaign}
          defaultValue={began['campaign'] ?? ''}
          error={errors['campaign']}
          onChange={({ target }) => onCampaign(target.value)}
          choices={[
            { value: '', label: content.noCampaign },
            ...campaigns.map(({ slug, title }) => ({ value: slug, label: withFrenchSpaces(title) })),
          ]}
        />
      </section>
      <section className={styles.part} aria-labelledby="vous">
        <h2 id="vous">{content.who}</h2>
        <DonorFields
          values={began}
          typed={values}
          errors={errors}
          refused={refused}
          issuesReceipts={options.issues_receipts}
        />
      </section>
      <section className={styles.part} aria-labelledby="paiement">
        <h2 id="paiement">{content.pay}</h2>
        <MethodChoice
          methods={options.methods}
          chosen={began['payment_method'] ?? ''}
          errors={errors}
          phone={began['phone'] ?? ''}
        />
        {options.payment_costs.length > 0 && (
          <div className={styles.costs}>
            <Checkbox
              name="cover_costs"
              label={
                isHydrated && cost.costs !== null ? content.costs.known(cost.costs) : content.costs.unknown
              }
              defaultChecked={Boolean(began['cover_costs'])}
            />
            <p className={styles.help}>{content.costs.help}</p>
          </div>
        )}
        {failure && <FormOutcome isDone={false}>{failure}</FormOutcome>}
        <div className={styles.send}>
          <Button type="submit" look="give" large className={styles.submit} aria-disabled={isSending}>
            <Lock aria-hidden="true" size={20} />
            {isSending ? content.sending : content.submit(isHydrated ? cost.total : null, cost.frequency)}
          </Button>
          <p className={styles.help}>
            {values['payment_method'] === 'bank_transfer' ? content.nextTransfer : content.next}{' '}
            <Link to={pathTo('/politique-confidentialite')}>{content.privacy}</Link>
          </p>
        </div>
      </section>
    </form>
  );
}
