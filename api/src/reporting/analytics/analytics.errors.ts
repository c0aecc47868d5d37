import { SUBJECT_KIND_LABELS, type SubjectKind } from './overview/subject.contract.js';
import { ANALYTICS_DATES_FAULTS, type AnalyticsDatesFault } from './analytics-period.contract.js';
import { Problem } from '../../platform/errors/problem.js';
import {
  DIMENSION_LABELS,
  type Dimension,
  FILTER_LABELS,
  type Measure,
  MEASURE_SHAPES,
  type MeasureFilter,
  MEASURES,
} from './measures/measure.contract.js';

export const analyticsErrors = {
  subjectNotFound: (kind: SubjectKind) =>
    new Problem({
      code: 'sujet-introuvable',
      status: 404,
      detail: `${SUBJECT_KIND_LABELS[kind]} : rien de ce nom n’existe plus. Cherchez-en un autre.`,
    }),
  notSharedBy: (measure: Measure, dimension: Dimension) =>
    new Problem({
      code: 'mesure-et-dimension',
      status: 400,
      detail: `« ${MEASURES[measure].label} » ne se partage pas ${DIMENSION_LABELS[dimension]}. Choisissez : ${MEASURE_SHAPES[measure].dimensions.map((one) => DIMENSION_LABELS[one]).join(', ')}.`,
    }),
  notFilteredBy: (measure: Measure, filter: MeasureFilter) =>
    new Problem({
      code: 'mesure-et-filtre',
      status: 400,
      detail: `« ${MEASURES[measure].label} » ne se limite pas à ${FILTER_LABELS[filter]}. Retirez ce filtre, ou choisissez une autre mesure.`,
    }),
  mayNotRead: (measure: Measure) =>
    new Problem({
      code: 'mesure-reservee',
      status: 403,
      detail: `« ${MEASURES[measure].label} » est réservé à qui peut lire ces données. Demandez le rôle qu’il faut à un administrateur.`,
    }),
  wrongDates: (fault: AnalyticsDatesFault) =>
    new Problem({ code: 'dates-de-periode', status: 400, detail: ANALYTICS_DATES_FAULTS[fault] }),
  campaignNotFound: () =>
    new Problem({
      code: 'campagne-introuvable',
      status: 404,
      detail: 'Cette campagne n’existe pas, ou elle est à la corbeille.',
    }),
  campaignInOtherCurrency: () =>
    new Problem({
      code: 'campagne-en-autre-monnaie',
      status: 409,
      detail:
        'Cette campagne compte en francs CFA, et les analyses en euros : ses dons se lisent sur sa fiche, mois par mois.',
    }),
};
