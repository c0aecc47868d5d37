import { ContentCreate } from '../../shared/records/ContentCreate';
import { CategoryInputs } from './CategoryInputs';
import { categoryKind } from './taxonomy-kinds';

export default function CategoryCreate() {
  return (
    <ContentCreate kind={categoryKind}>
      <CategoryInputs />
    </ContentCreate>
  );
}
