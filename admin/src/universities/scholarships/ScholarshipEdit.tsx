import { ContentEdit } from '../../shared/records/ContentEdit';
import { DuplicateButton } from '../../shared/records/DuplicateButton';
import { LinkPanel } from './LinkPanel';
import { scholarship as texts } from './scholarship.fr';
import { scholarshipKind } from './scholarship-kind';
import { ScholarshipInputs } from './ScholarshipInputs';
import { ScholarshipStage } from './ScholarshipStage';

/** A copy is written for another year, and read over before anyone sees it. */
const NOT_COPIED = { slug: '', status: 'draft', is_featured: false };

export default function ScholarshipEdit({ id }: { id?: number }) {
  const publication = (
    <>
      <ScholarshipStage />
      <DuplicateButton notCopied={NOT_COPIED} done={texts.duplicated} />
    </>
  );
  return (
    <ContentEdit kind={scholarshipKind} id={id} publication={publication} aside={<LinkPanel />}>
      <ScholarshipInputs />
    </ContentEdit>
  );
}
