import { ImpactSection } from '../impact/ImpactSection';
import { paths } from '../shared/paths';
import { CallBand } from '../shared/ui/CallBand';
import { Actions } from './Actions';
import { FeaturedCampaigns } from './FeaturedCampaigns';
import { Hero } from './Hero';
import { homeContent } from './home.content';
import { Journey } from './Journey';
import { LatestNews } from './LatestNews';
import { NextEvents } from './NextEvents';
import { Quotation } from './Quotation';
import { WaysToGive } from './WaysToGive';

/** What the server could not read, by the part of the page that shows it. */
export type HomeFailures = Record<'campaigns' | 'news' | 'events', string | null>;

export function HomePage({ failures }: { failures: HomeFailures }) {
  return (
    <>
      <Hero />
      <ImpactSection />
      <FeaturedCampaigns failure={failures.campaigns} />
      <Quotation />
      <Journey />
      <Actions />
      <LatestNews failure={failures.news} />
      <NextEvents failure={failures.events} />
      <WaysToGive />
      <CallBand {...homeContent.partner} link={{ to: paths.contact(), label: homeContent.partner.action }} />
    </>
  );
}
