import { ImpactSection } from '../impact/ImpactSection';
import { CallBand } from '../shared/ui/CallBand';
import { Actions } from './Actions';
import { FeaturedCampaigns } from './FeaturedCampaigns';
import { Hero } from './Hero';
import { homeContent } from './home.content';
import { Journey } from './Journey';
import { Quotation } from './Quotation';
import { WaysToGive } from './WaysToGive';

/** What the server could not read, by the part of the page that shows it. */
export type HomeFailures = Record<'campaigns', string | null>;

export function HomePage({ failures }: { failures: HomeFailures }) {
  return (
    <>
      <Hero />
      <ImpactSection />
      <FeaturedCampaigns failure={failures.campaigns} />
      <Quotation />
      <Journey />
      <Actions />
      <WaysToGive />
      <CallBand {...homeContent.partner} />
    </>
  );
}
