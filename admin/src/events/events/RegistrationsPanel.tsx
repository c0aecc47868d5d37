import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { EventRecord, RegistrationStatus } from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { useGetList, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { api } from '../../shared/api/api';
import { frenchMoment } from '../../shared/format/french-date';
import { frenchNumber } from '../../shared/format/french-number';
import { DetailList } from '../../shared/layout/DetailList';
import { listLink } from '../../shared/layout/list-link';
import { Panel } from '../../shared/layout/Panel';
import { mayDo } from '../../shared/rights/rights';
import { checkInPath, newRegistrationPath } from '../shared/registration-paths';
import { eventRegistrations as texts } from './event-registrations.fr';

const { registrations: words } = texts;

/** Who comes, in figures, and where to go on; for those who may read registrations. */
export function RegistrationsPanel() {
  const record = useRecordContext<EventRecord>();
  if (!record?.requires_registration || !mayDo('event-registrations', 'read')) return null;
  return <Registrations event={record} />;
}

function Registrations({ event }: { event: EventRecord }) {
  const { id, current_participants, max_participants } = event;
  const mayWrite = mayDo('event-registrations', 'write');
  const confirmed = useCount(id, { status: ['confirmed'] satisfies RegistrationStatus[] });
  const pending = useCount(id, {
    status: ['pending_verification', 'pending_payment'] satisfies RegistrationStatus[],
  });
  const waiting = useCount(id, { status: ['waitlisted'] satisfies RegistrationStatus[] });
  const inside = useCount(id, { checked_in: true });
  const date = useDateAnswers(id);
  return (
    <Panel title={words.title}>
      <DetailList
        facts={[
          [words.seats, words.taken(current_participants, max_participants)],
          [words.confirmed, confirmed],
          [words.pending, pending],
          [words.waiting, waiting],
          [words.in, inside],
          [words.date, date],
        ]}
      />
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5, mt: 1.5 }}>
        <Button component={Link} to={listLink('event-registrations', { event_id: id })}>
          {words.all}
        </Button>
        {mayWrite && (
          <>
            <Button component={Link} to={checkInPath(id)}>
              {words.door}
            </Button>
            <Button component={Link} to={newRegistrationPath(id)}>
              {words.enter}
            </Button>
          </>
        )}
      </Box>
    </Panel>
  );
}

/** What those registered answer where the event moved to another day; nothing where it did not. */
function useDateAnswers(event_id: number): string | null {
  const { data } = useQuery({
    queryKey: ['event-registrations', 'date-change', event_id],
    queryFn: ({ signal }) => api.get(`/admin/event-registrations/date-change/${event_id}`, { signal }),
  });
  if (!data?.until) return null;
  return words.date_answers(data, frenchMoment(data.until));
}

/** How many registrations of the event the filter matches; nothing until it is known. */
function useCount(event_id: number, filter: object): string | null {
  const { total } = useGetList('event-registrations', {
    filter: { ...filter, event_id },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'created_at', order: 'DESC' },
  });
  return total === undefined ? null : frenchNumber(total);
}
