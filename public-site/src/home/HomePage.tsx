import { ImpactSection } from '../impact/ImpactSection';
import { paths } from '../shared/paths';
import { CallBand } from '../shared/ui/CallBand';
import { served } from '../shared/ui/served';
import { Hero } from './Hero';
import { homeContent } from './home.content';
import { Quotation } from './Quotation';

/** What the server could not read, by the part of the page that shows it. */
export type HomeFailures = Record<'campaigns' | 'news' | 'events', string | null>;

const Campaigns = served(
  'accueil-campagnes',
  async () => (await import('./FeaturedCampaigns')).FeaturedCampaigns,
);
const Story = served('accueil-recit', async () => (await import('./Story')).Story);
const Ways = served('accueil-dons', async () => (await import('./WaysToGive')).WaysToGive);
const News = served('accueil-actualites', async () => (await import('./LatestNews')).LatestNews);
const Events = served('accueil-evenements', async () => (await import('./NextEvents')).NextEvents);
const Newsletter = served('accueil-lettre', async () => (await import('./NewsletterCall')).NewsletterCall);

export function HomePage({ failures }: { failures: HomeFailures }) {
  const { partner } = homeContent;
  return (
    <>
      <Hero />
      <ImpactSection />
      <Campaigns failure={failures.campaigns} />
      <Quotation />
      <Story />
      <News failure={failures.news} />
      <Events failure={failures.events} />
      <Ways />
      <Newsletter />
      <CallBand
        title={partner.title}
        text={partner.text}
        subject={partner.title}
        link={{ to: paths.contact('partenariat'), label: partner.action }}
      />
    </>
  );
}
