import UpdateIcon from '@mui/icons-material/CampaignOutlined';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { contentResource } from '../../shared/records/content-resource';
import { campaignUpdateKind } from './campaign-update-kind';
import { campaignUpdateMessages } from './campaign-update.fr';

export const campaignUpdates = contentResource(
  campaignUpdateKind,
  {
    list: lazyScreen(() => import('./CampaignUpdateList')),
    create: lazyScreen(() => import('./CampaignUpdateCreate')),
    edit: lazyScreen(() => import('./CampaignUpdateEdit')),
    show: lazyScreen(() => import('./CampaignUpdateShow')),
  },
  { icon: UpdateIcon, messages: campaignUpdateMessages },
);
