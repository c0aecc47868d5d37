import { CaseList } from '../shared/casework/CaseList';
import { requestKind } from './request-kind';

export default function RequestList() {
  return <CaseList kind={requestKind} />;
}
