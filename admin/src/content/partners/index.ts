import PartnerIcon from '@mui/icons-material/Handshake';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { contentResource } from '../../shared/records/content-resource';
import { partnerKind } from './partner-kind';
import { partnerMessages } from './partner.fr';

export const partners = contentResource(
  partnerKind,
  {
    list: lazyScreen(() => import('./PartnerList')),
    create: lazyScreen(() => import('./PartnerCreate')),
    edit: lazyScreen(() => import('./PartnerEdit')),
    show: lazyScreen(() => import('./PartnerShow')),
  },
  { icon: PartnerIcon, messages: partnerMessages },
);
