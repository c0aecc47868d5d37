import { Injectable, Logger } from '@nestjs/common';
import type { EmailContent } from '../../../core/mail/mail.service.js';
import { SettingsService } from '../../../core/settings/settings.service.js';
import { Configuration } from '../../../platform/config/configuration.js';
import { DIMENSION_LABELS } from '../measures/measure.contract.js';
import type { MeasureAnswer } from '../measures/measure.dto.js';
import { SubjectsService } from '../overview/subjects.service.js';
import { QUESTION_FILTERS } from '../questions/question.contract.js';
import type { SavedQuestion } from '../questions/question.dto.js';
import type { QuestionRow } from '../questions/question.entity.js';
import { hasFigures, type QuestionLine, questionLines, tableLines } from './question-lines.js';
import { questionPicture } from './question-picture.js';
import { valueText, weeklyTexts as texts } from './weekly-email.content.js';

const CHART = 'chart';

/** The answer to a question as an e-mail. */
@Injectable()
export class WeeklyEmailsService {
  private readonly logger = new Logger('WeeklyEmails');

  constructor(
    private readonly subjects: SubjectsService,
    private readonly configuration: Configuration,
    private readonly settings: SettingsService,
  ) {}

  async write(
    { id, title, question }: QuestionRow,
    answer: MeasureAnswer,
    owner: string,
  ): Promise<Omit<EmailContent, 'to'>> {
    const lines = questionLines(answer);
    const isDrawn = hasFigures(lines);
    const picture = isDrawn ? await this.pictureOf(answer, lines) : null;
    const days = texts.days(answer.from, answer.to);
    const reply_to = await this.settings.value('contact_email');
    return {
      subject: texts.subject(title, days),
      paragraphs: [
        title,
        isDrawn ? sentenceOf(answer) : texts.nothing(answer.label),
        [texts.period(days, beforeOf(answer)), await this.narrowedTo(question)].filter(Boolean).join(' '),
        answer.definition,
        ...(isDrawn && !picture ? [texts.notDrawn] : []),
      ],
      ...(picture && shown(title, answer, picture)),
      ...(isDrawn && { table: tableOf(answer, lines) }),
      action: { label: texts.open, url: `${this.configuration.appUrl}/admin/questions/${id}` },
      footer: { text: texts.stop(owner), links: [] },
      automatic: true,
      ...(reply_to && { reply_to }),
    };
  }

  /** Null where it cannot be drawn: the table says the same, and leaves all the same. */
  private async pictureOf({ unit, dimension }: MeasureAnswer, lines: QuestionLine[]): Promise<Buffer | null> {
    try {
      return await questionPicture({ lines, unit, isCurve: dimension === 'step' });
    } catch (error) {
      this.logger.error(error);
      return null;
    }
  }

  private async narrowedTo(question: SavedQuestion): Promise<string> {
    const named = QUESTION_FILTERS.filter((filter) => question[filter]).map(async (filter) => {
      const subject = await this.subjects.one(filter, String(question[filter])).catch(() => null);
      return subject?.label ?? String(question[filter]);
    });
    const labels = await Promise.all(named);
    return labels.length > 0 ? texts.narrowed(labels.join(', ')) : '';
  }
}

function sentenceOf({ label, unit, total: { value, before } }: MeasureAnswer): string {
  const said = texts.total(label, valueText(value, unit));
  if (before === null || value === null) return `${said}.`;
  const evolution = before > 0 ? texts.evolution((value - before) / before) : '';
  return `${said}${texts.before(valueText(before, unit), evolution)}.`;
}

const beforeOf = ({ before_from, before_to }: MeasureAnswer) =>
  before_from && before_to ? texts.days(before_from, before_to) : null;

const shown = (title: string, answer: MeasureAnswer, picture: Buffer) => ({
  picture: { cid: CHART, alt: `${title}. ${sentenceOf(answer)}` },
  attachments: [
    {
      filename: texts.fileName,
      contentType: 'image/png',
      content: picture.toString('base64'),
      encoding: 'base64' as const,
      cid: CHART,
    },
  ],
});

function tableOf({ unit, dimension, label, before_from }: MeasureAnswer, lines: QuestionLine[]) {
  const rows = tableLines(lines);
  return {
    caption: texts.caption(label, DIMENSION_LABELS[dimension], rows.length < lines.length),
    heads: ['', texts.value, ...(before_from ? [texts.previous] : [])],
    rows: rows.map(({ label: name, value, before }) => [
      name,
      valueText(value, unit),
      ...(before_from ? [valueText(before, unit)] : []),
    ]),
  };
}
