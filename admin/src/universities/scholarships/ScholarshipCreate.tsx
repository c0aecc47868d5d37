import { ContentCreate } from '../../shared/records/ContentCreate';
import { scholarshipKind } from './scholarship-kind';
import { ScholarshipInputs } from './ScholarshipInputs';

export default function ScholarshipCreate() {
  return (
    <ContentCreate kind={scholarshipKind}>
      <ScholarshipInputs />
    </ContentCreate>
  );
}
