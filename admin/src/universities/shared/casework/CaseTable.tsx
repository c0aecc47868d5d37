import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataTable } from 'react-admin';
import { RowLink } from '../../../shared/records/RowLink';
import { LabelledCheckboxes } from '../../../shared/layout/LabelledCheckboxes';
import { nameOf, useCaseKind, type CaseRecord } from './case-kind';
import { CaseBulkActions } from './CaseBulkActions';
import { CaseStatusChip } from './CaseStatusChip';
import { UrgentChip } from './UrgentChip';
import { casework as texts } from './casework.fr';
import { mayDo, readsMasked } from '../../../shared/rights/rights';
import { TimeAgo } from '../../../shared/format/TimeAgo';
import { Caption } from '../../../shared/layout/Caption';

const Column = DataTable.Col<CaseRecord>;

export function CaseTable() {
  const { about, about_field, resource } = useCaseKind();
  return (
    <LabelledCheckboxes>
      <DataTable<CaseRecord>
        rowClick="show"
        bulkActionButtons={mayDo(resource, 'write') && <CaseBulkActions />}
        size="small"
      >
        <Column
          source="last_name"
          disableSort={readsMasked(resource)}
          render={(record) => <Person record={record} />}
        />
        <Column
          source={about_field}
          render={(record) => (
            <Typography variant="body2" component="div" sx={{ maxWidth: 360 }}>
              {about(record)} <UrgentChip record={record} />
            </Typography>
          )}
        />
        <Column source="status" render={({ status }) => <CaseStatusChip status={status} />} />
        <Column
          source="assigned_name"
          disableSort
          render={({ assigned_name }) => assigned_name ?? texts.nobody}
        />
        <Column source="created_at" render={({ created_at }) => <TimeAgo at={created_at} />} />
      </DataTable>
    </LabelledCheckboxes>
  );
}

function Person({ record }: { record: CaseRecord }) {
  const { resource } = useCaseKind();
  return (
    <Box sx={{ maxWidth: 280 }}>
      <RowLink to={`/${resource}/${record.id}/show`}>{nameOf(record)}</RowLink>
      <Caption noWrap sx={{ display: 'block' }}>
        {record.reference} · {record.email}
      </Caption>
    </Box>
  );
}
