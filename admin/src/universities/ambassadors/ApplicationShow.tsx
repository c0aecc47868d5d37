import { CaseShow } from '../shared/casework/CaseShow';
import { applicationKind } from './application-kind';

export default function ApplicationShow() {
  return <CaseShow kind={applicationKind} />;
}
