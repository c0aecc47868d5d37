import { Injectable, type StreamableFile } from '@nestjs/common';
import { listFile } from '../../../platform/http/exported-file.js';
import { slugOf } from '../../../platform/http/slug.contract.js';
import { DIMENSION_LABELS, MEASURES } from './measure.contract.js';
import type { MeasureAnswer, MeasureFileQuery } from './measure.dto.js';
import { MeasuresService } from './measures.service.js';

/** Answers as files. */
@Injectable()
export class MeasureFilesService {
  constructor(private readonly measures: MeasuresService) {}

  async file({ format = 'csv', ...query }: MeasureFileQuery): Promise<StreamableFile> {
    const answer = await this.measures.answer(query);
    return listFile(fileNameOf(answer), format, {
      name: MEASURES[answer.measure].label.slice(0, 31),
      columns: {
        label: answer.dimension === 'step' ? 'Début' : 'Ligne',
        value: `${answer.label}${answer.unit === 'euros' ? ' (€)' : ''}`,
        before: `Avant${answer.unit === 'euros' ? ' (€)' : ''}`,
      },
      dates: [],
      rows: rowsOf(answer),
    });
  }
}

/** What a table of the answer holds: its lines, or the steps of its curve. */
export function rowsOf({ series, lines, dimension }: MeasureAnswer) {
  return dimension === 'step'
    ? series.map(({ at, value, before }) => ({ label: at, value, before }))
    : lines.map(({ label, value, before }) => ({ label, value, before }));
}

const fileNameOf = ({ measure, dimension, from, to }: MeasureAnswer) =>
  `${slugOf(`${MEASURES[measure].label} ${DIMENSION_LABELS[dimension]}`)}-${from}-${to}`;
