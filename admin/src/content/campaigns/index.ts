import CampaignIcon from '@mui/icons-material/Campaign';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { contentResource } from '../../shared/records/content-resource';
import { campaignKind } from './campaign-kind';
import { campaignMessages } from './campaign.fr';

export const campaigns = contentResource(
  campaignKind,
  {
    list: lazyScreen(() => import('./CampaignList')),
    create: lazyScreen(() => import('./CampaignCreate')),
    edit: lazyScreen(() => import('./CampaignEdit')),
    show: lazyScreen(() => import('./CampaignShow')),
  },
  { icon: CampaignIcon, messages: campaignMessages },
);
