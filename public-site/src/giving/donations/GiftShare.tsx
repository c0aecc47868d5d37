import type { Campaign, DonationView } from '@livres/api/contract';
import { picturePath } from '../../shared/content/page-meta';
import { formatAmount } from '../../shared/format/euros';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { paths } from '../../shared/paths';
import { ShareLinks } from '../../shared/ui/ShareLinks';
import { useSite } from '../../shared/ui/use-site';
import { thanksContent as content } from './gifts.content';

interface GiftShareProps {
  donation: DonationView;
  campaign: Campaign | null;
  books: number;
}

/** Passes the word on, with the picture that goes along: of the campaign, it says the sum after this gift. */
export function GiftShare({ donation: { amount, currency }, campaign, books }: GiftShareProps) {
  const site = useSite();
  const path = campaign ? paths.campaign(campaign.slug) : paths.give();
  const sum = formatAmount(amount, currency);
  return (
    <ShareLinks
      heading={content.share}
      title={content.shareText(sum, books, campaign ? withFrenchSpaces(campaign.title) : site.name)}
      address={site.url + path}
      picture={{
        // The sum makes it another address: the picture from before the gift may still be in the browser's cache.
        src: `${picturePath(path)}?${new URLSearchParams({ somme: String(campaign?.current_amount ?? 0) })}`,
        alt: campaign ? content.shareAlt(campaign) : content.shareAltGive,
      }}
    />
  );
}
