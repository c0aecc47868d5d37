import type { ContentRevision } from './revision.contract.js';

export class RevisionResponse implements ContentRevision {
  revision: number;
}
