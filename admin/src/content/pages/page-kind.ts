import { NEW_PAGE, pagePath, type PageBlock } from '@livres/api/contract';
import type { ContentKind } from '../../shared/records/content-kind';
import { readableText } from '../../shared/records/readable-text';
import { page as texts, pageLabels } from './page.fr';

export const pageKind: ContentKind = {
  resource: 'pages',
  words: pageLabels,
  title: 'title',
  publicPath: pagePath,
  holds_changes: true,
  stays: ({ kind }) => kind === 'fixed',
  readable: { blocks: labelsOfBlocks },
  shown: { blocks: (value) => texts.parts(Array.isArray(value) ? value.length : 0) },
  blank: { ...NEW_PAGE, title: '', description: '' },
};

/** A page's parts as the words that staff compare. */
export function labelsOfBlocks(value: unknown): string {
  const blocks = Array.isArray(value) ? (value as PageBlock[]) : [];
  return blocks
    .map(({ heading, body, items }) => {
      const entries = items.map(({ title, text, detail }) =>
        [title, detail, text].filter(Boolean).join(' – '),
      );
      return [heading, readableText(body), ...entries].filter(Boolean).join('\n');
    })
    .join('\n\n');
}
