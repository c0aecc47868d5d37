import { Foundation1790000000000 } from './1790000000000-foundation.js';
import { Publishing1790000001000 } from './1790000001000-publishing.js';
import { NewsletterAndContact1790000002000 } from './1790000002000-newsletter-and-contact.js';
import { MediaLibrary1790000003000 } from './1790000003000-media-library.js';
import { Settings1790000003500 } from './1790000003500-settings.js';
import { Articles1790000004000 } from './1790000004000-articles.js';
import { Events1790000005000 } from './1790000005000-events.js';
import { ProjectsPartnersPages1790000006000 } from './1790000006000-projects-partners-pages.js';
import { Search1790000008000 } from './1790000008000-search.js';
import { PicturesInTexts1790000008700 } from './1790000008700-pictures-in-texts.js';

/** Every migration, in the order in which they run. */
export const migrations = [
  Foundation1790000000000,
  Publishing1790000001000,
  NewsletterAndContact1790000002000,
  MediaLibrary1790000003000,
  Settings1790000003500,
  Articles1790000004000,
  Events1790000005000,
  ProjectsPartnersPages1790000006000,
  Search1790000008000,
  PicturesInTexts1790000008700,
];
