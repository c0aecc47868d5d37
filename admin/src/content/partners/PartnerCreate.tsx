import { ContentCreate } from '../../shared/records/ContentCreate';
import { partnerKind } from './partner-kind';
import { PartnerInputs } from './PartnerInputs';

export default function PartnerCreate() {
  return (
    <ContentCreate kind={partnerKind}>
      <PartnerInputs />
    </ContentCreate>
  );
}
