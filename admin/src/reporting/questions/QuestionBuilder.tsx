import Box from '@mui/material/Box';
import { ANALYTICS_PERIODS, type AnalyticsQuestion } from '@livres/api/contract';
import { AnalyticsScreen } from '../shared/AnalyticsScreen';
import type { MeasureQuestion } from '../shared/measure-question';
import { MeasureChart, useMeasure } from '../shared/MeasureChart';
import { PeriodBar } from '../shared/PeriodBar';
import { KeepPanel } from './KeepPanel';
import { askedOf } from './question-words';
import { QuestionInputs } from './QuestionInputs';
import { QuestionLinks } from './QuestionLinks';
import { questionTexts as texts } from './questions.fr';
import { useAskedQuestion } from './use-asked-question';

const FIRST: MeasureQuestion = {
  measure: 'visits',
  dimension: 'step',
  period: '30_days',
  against: 'previous',
};

/** Chooses a question, with its answer beside; it is kept under a title. */
export function QuestionBuilder({ kept }: { kept: AnalyticsQuestion | null }) {
  const { question, ask, proposed, isChanged } = useAskedQuestion(kept ? askedOf(kept) : FIRST);
  const { data: known } = useMeasure(question);
  const { period = '30_days', against = 'previous', from, to } = question;
  const help = kept ? (kept.may_change ? texts.one_help : texts.one_help_of(kept.owner)) : texts.new_help;
  return (
    <AnalyticsScreen
      title={kept?.title ?? texts.new}
      help={help}
      actions={<QuestionLinks kept={kept} question={question} />}
    >
      <Box sx={GRID}>
        <Box sx={{ gridArea: 'ask' }}>
          <QuestionInputs question={question} onAsk={ask} />
        </Box>
        <Box sx={{ gridArea: 'answer', minWidth: 0, '& > :first-of-type': { mt: 0 } }}>
          <PeriodBar
            periods={ANALYTICS_PERIODS}
            asked={{ period, against, ...(from && { from }), ...(to && { to }) }}
            onChange={ask}
            days={known}
          />
          <MeasureChart question={question} isAsked />
        </Box>
        {(!kept || kept.may_change) && (
          <Box sx={{ gridArea: 'keep' }}>
            <KeepPanel kept={kept} question={question} proposed={proposed} isChanged={isChanged} />
          </Box>
        )}
      </Box>
    </AnalyticsScreen>
  );
}

const GRID = {
  mt: 2,
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '360px minmax(0, 1fr)' },
  gridTemplateRows: { lg: 'auto 1fr' },
  gridTemplateAreas: { xs: '"ask" "answer" "keep"', lg: '"ask answer" "keep answer"' },
} as const;
