import { ContentEdit } from '../../shared/records/ContentEdit';
import { projectKind } from './project-kind';
import { ProjectInputs } from './ProjectInputs';

export default function ProjectEdit({ id }: { id?: number }) {
  return (
    <ContentEdit kind={projectKind} id={id}>
      <ProjectInputs />
    </ContentEdit>
  );
}
