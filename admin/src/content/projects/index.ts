import ProjectIcon from '@mui/icons-material/LocalLibrary';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { contentResource } from '../../shared/records/content-resource';
import { projectKind } from './project-kind';
import { projectMessages } from './project.fr';

export const projects = contentResource(
  projectKind,
  {
    list: lazyScreen(() => import('./ProjectList')),
    create: lazyScreen(() => import('./ProjectCreate')),
    edit: lazyScreen(() => import('./ProjectEdit')),
    show: lazyScreen(() => import('./ProjectShow')),
  },
  { icon: ProjectIcon, messages: projectMessages },
);
