import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { frenchMoney } from '../../shared/format/french-number';
import { event as texts } from './event.fr';

const { cancellation } = texts;

/** Whom the cancellation of an event reaches, and what goes back to them. */
export function CancellationReach({ eventId }: { eventId: number }) {
  const { data, error } = useQuery({
    queryKey: ['events', eventId, 'cancellation'],
    queryFn: ({ signal }) => api.get(`/admin/events/${eventId}/cancellation`, { signal }),
    staleTime: 0,
  });
  if (error) return <Typography color="error">{error.message}</Typography>;
  if (!data) return <LinearProgress />;
  const { registrations, seats, paid, to_refund, interested } = data;
  const amounts = to_refund.map(({ amount, currency }) => frenchMoney(amount, currency)).join(' + ');
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {registrations > 0 && <Typography>{cancellation.registered(registrations, seats)}</Typography>}
      {to_refund.length > 0 && <Typography>{cancellation.refunded(paid, amounts)}</Typography>}
      {interested > 0 && <Typography>{cancellation.interested(interested)}</Typography>}
      {registrations + interested > 0 && (
        <Typography variant="body2" color="textSecondary">
          {cancellation.soon}
        </Typography>
      )}
    </Box>
  );
}
