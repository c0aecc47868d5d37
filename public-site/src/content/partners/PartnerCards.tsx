import { PARTNER_KIND_LABELS, type Partner } from '@livres/api/contract';
import { ExternalLink } from 'lucide-react';
import { Card } from '../../shared/ui/Card';
import { PartnerLogo } from '../shared/PartnerLogo';
import { partnersContent as content } from './partners.content';
import styles from './PartnerCards.module.css';

interface PartnerCardsProps {
  partners: readonly Partner[];
  heading?: 'h2' | 'h3';
}

export function PartnerCards({ partners, heading = 'h2' }: PartnerCardsProps) {
  return (
    <ul className={styles.cards}>
      {partners.map((partner) => (
        <li key={partner.id} id={partner.slug}>
          <PartnerCard partner={partner} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

function PartnerCard({ partner, heading: Heading }: { partner: Partner; heading: 'h2' | 'h3' }) {
  const { name, kind, country, since, description, website } = partner;
  const facts = [PARTNER_KIND_LABELS[kind], country, since === null ? '' : content.since(since)];
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <PartnerLogo partner={partner} large />
        <div>
          <Heading>{name}</Heading>
          <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      {description && <p className={styles.text}>{description}</p>}
      {website && (
        <a className={styles.site} href={website} rel="noopener noreferrer" aria-label={content.siteOf(name)}>
          {content.site}
          <ExternalLink aria-hidden="true" size={16} />
        </a>
      )}
    </Card>
  );
}
