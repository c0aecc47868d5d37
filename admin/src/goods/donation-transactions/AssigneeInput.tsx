import { AutocompleteInput } from 'react-admin';
import { usePickupAssignees } from '../shared/plan-values';
import { texts } from './transaction.fr';

/** What the api calls nobody. */
const NOBODY = '-';

/** One of those who fetch things; nobody, too. */
export function AssigneeInput({ source }: { source: string }) {
  const people = usePickupAssignees();
  const choices = [{ id: NOBODY, name: texts.nobody }, ...people.map((name) => ({ id: name, name }))];
  return <AutocompleteInput source={source} choices={choices} />;
}
