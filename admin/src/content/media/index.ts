import MediaIcon from '@mui/icons-material/PhotoLibrary';
import type { MediaRecord } from '@livres/api/contract';
import type { Capability } from '../../shared/layout/capability';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { folderMessages } from './folder.fr';
import { mediaMessages } from './media.fr';

export const media: Capability = {
  resources: [
    {
      name: 'media',
      list: lazyScreen(() => import('./MediaList')),
      show: lazyScreen(() => import('./MediaShow')),
      edit: lazyScreen(() => import('./MediaEdit')),
      recordRepresentation: (record: MediaRecord) => record.alt,
    },
  ],
  messages: { media: mediaMessages, 'media-folders': folderMessages },
  records: [{ resource: 'media', path: (id) => `/media/${id}/show` }],
  menu: [{ resource: 'media', label: mediaMessages.page.list, icon: MediaIcon }],
};
