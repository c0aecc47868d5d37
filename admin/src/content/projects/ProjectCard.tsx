import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PROJECT_ACTION_LABELS, PROJECT_STATUS_LABELS, type ProjectRecord } from '@livres/api/contract';
import { useRecordContext } from 'react-admin';
import type { ContentRecord } from '../../shared/records/content-kind';
import { PublicationChip } from '../../shared/records/PublicationChip';
import { ProjectPicture } from './ProjectPicture';

/** A project in the list on a phone. */
export function ProjectCard() {
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
        <Typography variant="caption" color="textSecondary">
          {PROJECT_ACTION_LABELS[record.action]} · {PROJECT_STATUS_LABELS[record.status]}
        </Typography>
        <PublicationChip record={record} />
      </Box>
    </>
  );
}
