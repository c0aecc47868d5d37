import { BooleanInput, SelectInput, useRecordContext } from 'react-admin';
import { ContentCards } from '../../shared/records/ContentCards';
import { ContentList } from '../../shared/records/ContentList';
import { OrderButton } from '../../shared/records/OrderButton';
import { ACTION_CHOICES, STATUS_CHOICES } from './project-choices';
import { projectKind } from './project-kind';
import { ProjectTable } from './ProjectTable';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PROJECT_ACTION_LABELS, PROJECT_STATUS_LABELS, type ProjectRecord } from '@livres/api/contract';
import type { ContentRecord } from '../../shared/records/content-kind';
import { PublicationChip } from '../../shared/records/PublicationChip';
import { ProjectPicture } from './ProjectPicture';
import { Caption } from '../../shared/layout/Caption';

const filters = [
  <SelectInput key="status" source="status" choices={STATUS_CHOICES} />,
  <SelectInput key="action" source="action" choices={ACTION_CHOICES} />,
  <BooleanInput key="featured" source="featured" defaultValue />,
  <BooleanInput key="is_live" source="is_live" defaultValue />,
];

export default function ProjectList() {
  const cards = (
    <ContentCards>
      <ProjectCard />
    </ContentCards>
  );
  return (
    <ContentList
      kind={projectKind}
      filters={filters}
      sort={{ field: 'order', order: 'ASC' }}
      actions={<OrderButton />}
      table={<ProjectTable />}
      cards={cards}
    />
  );
}

/** A project in the list on a phone. */
function ProjectCard() {
  const record = useRecordContext<ProjectRecord & ContentRecord>();
  if (!record) return null;
  return (
    <>
      <ProjectPicture
        project={record}
        width={160}
        sx={{ width: 84, height: 64, borderRadius: 1, flexShrink: 0 }}
      />
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        <Typography sx={{ fontWeight: 650, lineHeight: 1.25 }}>{record.title}</Typography>
        <Caption>
          {PROJECT_ACTION_LABELS[record.action]} · {PROJECT_STATUS_LABELS[record.status]}
        </Caption>
        <PublicationChip record={record} />
      </Box>
    </>
  );
}
