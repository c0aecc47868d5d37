import type { Partner } from '@livres/api/contract';
import { LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { PartnerLogo } from '../shared/PartnerLogo';
import { pathTo } from '../../shared/paths';
import { aboutContent } from './about.content';
import styles from './AboutPartners.module.css';

const SHOWN = 8;
const { title, all } = aboutContent.partners;

/** Those we work with today, a few of them; nothing where there is none. */
export function AboutPartners({ partners }: { partners: readonly Partner[] }) {
  const current = partners.filter(({ active }) => active).slice(0, SHOWN);
  if (current.length === 0) return null;
  return (
    <Container>
      <section className={styles.partners} aria-labelledby="partenaires-titre">
        <h2 id="partenaires-titre">{title}</h2>
        <ul>
          {current.map((partner) => (
            <li key={partner.id}>
              <PartnerLogo partner={partner} />
              <span>{partner.name}</span>
            </li>
          ))}
        </ul>
        <div>
          <LinkButton to={pathTo('/partenaires')}>{all}</LinkButton>
        </div>
      </section>
    </Container>
  );
}
