import { ContentCreate } from '../../shared/records/ContentCreate';
import { projectKind } from './project-kind';
import { ProjectInputs } from './ProjectInputs';

export default function ProjectCreate() {
  return (
    <ContentCreate kind={projectKind}>
      <ProjectInputs />
    </ContentCreate>
  );
}
