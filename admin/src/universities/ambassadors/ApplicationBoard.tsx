import { CaseBoard } from '../shared/casework/CaseBoard';
import { applicationKind } from './application-kind';

export default function ApplicationBoard() {
  return <CaseBoard kind={applicationKind} />;
}
