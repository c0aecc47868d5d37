import { CaseShow } from '../shared/casework/CaseShow';
import { requestKind } from './request-kind';

export default function RequestShow() {
  return <CaseShow kind={requestKind} />;
}
