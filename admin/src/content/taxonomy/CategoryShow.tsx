import { ContentShow } from '../../shared/records/ContentShow';
import { categoryKind } from './taxonomy-kinds';
import { TermSummary } from './TermSummary';

/** To read, for those who may not change it. */
export default function CategoryShow() {
  return (
    <ContentShow kind={categoryKind}>
      <TermSummary />
    </ContentShow>
  );
}
