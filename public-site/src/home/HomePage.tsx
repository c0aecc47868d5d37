import { ImpactSection } from '../impact/ImpactSection';
import { paths } from '../shared/paths';
import { CallBand } from '../shared/ui/CallBand';
import { served } from '../shared/ui/served';
import { Actions } from './Actions';
import { FeaturedCampaigns } from './FeaturedCampaigns';
import { Hero } from './Hero';
import { homeContent } from './home.content';
import { Journey } from './Journey';
import { Quotation } from './Quotation';
import { WaysToGive } from './WaysToGive';

/** What the server could not read, by the part of the page that shows it. */
export type HomeFailures = Record<'campaigns' | 'news' | 'events', string | null>;

const News = served('accueil-actualites', async () => (await import('./LatestNews')).LatestNews);
const Events = served('accueil-evenements', async () => (await import('./NextEvents')).NextEvents);
const Newsletter = served('accueil-lettre', async () => (await import('./NewsletterCall')).NewsletterCall);

export function HomePage({ failures }: { failures: HomeFailures }) {
  const { partner } = homeContent;
  return (
    <>
      <Hero />
      <ImpactSection />
      <FeaturedCampaigns failure={failures.campaigns} />
      <Quotation />
      <Journey />
      <Actions />
      <News failure={failures.news} />
      <Events failure={failures.events} />
      <WaysToGive />
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
