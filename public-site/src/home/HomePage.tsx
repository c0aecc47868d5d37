import { ImpactSection } from '../reporting/impact/ImpactSection';
import { paths } from '../shared/paths';
import { CallBand } from '../shared/ui/CallBand';
import { served } from '../shared/ui/served';
import { useSite } from '../shared/ui/use-site';
import { Hero } from './Hero';
import { homeContent } from './home.content';
import { Quotation } from './Quotation';

/** What the server could not read, by the part of the page that shows it. */
export type HomeFailures = Record<'campaigns' | 'news' | 'events', string | null>;

const FAR = { isFar: true };
const Campaigns = served(
  'accueil-campagnes',
  async () => (await import('./FeaturedCampaigns')).FeaturedCampaigns,
  FAR,
);
const AboutUs = served('accueil-recit', async () => (await import('./AboutUs')).AboutUs, FAR);
const Ways = served('accueil-dons', async () => (await import('./WaysToGive')).WaysToGive, FAR);
const News = served('accueil-actualites', async () => (await import('./LatestNews')).LatestNews, FAR);
const Events = served('accueil-evenements', async () => (await import('./NextEvents')).NextEvents, FAR);
const Newsletter = served(
  'accueil-lettre',
  async () => (await import('./NewsletterCall')).NewsletterCall,
  FAR,
);

export function HomePage({ failures }: { failures: HomeFailures }) {
  const { partner } = homeContent;
  const { settings } = useSite();
  return (
    <>
      <Hero />
      <ImpactSection />
      <Campaigns failure={failures.campaigns} />
      <Quotation />
      <AboutUs />
      <News failure={failures.news} />
      <Events failure={failures.events} />
      <Ways />
      {settings.newsletter_form_shown && <Newsletter />}
      <CallBand
        title={partner.title}
        text={partner.text}
        subject={partner.title}
        link={{ to: paths.contact('partenariat'), label: partner.action }}
      />
    </>
  );
}
