import { CaseList } from '../shared/casework/CaseList';
import { applicationKind } from './application-kind';

export default function ApplicationList() {
  return <CaseList kind={applicationKind} />;
}
