/** How many records were given the same values. */
export class BulkResponse {
  updated: number;
}
