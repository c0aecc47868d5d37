import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { EventRegistrationRecord, StaffTicket } from '@livres/api/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { api } from '../../shared/api/api';
import { ConfirmDialog } from '../../shared/feedback/ConfirmDialog';
import { frenchMoment } from '../../shared/format/french-date';
import { Panel } from '../../shared/layout/Panel';
import { DIVIDED_LIST } from '../../shared/layout/sx';
import { mayDo } from '../../shared/rights/rights';
import type { RegistrationProps } from './PersonPanel';
import { texts } from './registration.fr';

const { tickets: words } = texts;

/** The tickets of a registration, those that were replaced too; one that was lost is given another code. */
export function TicketsPanel({ registration }: RegistrationProps) {
  const [asked, setAsked] = useState<StaffTicket | null>(null);
  const { data } = useTickets(registration);
  const { mutate, isPending } = useRenewal(registration, () => setAsked(null));
  if (!data || data.tickets.length === 0) return null;
  const mayRenew = registration.status === 'confirmed' && mayDo('event-registrations', 'write');
  return (
    <Panel title={words.title}>
      <Box component="ul" sx={DIVIDED_LIST}>
        {data.tickets.map((ticket) => (
          <Box component="li" key={ticket.id} sx={{ py: 1 }}>
            <Typography variant="body2" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
              {words.line(ticket.position, ticket.guest_name)}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {stateOf(ticket)}
            </Typography>
            {mayRenew && !ticket.voided_at && !ticket.checked_in_at && (
              <Button
                size="small"
                aria-label={words.renew_of(ticket.position)}
                onClick={() => setAsked(ticket)}
              >
                {words.renew}
              </Button>
            )}
          </Box>
        ))}
      </Box>
      <ConfirmDialog
        open={asked !== null}
        title={words.renew_of(asked?.position ?? 1)}
        action={words.renew}
        color="primary"
        busy={isPending}
        onConfirm={() => asked && mutate(asked.position)}
        onClose={() => setAsked(null)}
      >
        <Typography>{words.renew_text}</Typography>
      </ConfirmDialog>
    </Panel>
  );
}

const keyOf = (id: string) => ['event-registrations', 'tickets', id];

/** Read anew whenever the registration changed. */
function useTickets({ id, version }: EventRegistrationRecord) {
  return useQuery({
    queryKey: [...keyOf(id), version],
    queryFn: ({ signal }) => api.get(`/admin/event-registrations/${id}/tickets`, { signal }),
    placeholderData: (before) => before,
  });
}

function useRenewal({ id }: EventRegistrationRecord, onDone: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (position: number) =>
      api.post(`/admin/event-registrations/${id}/tickets/renew`, { position }),
    onSuccess: () => notify(words.renewed, { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => {
      onDone();
      void queries.invalidateQueries({ queryKey: keyOf(id) });
      refresh();
    },
  });
}

function stateOf({ issued_at, checked_in_at, replaced_at, voided_at }: StaffTicket): string {
  if (replaced_at) return words.replaced(frenchMoment(replaced_at));
  if (voided_at) return words.voided(frenchMoment(voided_at));
  if (checked_in_at) return words.came_in(frenchMoment(checked_in_at));
  return words.good(frenchMoment(issued_at));
}
