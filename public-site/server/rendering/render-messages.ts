import type { Rendered, RenderTask } from './renderer.ts';

export interface ToRenderer {
  id: number;
  task: RenderTask;
}

export type FromRenderer =
  /** `paths`: the patterns of the addresses that have a page. */
  | { kind: 'ready'; paths: string[] }
  | { kind: 'done'; id: number; result: Rendered[RenderTask['kind']] }
  | { kind: 'failed'; id: number; failure: RenderFailure };

export interface RenderFailure {
  message: string;
  stack?: string | undefined;
  statusCode?: number | undefined;
}
