import type { Scholarship } from '@livres/api/contract';
import { RecordAside } from '../../shared/ui/RecordPage';
import { served } from '../../shared/ui/served';
import { detailContent } from './scholarship-detail.content';
import { ScholarshipDetailApply } from './ScholarshipDetailApply';
import { ScholarshipDetailEligibility } from './ScholarshipDetailEligibility';

const DetailList = served(
  'essentiel-de',
  async () => (await import('./ScholarshipDetailList')).ScholarshipDetailList,
);

/** How to apply, what one must know before, and where to go from here. */
export function ScholarshipDetailAside({ scholarship }: { scholarship: Scholarship }) {
  return (
    <RecordAside heading={detailContent.apply}>
      <ScholarshipDetailApply scholarship={scholarship} />
      <ScholarshipDetailEligibility id={scholarship.id} />
      <DetailList of={scholarship.id} scholarship={scholarship} />
    </RecordAside>
  );
}
