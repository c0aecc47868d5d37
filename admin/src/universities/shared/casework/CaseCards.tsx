import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { timeAgo } from '../../../shared/format/french-date';
import { RecordCards } from '../../../shared/records/RecordCards';
import { nameOf, useCaseKind, type CaseRecord } from './case-kind';
import { CaseStatusChip } from './CaseStatusChip';
import { UrgentChip } from './UrgentChip';
import { casework as texts } from './casework.fr';
import { Caption } from '../../../shared/layout/Caption';

/** The same on a phone: a card each. */
export function CaseCards() {
  const { resource, about } = useCaseKind();
  return (
    <RecordCards<CaseRecord>
      to={(record) => `/${resource}/${record.id}/show`}
      render={(record) => (
        <>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline', width: '100%' }}>
            <Typography noWrap sx={{ flex: 1, fontWeight: 650 }}>
              {nameOf(record)}
            </Typography>
            <Caption>{timeAgo(record.created_at, Date.now())}</Caption>
          </Box>
          <Typography variant="body2">{about(record)}</Typography>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <CaseStatusChip status={record.status} />
            <UrgentChip record={record} />
            <Caption>
              {record.assigned_name ?? texts.nobody} · {record.reference}
            </Caption>
          </Box>
        </>
      )}
    />
  );
}
