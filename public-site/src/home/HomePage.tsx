import { Actions } from './Actions';
import { Hero } from './Hero';
import { FeaturedCampaigns } from './FeaturedCampaigns';
import { Journey } from './Journey';
import { WaysToGive } from './WaysToGive';

export function HomePage({ failure }: { failure: string | null }) {
  return (
    <>
      <Hero />
      <FeaturedCampaigns failure={failure} />
      <Journey />
      <Actions />
      <WaysToGive />
    </>
  );
}
