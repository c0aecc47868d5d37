import Typography from '@mui/material/Typography';
import { PROJECT_ACTION_LABELS, PROJECT_STATUS_LABELS, type ProjectRecord } from '@livres/api/contract';
import { RichTextField, useRecordContext } from 'react-admin';
import { Panel } from '../../shared/layout/Panel';
import { ContentShow } from '../../shared/records/ContentShow';
import { project as texts } from './project.fr';
import { projectKind } from './project-kind';
import { ProjectPicture } from './ProjectPicture';

/** A project to read, for those who may not change it. */
export default function ProjectShow() {
  return (
    <ContentShow kind={projectKind}>
      <Summary />
    </ContentShow>
  );
}

function Summary() {
  const record = useRecordContext<ProjectRecord>();
  if (!record) return null;
  const { action, status, location, city, country, partners } = record;
  const facts = [PROJECT_ACTION_LABELS[action], PROJECT_STATUS_LABELS[status], location, city, country];
  return (
    <Panel title={texts.sections.presentation.title}>
      <ProjectPicture project={record} width={960} sx={{ width: '100%', maxHeight: 320, borderRadius: 1 }} />
      <Typography sx={{ my: 1.5, fontWeight: 650 }}>{record.short_description}</Typography>
      <Typography color="textSecondary">{facts.filter(Boolean).join(' · ')}</Typography>
      <Typography color="textSecondary">{partners.map(({ name }) => name).join(', ')}</Typography>
      <RichTextField source="description" />
    </Panel>
  );
}
