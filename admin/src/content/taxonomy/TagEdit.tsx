import { ContentEdit } from '../../shared/records/ContentEdit';
import { MergeButton } from './MergeButton';
import { TagInputs } from './TagInputs';
import { tagKind } from './taxonomy-kinds';
import { TermUsesPanel } from './TermUsesPanel';

export default function TagEdit({ id }: { id?: number }) {
  const uses = (
    <TermUsesPanel filter="tag_ids">
      <MergeButton />
    </TermUsesPanel>
  );
  return (
    <ContentEdit kind={tagKind} id={id} aside={uses}>
      <TagInputs />
    </ContentEdit>
  );
}
