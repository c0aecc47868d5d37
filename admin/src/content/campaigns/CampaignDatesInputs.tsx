import { CAMPAIGN_MESSAGES, type CampaignRecord } from '@livres/api/contract';
import { TextInput } from 'react-admin';
import { FormRow } from '../../shared/layout/FormRow';
import { endOfParisDay, parisDay, startOfParisDay } from '../../shared/format/paris-day';

const inOrder = (end: string | null, { start_date }: Partial<CampaignRecord>) =>
  end && start_date && end <= start_date ? CAMPAIGN_MESSAGES.dates_order : undefined;

/** Days in Paris; the end is the last second of its day. */
export function CampaignDatesInputs() {
  return (
    <FormRow>
      <TextInput
        source="start_date"
        type="date"
        format={parisDay}
        parse={startOfParisDay}
        helperText={false}
      />
      <TextInput
        source="end_date"
        type="date"
        format={parisDay}
        parse={endOfParisDay}
        validate={inOrder}
        helperText={false}
      />
    </FormRow>
  );
}
