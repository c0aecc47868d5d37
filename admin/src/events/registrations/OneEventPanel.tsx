import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import ListIcon from '@mui/icons-material/PrintOutlined';
import DoorIcon from '@mui/icons-material/QrCodeScanner';
import EventIcon from '@mui/icons-material/Event';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { EventRecord } from '@livres/api/contract';
import { useGetOne, useListContext, useNotify } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api } from '../../shared/api/api';
import { openPdf } from '../../shared/api/open-file';
import { DetailList } from '../../shared/layout/DetailList';
import { mayDo } from '../../shared/rights/rights';
import { checkInPath } from '../shared/registration-paths';
import { momentOf } from './registration-labels';
import { texts } from './registration.fr';

/** Above the registrations of one event: its seats, its waiting list, and where to go on. */
export function OneEventPanel() {
  const { filterValues } = useListContext();
  const event_id = filterValues['event_id'] as number | undefined;
  return event_id === undefined ? null : <OneEvent id={event_id} />;
}

function OneEvent({ id }: { id: number }) {
  const { data: event } = useGetOne<EventRecord>('events', { id });
  const { data: list } = useQuery({
    queryKey: ['event-registrations', 'waiting-list', id],
    queryFn: ({ signal }) => api.get(`/admin/event-registrations/waiting-list/${id}`, { signal }),
  });
  if (!event) return null;
  const { title, start_date, current_participants, max_participants, available_seats } = event;
  return (
    <Box
      component="section"
      aria-labelledby="one-event"
      sx={{ px: { sm: 2 }, pt: 2, display: 'grid', gap: 1 }}
    >
      <Typography id="one-event" variant="h6" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {texts.event.title(title)}
      </Typography>
      <Typography color="textSecondary">{momentOf(start_date)}</Typography>
      <DetailList
        facts={[
          [texts.event.taken_label, texts.event.taken(current_participants, max_participants)],
          [texts.event.free, available_seats === null ? texts.event.no_limit : String(available_seats)],
          [
            texts.event.list,
            list && `${texts.event.waiting(list.waiting, list.offered)}.\n${list.explanation}`,
          ],
        ]}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {mayDo('event-registrations', 'write') && (
          <Button component={Link} to={checkInPath(id)} startIcon={<DoorIcon />} variant="outlined">
            {texts.event.door}
          </Button>
        )}
        {mayDo('event-registrations', 'export') && <DoorPapers id={id} />}
        <Button component={Link} to={`/events/${id}/show`} startIcon={<EventIcon />}>
          {texts.event.open}
        </Button>
      </Box>
    </Box>
  );
}

const PAPERS = [
  ['list.pdf', ListIcon, texts.event.list_pdf],
  ['badges.pdf', BadgeIcon, texts.event.badges_pdf],
] as const;

/** For the door: who is expected, to be ticked by hand, and a badge for each of them. */
function DoorPapers({ id }: { id: number }) {
  const notify = useNotify();
  return PAPERS.map(([file, Icon, label]) => (
    <Button
      key={file}
      startIcon={<Icon />}
      onClick={() =>
        void openPdf(`/admin/event-registrations/${id}/check-in/${file}`, {}).catch((error: Error) =>
          notify(error.message, { type: 'error' }),
        )
      }
    >
      {label}
    </Button>
  ));
}
