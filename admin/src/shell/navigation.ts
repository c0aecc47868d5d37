import ArticleIcon from '@mui/icons-material/Article';
import CampaignIcon from '@mui/icons-material/Campaign';
import CategoryIcon from '@mui/icons-material/Category';
import EventIcon from '@mui/icons-material/Event';
import AlertIcon from '@mui/icons-material/NotificationsActive';
import DonationIcon from '@mui/icons-material/Inventory2';
import FollowIcon from '@mui/icons-material/FactCheck';
import GiftIcon from '@mui/icons-material/VolunteerActivism';
import DonorIcon from '@mui/icons-material/Diversity1';
import HomeIcon from '@mui/icons-material/SpaceDashboard';
import MessagesIcon from '@mui/icons-material/ForumOutlined';
import PickupIcon from '@mui/icons-material/LocalShipping';
import RecurringIcon from '@mui/icons-material/Autorenew';
import MetricsIcon from '@mui/icons-material/Insights';
import NewsletterIcon from '@mui/icons-material/MarkEmailRead';
import MediaIcon from '@mui/icons-material/PhotoLibrary';
import NotificationsIcon from '@mui/icons-material/Notifications';
import SettingsIcon from '@mui/icons-material/Settings';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import TagIcon from '@mui/icons-material/Sell';
import PageIcon from '@mui/icons-material/Description';
import ReconciliationIcon from '@mui/icons-material/CompareArrows';
import PartnerIcon from '@mui/icons-material/Handshake';
import ProjectIcon from '@mui/icons-material/LocalLibrary';
import RequestIcon from '@mui/icons-material/SupportAgent';
import ScholarshipIcon from '@mui/icons-material/School';
import StaffIcon from '@mui/icons-material/Group';
import UniversityIcon from '@mui/icons-material/AccountBalanceOutlined';
import AmbassadorIcon from '@mui/icons-material/RecordVoiceOverOutlined';
import PersonSearchIcon from '@mui/icons-material/PersonSearch';
import RecordIcon from '@mui/icons-material/PrivacyTip';
import SystemIcon from '@mui/icons-material/MonitorHeart';
import type { ComponentType } from 'react';

export const PANEL_ROOT = '/admin';

export interface NavigationEntry {
  /** As in the address bar. */
  path: string;
  label: string;
  icon: ComponentType;
  /** Whoever may read this sees the entry. */
  resource: string;
}

export interface NavigationGroup {
  /** Null for what comes first, and needs no name. */
  title: string | null;
  entries: NavigationEntry[];
}

/** The sidebar, in order. A new screen is a line here and a line in App.tsx. */
export const NAVIGATION: NavigationGroup[] = [
  {
    title: null,
    entries: [
      { path: '/admin', label: 'Tableau de bord', icon: HomeIcon, resource: 'dashboard' },
      { path: '/admin/notifications', label: 'Notifications', icon: NotificationsIcon, resource: 'audit' },
    ],
  },
  {
    title: 'Dons d’argent',
    entries: [
      { path: '/admin/donations', label: 'Dons d’argent', icon: GiftIcon, resource: 'donations' },
      {
        path: '/admin/recurring-gifts',
        label: 'Dons réguliers',
        icon: RecurringIcon,
        resource: 'recurring-gifts',
      },
      { path: '/admin/receipts', label: 'Reçus fiscaux', icon: ReceiptIcon, resource: 'receipts' },
      { path: '/admin/users/donors', label: 'Donateurs', icon: DonorIcon, resource: 'users' },
      {
        path: '/admin/reconciliation',
        label: 'Rapprochement',
        icon: ReconciliationIcon,
        resource: 'reconciliation',
      },
    ],
  },
  {
    title: 'Dons matériels',
    entries: [
      {
        path: '/admin/physical-donations',
        label: 'Dons matériels',
        icon: DonationIcon,
        resource: 'physical-donations',
      },
      {
        path: '/admin/donation-transactions',
        label: 'Suivi des dons',
        icon: FollowIcon,
        resource: 'donation-transactions',
      },
      { path: '/admin/pickups', label: 'Collectes', icon: PickupIcon, resource: 'donation-transactions' },
      { path: '/admin/donation-alerts', label: 'Alertes', icon: AlertIcon, resource: 'donation-alerts' },
    ],
  },
  {
    title: 'Contenu',
    entries: [
      { path: '/admin/campaigns', label: 'Campagnes', icon: CampaignIcon, resource: 'campaigns' },
      { path: '/admin/articles', label: 'Actualités', icon: ArticleIcon, resource: 'articles' },
      { path: '/admin/events', label: 'Événements', icon: EventIcon, resource: 'events' },
      { path: '/admin/projects', label: 'Projets', icon: ProjectIcon, resource: 'projects' },
      { path: '/admin/partners', label: 'Partenaires', icon: PartnerIcon, resource: 'partners' },
      { path: '/admin/pages', label: 'Pages', icon: PageIcon, resource: 'pages' },
      { path: '/admin/media', label: 'Médias', icon: MediaIcon, resource: 'media' },
      { path: '/admin/tags', label: 'Étiquettes', icon: TagIcon, resource: 'tags' },
      { path: '/admin/categories', label: 'Catégories', icon: CategoryIcon, resource: 'categories' },
    ],
  },
  {
    title: 'Universités',
    entries: [
      { path: '/admin/universities', label: 'Programme', icon: UniversityIcon, resource: 'partners' },
      { path: '/admin/scholarships', label: 'Bourses', icon: ScholarshipIcon, resource: 'scholarships' },
      {
        path: '/admin/accompaniment-requests',
        label: 'Accompagnement',
        icon: RequestIcon,
        resource: 'accompaniment-requests',
      },
      {
        path: '/admin/ambassador-applications',
        label: 'Ambassadeurs',
        icon: AmbassadorIcon,
        resource: 'ambassador-applications',
      },
    ],
  },
  {
    title: 'Correspondance',
    entries: [
      {
        path: '/admin/contact-messages',
        label: 'Messages',
        icon: MessagesIcon,
        resource: 'contact-messages',
      },
      {
        path: '/admin/newsletters',
        label: 'Lettre',
        icon: NewsletterIcon,
        resource: 'newsletter-subscribers',
      },
    ],
  },
  {
    title: 'Association',
    entries: [
      { path: '/admin/metrics', label: 'Chiffres d’impact', icon: MetricsIcon, resource: 'metrics' },
      { path: '/admin/users', label: 'Équipe', icon: StaffIcon, resource: 'staff' },
      { path: '/admin/settings', label: 'Réglages', icon: SettingsIcon, resource: 'settings' },
      {
        path: '/admin/settings/people',
        label: 'Données d’une personne',
        icon: PersonSearchIcon,
        resource: 'personal-data',
      },
      {
        path: '/admin/settings/processing',
        label: 'Registre des traitements',
        icon: RecordIcon,
        resource: 'processing-record',
      },
      { path: '/admin/system-tests', label: 'Tests du système', icon: SystemIcon, resource: 'system' },
    ],
  },
];
