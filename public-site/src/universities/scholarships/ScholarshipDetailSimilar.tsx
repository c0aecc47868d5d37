import { browserApi } from '../../shared/api/api-clients';
import { scholarshipDetailQueries } from '../shared/scholarship-detail-queries';
import { useLoaded } from '../../shared/api/use-loaded';
import { RelatedRecords } from '../../shared/ui/RecordPage';
import { ScholarshipGrid } from '../shared/ScholarshipGrid';
import { detailContent } from './scholarship-detail.content';

/** Left out where there are none or where they cannot be read: the page is about this one. */
export function SimilarScholarships({ id }: { id: number }) {
  const similar = useLoaded(scholarshipDetailQueries.similar(browserApi(), id), null);
  if (similar.state !== 'shown' || similar.data.length === 0) return null;
  return (
    <RelatedRecords id="bourses-proches" heading={detailContent.similar}>
      <ScholarshipGrid scholarships={similar.data} />
    </RelatedRecords>
  );
}
