import { ContentCreate } from '../../shared/records/ContentCreate';
import { TagInputs } from './TagInputs';
import { tagKind } from './taxonomy-kinds';

export default function TagCreate() {
  return (
    <ContentCreate kind={tagKind}>
      <TagInputs />
    </ContentCreate>
  );
}
