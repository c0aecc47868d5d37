import type { Partner } from '@livres/api/contract';
import { browserApi } from '../../shared/api/api-clients';
import { partnerQueries } from './partner-queries';
import { useLoaded } from '../../shared/api/use-loaded';
import { StepList } from '../../shared/ui/StepList';
import { partnershipContent } from '../../shared/content/partnership.content';
import { siteContent } from '../../shared/content/site.content';
import { paths, pathTo } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { PageHead } from '../../shared/ui/PageHead';
import { Skeleton } from '../../shared/ui/Skeleton';
import { EmptyState, ErrorState } from '../../shared/ui/StateMessage';
import { PartnerCards } from './PartnerCards';
import { partnersContent as content } from './partners.content';
import styles from './PartnersPage.module.css';

export function PartnersPage({ failure }: { failure: string | null }) {
  return (
    <Container>
      <PageHead
        title={content.title}
        lead={content.lead}
        trail={[{ label: content.about, to: pathTo('/a-propos') }]}
      />
      <div className={styles.page}>
        <Partners failure={failure} />
        <Become />
      </div>
    </Container>
  );
}

function Partners({ failure }: { failure: string | null }) {
  const partners = useLoaded(partnerQueries.all(browserApi()), failure);
  if (partners.state === 'loading') return <Skeleton height="20em" />;
  if (partners.state === 'failed')
    return <ErrorState title={content.failed} text={partners.message} onRetry={partners.retry} />;
  if (partners.data.length === 0) return <EmptyState title={content.noneTitle} text={content.noneText} />;
  return <Shown partners={partners.data} />;
}

function Shown({ partners }: { partners: readonly Partner[] }) {
  const past = partners.filter(({ active }) => !active);
  return (
    <>
      <PartnerCards partners={partners.filter(({ active }) => active)} />
      {past.length > 0 && (
        <section aria-labelledby="anciens" className={styles.past}>
          <h2 id="anciens">{content.past}</h2>
          <PartnerCards partners={past} heading="h3" />
        </section>
      )}
    </>
  );
}

const { become } = content;

function Become() {
  return (
    <section id={become.id} aria-labelledby={`${become.id}-titre`} className={styles.become}>
      <h2 id={`${become.id}-titre`}>{become.title}</h2>
      <p>{become.text}</p>
      <StepList items={become.steps} />
      <div className={styles.ways}>
        <LinkButton look="main" large to={paths.contact(partnershipContent.subject)}>
          {become.action}
        </LinkButton>
        <LinkButton large to={paths.give()}>
          {siteContent.give}
        </LinkButton>
      </div>
    </section>
  );
}
