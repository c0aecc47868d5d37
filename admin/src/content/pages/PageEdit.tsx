import { ContentEdit } from '../../shared/records/ContentEdit';
import { pageKind } from './page-kind';
import { PageInputs } from './PageInputs';

export default function PageEdit({ id }: { id?: number }) {
  return (
    <ContentEdit kind={pageKind} id={id}>
      <PageInputs />
    </ContentEdit>
  );
}
