import FiguresIcon from '@mui/icons-material/Insights';
import { BooleanInput, Button, SelectArrayInput, SelectInput, TextInput } from 'react-admin';
import { Link } from 'react-router-dom';
import { ContentCards } from '../../shared/records/ContentCards';
import { ContentList } from '../../shared/records/ContentList';
import { scholarship as texts } from './scholarship.fr';
import {
  COVERAGE_CHOICES,
  DEADLINE_CHOICES,
  LEVEL_CHOICES,
  LINK_CHOICES,
  STATUS_CHOICES,
} from './scholarship-choices';
import { scholarshipKind } from './scholarship-kind';
import { ScholarshipCard } from './ScholarshipCard';
import { ScholarshipPresets } from './ScholarshipPresets';
import { ScholarshipTable } from './ScholarshipTable';

const day = (value: string) => value || null;
const filters = [
  <SelectInput
    key="status"
    source="status"
    choices={STATUS_CHOICES}
    alwaysOn
    emptyText={texts.list.all}
    slotProps={{ select: { displayEmpty: true } }}
  />,
  <SelectArrayInput key="level" source="level" choices={LEVEL_CHOICES} />,
  <SelectArrayInput key="coverage_type" source="coverage_type" choices={COVERAGE_CHOICES} />,
  <TextInput key="country" source="country" />,
  <TextInput key="field_of_study" source="field_of_study" />,
  <SelectInput key="deadline_state" source="deadline_state" choices={DEADLINE_CHOICES} />,
  <TextInput key="deadline_from" source="deadline_from" type="date" parse={day} />,
  <TextInput key="deadline_to" source="deadline_to" type="date" parse={day} />,
  <SelectArrayInput key="link_state" source="link_state" choices={LINK_CHOICES} />,
  <BooleanInput key="is_featured" source="is_featured" defaultValue />,
  <BooleanInput key="has_pending_changes" source="has_pending_changes" defaultValue />,
];
const NEAREST_FIRST = { field: 'deadline', order: 'ASC' } as const;

const StatsButton = () => (
  <Button component={Link} to="/scholarships/figures" label={texts.list.figures}>
    <FiguresIcon />
  </Button>
);

export default function ScholarshipList() {
  const table = (
    <>
      <ScholarshipPresets />
      <ScholarshipTable />
    </>
  );
  const cards = (
    <>
      <ScholarshipPresets />
      <ContentCards>
        <ScholarshipCard />
      </ContentCards>
    </>
  );
  return (
    <ContentList
      kind={scholarshipKind}
      filters={filters}
      sort={NEAREST_FIRST}
      actions={<StatsButton />}
      table={table}
      cards={cards}
    />
  );
}
