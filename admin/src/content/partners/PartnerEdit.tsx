import { ContentEdit } from '../../shared/records/ContentEdit';
import { partnerKind } from './partner-kind';
import { PartnerInputs } from './PartnerInputs';

export default function PartnerEdit({ id }: { id?: number }) {
  return (
    <ContentEdit kind={partnerKind} id={id}>
      <PartnerInputs />
    </ContentEdit>
  );
}
