import ArticleIcon from '@mui/icons-material/Article';
import CampaignIcon from '@mui/icons-material/Campaign';
import CategoryIcon from '@mui/icons-material/Category';
import EventIcon from '@mui/icons-material/Event';
import HomeIcon from '@mui/icons-material/SpaceDashboard';
import MessagesIcon from '@mui/icons-material/ForumOutlined';
import NewsletterIcon from '@mui/icons-material/MarkEmailRead';
import MediaIcon from '@mui/icons-material/PhotoLibrary';
import NotificationsIcon from '@mui/icons-material/Notifications';
import SettingsIcon from '@mui/icons-material/Settings';
import TagIcon from '@mui/icons-material/Sell';
import PageIcon from '@mui/icons-material/Description';
import PartnerIcon from '@mui/icons-material/Handshake';
import ProjectIcon from '@mui/icons-material/LocalLibrary';
import StaffIcon from '@mui/icons-material/Group';
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

/** The sidebar, in order. A new screen is a line here and a line in App.tsx. */
export const NAVIGATION: NavigationEntry[] = [
  { path: '/admin', label: 'Tableau de bord', icon: HomeIcon, resource: 'dashboard' },
  { path: '/admin/articles', label: 'Actualités', icon: ArticleIcon, resource: 'articles' },
  { path: '/admin/campaigns', label: 'Campagnes', icon: CampaignIcon, resource: 'campaigns' },
  { path: '/admin/events', label: 'Événements', icon: EventIcon, resource: 'events' },
  { path: '/admin/contact-messages', label: 'Messages', icon: MessagesIcon, resource: 'contact-messages' },
  { path: '/admin/newsletters', label: 'Lettre', icon: NewsletterIcon, resource: 'newsletter-subscribers' },
  { path: '/admin/projects', label: 'Projets', icon: ProjectIcon, resource: 'projects' },
  { path: '/admin/partners', label: 'Partenaires', icon: PartnerIcon, resource: 'partners' },
  { path: '/admin/pages', label: 'Pages', icon: PageIcon, resource: 'pages' },
  { path: '/admin/users', label: 'Équipe', icon: StaffIcon, resource: 'staff' },
  { path: '/admin/media', label: 'Médias', icon: MediaIcon, resource: 'media' },
  { path: '/admin/tags', label: 'Étiquettes', icon: TagIcon, resource: 'tags' },
  { path: '/admin/categories', label: 'Catégories', icon: CategoryIcon, resource: 'categories' },
  { path: '/admin/notifications', label: 'Notifications', icon: NotificationsIcon, resource: 'audit' },
  { path: '/admin/settings', label: 'Réglages', icon: SettingsIcon, resource: 'settings' },
  { path: '/admin/system-tests', label: 'Tests du système', icon: SystemIcon, resource: 'system' },
];
