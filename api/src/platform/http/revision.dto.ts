/** A number that every staff write raises; whoever keeps a copy compares it. */
export class RevisionResponse {
  revision: number;
}
