import { CaseBoard } from '../shared/casework/CaseBoard';
import { requestKind } from './request-kind';

export default function RequestBoard() {
  return <CaseBoard kind={requestKind} />;
}
