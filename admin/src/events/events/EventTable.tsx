import StarIcon from '@mui/icons-material/Star';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { EVENT_TYPE_LABELS, type EventRecord } from '@livres/api/contract';
import { DataTable, useRecordContext } from 'react-admin';
import { frenchMoney } from '../../shared/format/french-number';
import { ContentTable } from '../../shared/records/ContentTable';
import { WaitingChip } from '../../shared/records/PublicationChip';
import { RecordLink } from '../../shared/records/RecordLink';
import { UpdatedAt } from '../../shared/records/UpdatedAt';
import { placeLine, whenLine } from './event-lines';
import { event as texts } from './event.fr';
import { EventBulkActions } from './EventBulkActions';
import { EventLabelChip } from './EventLabelChip';
import { EventThumbnail } from './EventThumbnail';

const Column = DataTable.Col<EventRecord>;

export function EventTable() {
  return (
    <ContentTable bulkActions={<EventBulkActions />}>
      <Column source="picture" disableSort sx={{ width: 96 }}>
        <Thumbnail />
      </Column>
      <Column source="title">
        <TitleCell />
      </Column>
      <Column source="start_date" render={(record) => whenLine(record)} />
      <Column source="status" render={(record) => <States event={record} />} />
      <Column source="price" render={priceOf} />
      <Column source="current_participants" render={(record) => <Seats event={record} />} />
      <Column source="interested_count" />
      <Column source="updated_at">
        <UpdatedAt />
      </Column>
    </ContentTable>
  );
}

function States({ event }: { event: EventRecord }) {
  return (
    <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
      <EventLabelChip event={event} />
      <WaitingChip />
    </Stack>
  );
}

/** How many are in, and under it how many seats are left and who waits for one. */
function Seats({ event }: { event: EventRecord }) {
  const { current_participants, max_participants, available_seats, waiting_count } = event;
  return (
    <>
      {texts.list.participants(current_participants, max_participants)}
      <Typography variant="caption" color="textSecondary" noWrap sx={{ display: 'block' }}>
        {texts.list.left(available_seats, waiting_count)}
      </Typography>
    </>
  );
}

const priceOf = ({ is_free, price, currency }: EventRecord) =>
  is_free ? texts.list.free : frenchMoney(price, currency);

function Thumbnail() {
  const record = useRecordContext<EventRecord>();
  return record ? <EventThumbnail event={record} sx={{ width: 80, height: 52, borderRadius: 1 }} /> : null;
}

function TitleCell() {
  const record = useRecordContext<EventRecord>();
  if (!record) return null;
  const place = placeLine(record);
  return (
    <Box sx={{ minWidth: 200, maxWidth: 360 }}>
      <RecordLink />
      <br />
      <Typography variant="caption" color="textSecondary">
        {EVENT_TYPE_LABELS[record.event_type]}
        {place && texts.list.at(place)}
      </Typography>
      {record.featured && (
        <Chip
          size="small"
          icon={<StarIcon />}
          label={texts.list.featured}
          variant="outlined"
          sx={{ ml: 1, height: 20 }}
        />
      )}
    </Box>
  );
}
