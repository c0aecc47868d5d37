import { ContentCreate } from '../../shared/records/ContentCreate';
import { pageKind } from './page-kind';
import { PageInputs } from './PageInputs';

export default function PageCreate() {
  return (
    <ContentCreate kind={pageKind}>
      <PageInputs />
    </ContentCreate>
  );
}
