import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/StateMessage';
import { noScholarshipContent as content } from './no-scholarship.content';
import { chosenFilters, pageAddress, type ScholarshipListFilters } from './scholarship-filters';

/** Why the list is empty, and the way on. */
export default function NoScholarship({ filters }: { filters: ScholarshipListFilters }) {
  if (filters.page) {
    return (
      <EmptyState title={content.beyondTitle} text={content.beyondText}>
        <LinkButton to={pageAddress(filters, 1)}>{content.firstPage}</LinkButton>
      </EmptyState>
    );
  }
  if (chosenFilters(filters).length > 0) {
    return (
      <EmptyState title={content.title} text={content.filteredText}>
        <LinkButton to={paths.scholarships()}>{content.clear}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={content.title} text={content.text}>
      <LinkButton to={paths.accompaniment()}>{content.accompaniment}</LinkButton>
    </EmptyState>
  );
}
