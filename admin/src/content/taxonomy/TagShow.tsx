import { ContentShow } from '../../shared/records/ContentShow';
import { tagKind } from './taxonomy-kinds';
import { TermSummary } from './TermSummary';

/** To read, for those who may not change it. */
export default function TagShow() {
  return (
    <ContentShow kind={tagKind}>
      <TermSummary />
    </ContentShow>
  );
}
