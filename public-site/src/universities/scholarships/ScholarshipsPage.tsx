import { parisDay } from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { browserApi } from '../../shared/api/api-clients';
import { scholarshipQueries } from '../shared/scholarship-queries';
import { useLoaded } from '../../shared/api/use-loaded';
import { paths, pathTo } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { ChosenCriteria } from '../../shared/ui/ChosenCriteria';
import { Container } from '../../shared/ui/Container';
import { PageHead } from '../../shared/ui/PageHead';
import { usePageContext } from '../../shared/ui/PageContextProvider';
import { asListed, type KnownChoices } from './scholarship-choices';
import { askedOf, chosenFilters, countedOf, type ScholarshipAsked } from './scholarship-filters';
import { scholarshipsContent as content } from './scholarships.content';
import { Orders } from './Orders';
import { ScholarshipsFilterForm } from './ScholarshipsFilterForm';
import styles from './ScholarshipsPage.module.css';
import { ScholarshipsResults } from './ScholarshipsResults';

const RESULTS_ID = 'bourses';

interface ScholarshipsPageProps {
  asked: ScholarshipAsked;
  failure: string | null | undefined;
  /** To be notified of the scholarships that this search finds later. */
  saveSearch?: ReactNode;
}

export function ScholarshipsPage({ asked: address, failure, saveSearch }: ScholarshipsPageProps) {
  const known = useKnownChoices(address);
  const asked = useAsListed(address, known);
  const { filters } = asked;
  const scholarships = useLoaded(scholarshipQueries.list(browserApi(), askedOf(address.filters)), failure);
  const today = parisDay(usePageContext().now);
  const chosen = chosenFilters(filters);
  const count =
    scholarships.state === 'shown' ? content.count(scholarships.data.count, chosen.length > 0) : '';
  return (
    <Container>
      <PageHead
        title={content.title}
        lead={leadOf(known)}
        trail={[{ label: content.programme, to: pathTo('/universites') }]}
      >
        <div className={styles.ways}>
          <LinkButton to={paths.eligibility()}>{content.eligibility}</LinkButton>
          <LinkButton to={paths.favorites()}>{content.favorites}</LinkButton>
        </div>
      </PageHead>
      <div className={styles.columns}>
        <ScholarshipsFilterForm asked={asked} known={known} today={today} resultsId={RESULTS_ID} />
        <section id={RESULTS_ID} className={styles.results} aria-label={content.results} tabIndex={-1}>
          <div className={styles.summary}>
            <p className={styles.count} role="status" aria-live="polite">
              {count}
            </p>
            <Orders filters={filters} />
          </div>
          <ChosenCriteria chosen={chosen} clearTo={paths.scholarships()} />
          <ScholarshipsResults scholarships={scholarships} filters={filters} />
          {saveSearch}
        </section>
      </div>
    </Container>
  );
}

/** The choices and their counts; the list serves without them where they cannot be read. */
function useKnownChoices({ filters }: ScholarshipAsked): KnownChoices {
  const api = browserApi();
  const { data: countries = [] } = useQuery(scholarshipQueries.countries(api));
  const { data: fields = [] } = useQuery(scholarshipQueries.fields(api));
  const { data: facets } = useQuery(scholarshipQueries.facets(api, countedOf(filters)));
  return { countries, fields, facets };
}

function useAsListed(asked: ScholarshipAsked, { countries, fields }: KnownChoices): ScholarshipAsked {
  return useMemo(() => {
    const country = asListed(
      asked.filters.country,
      countries.map((listed) => listed.country),
    );
    const field_of_study = asListed(asked.filters.field_of_study, fields);
    const listed = { ...(country && { country }), ...(field_of_study && { field_of_study }) };
    return {
      ...asked,
      filters: { ...asked.filters, ...listed },
      typed: { ...asked.typed, ...listed },
    };
  }, [asked, countries, fields]);
}

function leadOf({ countries }: KnownChoices): string {
  const total = countries.reduce((sum, { count }) => sum + count, 0);
  return total > 0 ? `${content.total(total, countries.length)} ${content.lead}` : content.lead;
}
