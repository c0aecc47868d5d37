import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  ATTEMPT_STATUS_LABELS,
  PAYMENT_METHOD_LABELS,
  PAYMENT_PROVIDER_LABELS,
  type MoneyDonationAttempt,
  type MoneyDonationRecord,
} from '@livres/api/contract';
import { frenchMoment } from '../../shared/format/french-date';
import { frenchMoney } from '../../shared/format/french-number';
import { Panel } from '../../shared/layout/Panel';
import { texts } from './gift.fr';
import { useGiftTimeline } from './use-gift-timeline';

const { show } = texts;

/** Each try to pay, with the provider's number of it and its reason in French. */
export function AttemptsPanel({ gift }: { gift: MoneyDonationRecord }) {
  const { data } = useGiftTimeline(gift);
  if (!data) return null;
  return (
    <Panel title={show.attempts}>
      {data.attempts.length === 0 && <Typography color="textSecondary">{show.no_attempt}</Typography>}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {data.attempts.map((attempt) => (
          <Attempt key={attempt.id} attempt={attempt} />
        ))}
      </Box>
    </Panel>
  );
}

function Attempt({ attempt }: { attempt: MoneyDonationAttempt }) {
  const { status, method, provider, amount, currency, failure, failure_code, provider_payment_id } = attempt;
  const isFailed = status === 'failed';
  return (
    <Box component="li" sx={{ borderLeft: 3, borderColor: isFailed ? 'error.main' : 'divider', pl: 1.5 }}>
      <Typography variant="body2" sx={{ fontWeight: 650 }}>
        {ATTEMPT_STATUS_LABELS[status]}
        {' · '}
        {frenchMoney(amount, currency)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {[
          PAYMENT_METHOD_LABELS[method],
          PAYMENT_PROVIDER_LABELS[provider],
          frenchMoment(attempt.created_at),
        ].join(' · ')}
      </Typography>
      {failure && (
        <Typography variant="body2">
          {failure}
          {failure_code && <code> ({failure_code})</code>}
        </Typography>
      )}
      {provider_payment_id && (
        <Typography variant="caption" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {provider_payment_id}
        </Typography>
      )}
    </Box>
  );
}
