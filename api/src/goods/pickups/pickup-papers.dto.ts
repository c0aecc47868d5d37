import { QueryInt, QueryOneOf } from '../../platform/http/query-fields.js';
import { LABEL_LAYOUTS, type LabelLayout, MOST_LABELS } from './pickup-transaction.contract.js';

export class LabelsQuery {
  @QueryInt(1, MOST_LABELS, 'Nombre de cartons ; celui que le donateur a estimé où il manque.')
  boxes?: number;

  @QueryOneOf(LABEL_LAYOUTS, 'Huit par feuille A4 (`sheet`), ou une par page A6 (`page`).')
  layout?: LabelLayout;
}
