import Button from '@mui/material/Button';
import type { AnalyticsQuestion } from '@livres/api/contract';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { MeasureQuestion } from '../shared/measure-question';
import { newQuestionPath } from '../shared/question-address';
import { QuestionExport } from './QuestionExport';
import { questionTexts as texts } from './questions.fr';
import { RemoveQuestionDialog } from './RemoveQuestionDialog';

interface Props {
  kept: AnalyticsQuestion | null;
  question: MeasureQuestion;
}

/** What one does with a question besides changing it. */
export function QuestionLinks({ kept, question }: Props) {
  const [isRemoving, setRemoving] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <Button component={Link} to="/questions">
        {texts.back}
      </Button>
      <QuestionExport question={question} />
      {kept && (
        <Button component={Link} to={newQuestionPath(question, texts.copy(kept.title))} variant="outlined">
          {texts.duplicate}
        </Button>
      )}
      {kept?.may_change && (
        <Button color="error" variant="outlined" onClick={() => setRemoving(true)}>
          {texts.remove}
        </Button>
      )}
      {kept && isRemoving && (
        <RemoveQuestionDialog
          question={kept}
          onRemoved={() => void navigate('/questions')}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  );
}
