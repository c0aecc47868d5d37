import { NEW_EVENT } from '@livres/api/contract';
import type { ContentKind } from '../../shared/records/content-kind';
import { questionsInWords } from './event-questions';
import { eventLabels } from './event.fr';

export const eventKind: ContentKind = {
  resource: 'events',
  words: eventLabels,
  title: 'title',
  publicPath: (slug) => `/evenements/${slug}`,
  holds_changes: true,
  readable: { questions: questionsInWords },
  references: { featured_image_id: 'media', tag_ids: 'tags' },
  blank: { ...NEW_EVENT, title: '', short_description: '', event_type: 'workshop', country: 'France' },
};
