import type { CampaignType } from '@livres/api/contract';
import { minValue, NumberInput, required, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { AmountInput } from '../../shared/layout/AmountInput';
import { FormRow } from '../../shared/layout/FormRow';
import { Panel } from '../../shared/layout/Panel';
import { campaign as texts } from './campaign.fr';
import { CURRENCY_CHOICES, TYPE_CHOICES } from './campaign-choices';
import { SuggestedAmountInputs } from './SuggestedAmountInputs';

const notNegative = [minValue(0)];
const whole = { min: 0, step: 1 };

/** Goals and opening figures, those that the type of the campaign can have. */
export function CampaignGoalInputs() {
  const type = useWatch({ name: 'campaign_type' }) as CampaignType | undefined;
  const has = (one: CampaignType) => type === one || type === 'mixed';
  const { goals, opening } = texts.sections;
  return (
    <>
      <Panel {...goals}>
        <SelectInput source="campaign_type" choices={TYPE_CHOICES} validate={required()} helperText={false} />
        <FormRow>
          {has('financial') && <AmountInput source="goal_amount" helperText={false} />}
          {has('financial') && (
            <SelectInput
              source="currency"
              choices={CURRENCY_CHOICES}
              validate={required()}
              helperText={false}
            />
          )}
          {has('books') && (
            <NumberInput source="goal_books" {...whole} validate={notNegative} helperText={false} />
          )}
          {has('equipment') && (
            <NumberInput source="goal_equipment" {...whole} validate={notNegative} helperText={false} />
          )}
        </FormRow>
      </Panel>
      {has('financial') && <SuggestedAmountInputs />}
      <Panel {...opening}>
        <FormRow>
          {has('financial') && <AmountInput source="opening_amount" helperText={false} />}
          {has('books') && (
            <NumberInput source="opening_books" {...whole} validate={notNegative} helperText={false} />
          )}
          {has('equipment') && (
            <NumberInput source="opening_equipment" {...whole} validate={notNegative} helperText={false} />
          )}
          <NumberInput source="opening_donation_count" {...whole} validate={notNegative} helperText={false} />
        </FormRow>
      </Panel>
    </>
  );
}
