import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { PartnerLogo } from '../shared/PartnerLogo';
import { browserApi } from '../../shared/api/api-clients';
import { useLoaded } from '../../shared/api/use-loaded';
import { partnershipContent } from '../../shared/content/partnership.content';
import { siteContent } from '../../shared/content/site.content';
import { paths, pathTo } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { partnerQueries } from './partner-queries';
import { partnersContent } from './partners.content';
import styles from './PartnersAndJoin.module.css';

const SHOWN = 6;
const content = partnersContent.atHome;

/** Who carries books with us today, and how to become one of them or to give. */
export function PartnersAndJoin() {
  return (
    <Container className={styles.part}>
      <Partners />
      <section className={styles.join} aria-labelledby="devenir-partenaire">
        <div>
          <h2 id="devenir-partenaire">{content.join}</h2>
          <p>{content.text}</p>
        </div>
        <div className={styles.ways}>
          <LinkButton look="main" to={paths.contact(partnershipContent.subject)}>
            {content.join}
          </LinkButton>
          <LinkButton to={paths.give()}>{siteContent.give}</LinkButton>
        </div>
      </section>
    </Container>
  );
}

// Left out where there are none or where they cannot be read: becoming one stays.
function Partners() {
  const partners = useLoaded(partnerQueries.all(browserApi()), null);
  const current = partners.state === 'shown' ? partners.data.filter(({ active }) => active) : [];
  if (current.length === 0) return null;
  return (
    <section className={styles.partners} aria-labelledby="nos-partenaires">
      <h2 id="nos-partenaires">{content.title}</h2>
      <ul>
        {current.slice(0, SHOWN).map((one) => (
          <li key={one.id}>
            <Link to={`${pathTo('/partenaires')}#${one.slug}`}>
              <PartnerLogo partner={one} />
              {one.name}
            </Link>
          </li>
        ))}
      </ul>
      <Link className={styles.all} to={pathTo('/partenaires')}>
        {content.all}
        <ArrowRight aria-hidden="true" size={18} />
      </Link>
    </section>
  );
}
