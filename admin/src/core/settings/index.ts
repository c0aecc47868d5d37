import SettingsIcon from '@mui/icons-material/Settings';
import type { Capability } from '../../shared/layout/capability';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { screenRoute } from '../../shared/layout/screen-route';
import { settingMessages, settings as texts } from './settings.fr';

const SettingsPage = lazyScreen(() => import('./SettingsPage'));

export const settings: Capability = {
  messages: { settings: settingMessages },
  routes: [screenRoute('/settings', SettingsPage, { resource: 'settings' })],
  menu: [{ resource: 'settings', label: texts.title, icon: SettingsIcon }],
};
