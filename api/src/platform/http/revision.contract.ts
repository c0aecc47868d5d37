/** `GET /api/v1/revision/`: a number that every staff write raises; whoever keeps a copy compares it. */
export interface ContentRevision {
  revision: number;
}
