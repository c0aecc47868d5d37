import { VISITOR_HEADER } from './scholarship-favorite.contract.js';

export const VISITOR_HEADER_DESCRIBED = {
  name: VISITOR_HEADER,
  required: false,
  description: 'Un UUID tiré au hasard par le navigateur : de qui sont ces favoris, sans savoir qui.',
  schema: { type: 'string' as const, format: 'uuid' },
};
