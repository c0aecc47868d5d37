import { PROJECT_ACTION_LABELS, PROJECT_STATUS_LABELS, type ProjectRecord } from '@livres/api/contract';
import { DataTable, useRecordContext } from 'react-admin';
import type { ContentRecord } from '../../shared/records/content-kind';
import { ContentTable } from '../../shared/records/ContentTable';
import { PublicationChip } from '../../shared/records/PublicationChip';
import { RecordLink } from '../../shared/records/RecordLink';
import { UpdatedAt } from '../../shared/records/UpdatedAt';
import { ProjectPicture } from './ProjectPicture';
import { Caption } from '../../shared/layout/Caption';

const Column = DataTable.Col<ProjectRecord & ContentRecord>;

export function ProjectTable() {
  return (
    <ContentTable>
      <Column
        source="picture"
        disableSort
        sx={{ width: 96 }}
        render={(record) => (
          <ProjectPicture project={record} width={160} sx={{ width: 80, height: 52, borderRadius: 1 }} />
        )}
      />
      <Column source="title">
        <TitleCell />
      </Column>
      <Column source="action" render={({ action }) => PROJECT_ACTION_LABELS[action]} />
      <Column
        source="status"
        render={({ status, progress }) =>
          status === 'in_progress'
            ? `${PROJECT_STATUS_LABELS[status]}, ${progress} %`
            : PROJECT_STATUS_LABELS[status]
        }
      />
      <Column source="publication" disableSort render={(record) => <PublicationChip record={record} />} />
      <Column source="order" />
      <Column source="updated_at">
        <UpdatedAt />
      </Column>
    </ContentTable>
  );
}

function TitleCell() {
  const record = useRecordContext<ProjectRecord>();
  if (!record) return null;
  return (
    <>
      <RecordLink />
      <br />
      <Caption>{[record.city, record.country].filter(Boolean).join(', ')}</Caption>
    </>
  );
}
