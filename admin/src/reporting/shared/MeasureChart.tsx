import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { DIMENSION_LABELS, MEASURES } from '@livres/api/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { api } from '../../shared/api/api';
import { fileNameOf } from '../../shared/charts/data/chart-csv';
import { ChartPanel, saveRows } from '../../shared/charts/panel/ChartPanel';
import { Still } from '../../shared/charts/panel/still';
import { BarsList } from '../../shared/charts/parts/BarsList';
import { LineOverTime } from '../../shared/charts/time/LineOverTime';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import type { Domain } from '../../shared/theme/domain-colors';
import { analyticsTexts as texts } from './analytics.fr';
import { answerData, sentenceOf } from './measure-data';
import type { MeasureQuestion } from './measure-question';
import { newQuestionPath } from './question-address';
import { useChosenSubjects } from './use-chosen-subjects';

interface Props {
  question: MeasureQuestion;
  /** The measure and how it is shared out unless said otherwise. */
  title?: string;
  domain?: Domain;
  moreIsBetter?: boolean;
  /** Whether it is that of a question which is being asked already. */
  isAsked?: boolean;
}

/** The answer to one question: a curve over time, or its parts. */
export const useMeasure = (question: MeasureQuestion, enabled = true) =>
  useQuery({
    queryKey: ['analytics', 'measures', question],
    queryFn: ({ signal }) => api.get('/admin/analytics/measures', { signal, params: question }),
    enabled,
    placeholderData: keepPreviousData,
  });

export function MeasureChart({ question, title, domain, moreIsBetter = true, isAsked = false }: Props) {
  const { data: answer, error, refetch } = useMeasure(question);
  const { measure, dimension } = question;
  const filters = useChosenSubjects(question).map(({ label }) => label);
  if (error && !answer) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  const name = title ?? `${MEASURES[measure].label} ${DIMENSION_LABELS[dimension]}`;
  return (
    <ChartPanel
      title={name}
      definition={answer?.definition ?? ''}
      computedAt={answer?.computed_at}
      {...(answer && { sentence: sentenceOf(answer) })}
      data={answer && answerData(answer)}
      {...(answer && {
        onRows: () => saveRows(answerData(answer, true), fileNameOf(name, [answer.from, answer.to], 'csv')),
      })}
      period={answer ? [answer.from, answer.to] : []}
      filters={filters}
      empty={texts.nothing}
      {...(!isAsked && { footer: <KeepLink question={question} title={name} /> })}
    >
      {(data) =>
        answer?.dimension === 'step' ? (
          <LineOverTime
            data={data}
            x="at"
            lines={[
              { key: 'value', look: 'now', hasArea: true },
              ...(answer.before_from ? [{ key: 'before', look: 'before' } as const] : []),
            ]}
            {...(domain && { domain })}
          />
        ) : (
          <BarsList
            data={data}
            name="at"
            value="value"
            {...(answer?.before_from && { before: 'before' as const })}
            moreIsBetter={moreIsBetter}
            {...(domain && { domain })}
            isWrapped
          />
        )
      }
    </ChartPanel>
  );
}

/** To the screen where this question is kept; not in pictures. */
function KeepLink({ question, title }: { question: MeasureQuestion; title: string }) {
  const isStill = useContext(Still);
  if (isStill) return null;
  return (
    <Typography variant="caption" className="no-print" sx={{ mt: 'auto', pt: 1 }}>
      <Link
        component={RouterLink}
        to={newQuestionPath(question)}
        color="textSecondary"
        underline="hover"
        aria-label={texts.keep_of(title)}
        sx={{ display: 'inline-block', py: 0.5 }}
      >
        {texts.keep}
      </Link>
    </Typography>
  );
}
