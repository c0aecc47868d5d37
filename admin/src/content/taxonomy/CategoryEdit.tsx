import { ContentEdit } from '../../shared/records/ContentEdit';
import { CategoryInputs } from './CategoryInputs';
import { categoryKind } from './taxonomy-kinds';
import { TermUsesPanel } from './TermUsesPanel';

export default function CategoryEdit({ id }: { id?: number }) {
  return (
    <ContentEdit kind={categoryKind} id={id} aside={<TermUsesPanel filter="category_ids" />}>
      <CategoryInputs />
    </ContentEdit>
  );
}
