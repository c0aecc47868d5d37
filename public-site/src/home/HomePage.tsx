import type { ReactNode } from 'react';
import { ImpactSection } from '../reporting/impact/ImpactSection';
import { Container } from '../shared/ui/Container';
import { served } from '../shared/ui/served';
import { useSite } from '../shared/ui/use-site';
import { Hero, type MoneyGifts } from './Hero';
import styles from './HomePage.module.css';
import { Quotation } from './Quotation';
import type { Voice } from './voice';

/** What the server could not read, by the part of the page that shows it. */
export type HomeFailures = Record<'campaigns' | 'news' | 'events', string | null>;

const FAR = { isFar: true };
const Campaigns = served(
  'accueil-campagnes',
  async () => (await import('./FeaturedCampaigns')).FeaturedCampaigns,
  FAR,
);
const AboutUs = served('accueil-recit', async () => (await import('./AboutUs')).AboutUs, FAR);
const News = served('accueil-actualites', async () => (await import('./LatestNews')).LatestNews, FAR);
const Events = served('accueil-evenements', async () => (await import('./NextEvents')).NextEvents, FAR);
const Newsletter = served(
  'accueil-lettre',
  async () => (await import('./NewsletterCall')).NewsletterCall,
  FAR,
);

interface HomePageProps {
  failures: HomeFailures;
  money: MoneyGifts;
  /** Whose words the page quotes; null where nobody's can be read. */
  voice: Voice | null;
  /** Who works with us. */
  network: ReactNode;
}

export function HomePage({ failures, money, voice, network }: HomePageProps) {
  const { settings } = useSite();
  return (
    <div className={styles.home} data-ends-with-band={settings.newsletter_form_shown ? '' : undefined}>
      <Hero money={money} />
      <Campaigns failure={failures.campaigns} />
      <Quotation voice={voice} />
      <ImpactSection />
      <AboutUs />
      <Container className={styles.latest}>
        <News failure={failures.news} />
        <Events failure={failures.events} />
      </Container>
      {network}
      {settings.newsletter_form_shown && <Newsletter />}
    </div>
  );
}
