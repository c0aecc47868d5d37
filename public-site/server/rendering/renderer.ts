import type { PageAddress } from '../page-address.ts';
import type { CardLabels } from '../embeds/card-words.ts';
import type { Visit } from '../page-renderer.ts';
import type { PreparedAnswer } from '../prepared-answer.ts';

/** What is drawn away from the front door's own process. */
export type RenderTask =
  | { kind: 'page'; visit: Visit; address: PageAddress }
  | { kind: 'picture'; path: string; visit: Pick<Visit, 'visitorAddress' | 'requestId'> }
  | { kind: 'card'; words: CardLabels };

export interface RenderedPage extends PreparedAnswer {
  /** Whether others may be shown it too: it is whole, and about nobody in particular. */
  isShareable: boolean;
}

export interface Rendered {
  page: RenderedPage;
  /** A PNG; null where there is no such page. */
  picture: Buffer | null;
  /** An SVG. */
  card: string;
}

export type TaskOf<Kind extends RenderTask['kind']> = Extract<RenderTask, { kind: Kind }>;

export interface Renderer {
  /** Whether a page stands at this path, without asking the api. */
  knows(path: string): boolean;
  /** Refuses with a `Refusal` where too much waits: 429 for the address's own share, 503 for all. */
  run<Kind extends RenderTask['kind']>(task: TaskOf<Kind>, address: string): Promise<Rendered[Kind]>;
  stop(): Promise<void>;
}
