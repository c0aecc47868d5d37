import { BooleanInput, SelectInput } from 'react-admin';
import { ContentCards } from '../../shared/records/ContentCards';
import { ContentList } from '../../shared/records/ContentList';
import { OrderButton } from '../../shared/records/OrderButton';
import { ACTION_CHOICES, STATUS_CHOICES } from './project-choices';
import { projectKind } from './project-kind';
import { ProjectCard } from './ProjectCard';
import { ProjectTable } from './ProjectTable';

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
