import type { PageBlock, PageBlockType } from '@livres/api/contract';

export interface ActionBlocks {
  figures: PageBlock[];
  story: PageBlock[];
  steps: PageBlock[];
  outcome: PageBlock[];
  testimonials: PageBlock[];
}

const PLACES: Record<PageBlockType, keyof ActionBlocks> = {
  figures: 'figures',
  text: 'story',
  steps: 'steps',
  notes: 'outcome',
  achievements: 'outcome',
  goals: 'outcome',
  testimonials: 'testimonials',
};

/** The parts of an action's page by the place that each has in its design, in the order in which staff put them. */
export function actionBlocks(blocks: readonly PageBlock[]): ActionBlocks {
  const placed: ActionBlocks = { figures: [], story: [], steps: [], outcome: [], testimonials: [] };
  for (const block of blocks) placed[PLACES[block.type]].push(block);
  return placed;
}

/** The first paragraph of each text: what the shorter reading keeps. */
export function inShort(timeline: readonly PageBlock[]): PageBlock[] {
  return timeline.map((block) => ({ ...block, body: firstParagraph(block.body) }));
}

function firstParagraph(html: string): string {
  const end = html.indexOf('</p>');
  return end < 0 ? html : html.slice(0, end + '</p>'.length);
}
