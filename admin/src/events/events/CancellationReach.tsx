import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type EventCancellationPreview, PAYMENT_METHOD_LABELS } from '@livres/api/contract';
import { frenchMoney } from '../../shared/format/french-number';
import { event as texts } from './event.fr';
import type { useCancellationReach } from './use-cancellation';

const { cancellation } = texts;

/** Whom the cancellation of an event reaches, and what goes back to them. */
export function CancellationReach({ data, error }: ReturnType<typeof useCancellationReach>) {
  if (error) return <Typography color="error">{error.message}</Typography>;
  if (!data) return <LinearProgress />;
  const { registrations, seats, to_refund, interested } = data;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {registrations > 0 && <Typography>{cancellation.registered(registrations, seats)}</Typography>}
      {to_refund.length > 0 && <MoneyBack amounts={to_refund} />}
      {interested > 0 && <Typography>{cancellation.interested(interested)}</Typography>}
      {registrations + interested > 0 && (
        <Typography variant="body2" color="textSecondary">
          {cancellation.soon}
        </Typography>
      )}
    </Box>
  );
}

type Amounts = EventCancellationPreview['to_refund'];

/** How much goes back by each means; what staff give back themselves stands last. */
function MoneyBack({ amounts }: { amounts: Amounts }) {
  const sorted = amounts.toSorted((one, other) => Number(one.by_hand) - Number(other.by_hand));
  return (
    <div>
      <Typography>{cancellation.money}</Typography>
      <Box component="ul" sx={{ my: 0.5, pl: 3 }}>
        {sorted.map(({ payment_method: method, amount, currency, registrations, by_hand }) => (
          <li key={`${method} ${currency}`}>
            {cancellation.by_means(
              method ? PAYMENT_METHOD_LABELS[method] : cancellation.no_means,
              registrations,
              frenchMoney(amount, currency),
            )}
            {by_hand && <strong>{cancellation.by_hand}</strong>}
          </li>
        ))}
      </Box>
    </div>
  );
}
