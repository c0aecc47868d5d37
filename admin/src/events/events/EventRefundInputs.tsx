import Typography from '@mui/material/Typography';
import { maxValue, minValue, NumberInput, required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FormRow } from '../../shared/layout/FormRow';
import { Panel } from '../../shared/layout/Panel';
import { event as texts } from './event.fr';
import { eventRegistrations } from './event-registrations.fr';

const { help, sections } = texts;
const { refund } = eventRegistrations;
const MOST_DAYS = 365;

/** What who cancels gets back; nothing to choose where nothing is paid. */
export function EventRefundInputs() {
  const isFree = useWatch({ name: 'is_free' }) as boolean | undefined;
  const days = useWatch({ name: 'refund_until_days' }) as number | null | undefined;
  if (isFree !== false) return null;
  const isGiven = typeof days === 'number';
  return (
    <Panel {...sections.refund}>
      <FormRow>
        <NumberInput
          source="refund_until_days"
          min={0}
          max={MOST_DAYS}
          step={1}
          validate={[minValue(0, refund.days), maxValue(MOST_DAYS, refund.days)]}
          helperText={help.refund_until_days}
        />
        {isGiven && (
          <NumberInput
            source="refund_percentage"
            min={1}
            max={100}
            step={1}
            validate={[required(refund.share), minValue(1, refund.share), maxValue(100, refund.share)]}
            helperText={false}
          />
        )}
      </FormRow>
      <RefundSentence days={isGiven ? days : null} />
    </Panel>
  );
}

function RefundSentence({ days }: { days: number | null }) {
  const share = useWatch({ name: 'refund_percentage' }) as number | null | undefined;
  return (
    <Typography variant="body2" color="textSecondary" aria-live="polite">
      {days === null ? refund.never : refund.until(share ?? 100, days)}
    </Typography>
  );
}
