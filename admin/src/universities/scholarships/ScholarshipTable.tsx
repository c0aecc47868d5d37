import StarIcon from '@mui/icons-material/Star';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { SCHOLARSHIP_LEVEL_LABELS, type ScholarshipRecord } from '@livres/api/contract';
import { DataTable, useRecordContext } from 'react-admin';
import { frenchMoney } from '../../shared/format/french-number';
import { ContentTable } from '../../shared/records/ContentTable';
import { WaitingChip } from '../../shared/records/PublicationChip';
import { RecordLink } from '../../shared/records/RecordLink';
import { DeadlineChip } from './DeadlineChip';
import { LinkMark } from './LinkMark';
import { scholarship as texts } from './scholarship.fr';
import { ScholarshipBulkActions } from './ScholarshipBulkActions';
import { StatusChip } from './StatusChip';
import { Caption } from '../../shared/layout/Caption';

const Column = DataTable.Col<ScholarshipRecord>;
const NumberColumn = DataTable.NumberCol<ScholarshipRecord>;

export function ScholarshipTable() {
  return (
    <ContentTable bulkActions={<ScholarshipBulkActions />}>
      <Column source="title">
        <TitleCell />
      </Column>
      <Column source="country" />
      <Column source="level" render={({ level }) => SCHOLARSHIP_LEVEL_LABELS[level]} />
      <Column
        source="amount"
        render={({ amount }) => (amount === null ? texts.no_amount : frenchMoney(amount, 'EUR'))}
      />
      <Column source="deadline" render={(record) => <DeadlineChip scholarship={record} />} />
      <Column source="status" render={(record) => <States status={record.status} />} />
      <Column source="link_state" disableSort render={(record) => <LinkMark scholarship={record} />} />
      <NumberColumn source="view_count" />
      <NumberColumn source="favorite_count" />
    </ContentTable>
  );
}

const States = ({ status }: Pick<ScholarshipRecord, 'status'>) => (
  <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
    <StatusChip status={status} />
    <WaitingChip />
  </Stack>
);

function TitleCell() {
  const record = useRecordContext<ScholarshipRecord>();
  if (!record) return null;
  return (
    <Box sx={{ minWidth: 200, maxWidth: 340 }}>
      <RecordLink />
      <br />
      <Caption>{record.organization}</Caption>
      {record.is_featured && (
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
