import DuplicateIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { AnalyticsQuestion } from '@livres/api/contract';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { Caption } from '../../shared/layout/Caption';
import { IconAction } from '../../shared/layout/IconAction';
import { Panel } from '../../shared/layout/Panel';
import { DIVIDED_LIST, SPREAD_LINE } from '../../shared/layout/sx';
import { newQuestionPath } from '../shared/question-address';
import { askedOf, questionLine } from './question-words';
import { questionTexts as texts } from './questions.fr';

interface Props {
  title: string;
  /** What is said where there is none. */
  none: string;
  questions: readonly AnalyticsQuestion[];
  onRemove: (question: AnalyticsQuestion) => void;
}

/** Questions under one another, each with what it counts. */
export const QuestionList = ({ title, none, questions, onRemove }: Props) => (
  <Panel title={title}>
    {questions.length === 0 && <Typography color="textSecondary">{none}</Typography>}
    <Box component="ul" sx={DIVIDED_LIST}>
      {questions.map((question) => (
        <Box component="li" key={question.id} sx={{ ...SPREAD_LINE, gap: 1 }}>
          <OneQuestion question={question} />
          <Actions question={question} onRemove={onRemove} />
        </Box>
      ))}
    </Box>
  </Panel>
);

const OneQuestion = ({ question }: { question: AnalyticsQuestion }) => (
  <Box sx={{ minWidth: 0 }}>
    <Link
      component={RouterLink}
      to={`/questions/${question.id}`}
      sx={{ fontWeight: 650, overflowWrap: 'anywhere', display: 'inline-block', py: 0.25 }}
    >
      {question.title}
    </Link>
    <Caption component="p">
      {questionLine(question.question)}
      {!question.is_own && ` · ${texts.by(question.owner)}`}
    </Caption>
    {(question.is_weekly || (question.is_own && question.is_shared)) && (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.5 }}>
        {question.is_own && question.is_shared && <Chip size="small" label={texts.is_shared} />}
        {question.is_weekly && <Chip size="small" label={texts.is_weekly} />}
      </Box>
    )}
  </Box>
);

function Actions({ question, onRemove }: Pick<Props, 'onRemove'> & { question: AnalyticsQuestion }) {
  const navigate = useNavigate();
  return (
    <Box sx={{ display: 'flex', flexShrink: 0 }}>
      <IconAction
        label={texts.duplicate_of(question.title)}
        icon={<DuplicateIcon />}
        onClick={() => void navigate(newQuestionPath(askedOf(question), texts.copy(question.title)))}
      />
      {question.may_change && (
        <IconAction
          label={texts.remove_of(question.title)}
          icon={<DeleteIcon />}
          onClick={() => onRemove(question)}
        />
      )}
    </Box>
  );
}
