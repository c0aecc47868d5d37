import UniversityIcon from '@mui/icons-material/AccountBalanceOutlined';
import type { Capability } from '../../shared/layout/capability';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { screenRoute } from '../../shared/layout/screen-route';
import { universities as texts } from './universities.fr';

const UniversitiesPage = lazyScreen(() => import('./UniversitiesPage'));

export const universities: Capability = {
  routes: [screenRoute('/universities', UniversitiesPage, { resource: 'partners' })],
  menu: [{ resource: 'partners', label: texts.title, icon: UniversityIcon, path: '/universities' }],
};
