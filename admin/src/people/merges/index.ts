import MergeIcon from '@mui/icons-material/JoinInner';
import type { Capability } from '../../shared/layout/capability';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { screenRoute } from '../../shared/layout/screen-route';
import { mergeMessages, texts } from './people-merge.fr';

const PeopleMergesPage = lazyScreen(() => import('./PeopleMergesPage'));
const ComparePage = lazyScreen(() => import('./ComparePage'));

/** People who are one, whether they are donors, members or subscribers. */
export const peopleMerges: Capability = {
  resources: [{ name: 'people-merges' }],
  messages: { 'people-merges': mergeMessages },
  routes: [
    screenRoute('/people-merges', PeopleMergesPage, { resource: 'people-merges', action: 'edit' }),
    screenRoute('/people-merges/:kept/:absorbed', ComparePage, { resource: 'people-merges', action: 'edit' }),
  ],
  menu: [{ resource: 'people-merges', label: texts.title, icon: MergeIcon, path: '/people-merges' }],
};
