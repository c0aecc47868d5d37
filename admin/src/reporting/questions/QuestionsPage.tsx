import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { AnalyticsQuestion } from '@livres/api/contract';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { TWO_COLUMNS } from '../../shared/layout/sx';
import { AnalyticsScreen } from '../shared/AnalyticsScreen';
import { QuestionList } from './QuestionList';
import { questionTexts as texts } from './questions.fr';
import { RemoveQuestionDialog } from './RemoveQuestionDialog';

const MOST = 500;

/** One’s own questions, and those that colleagues share. */
export default function QuestionsPage() {
  const [removed, setRemoved] = useState<AnalyticsQuestion | null>(null);
  const { data, error, refetch } = useGetList<AnalyticsQuestion>('analytics-questions', {
    pagination: { page: 1, perPage: MOST },
    sort: { field: 'title', order: 'ASC' },
  });
  return (
    <AnalyticsScreen
      title={texts.title}
      help={texts.help}
      actions={
        <Button component={Link} to="/questions/new" variant="contained" startIcon={<AddIcon />}>
          {texts.new}
        </Button>
      }
    >
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={240} sx={{ mt: 2 }} />}
      {data && (
        <Box sx={{ ...TWO_COLUMNS, mt: 2 }}>
          <QuestionList
            title={texts.own}
            none={texts.none_own}
            questions={data.filter(({ is_own }) => is_own)}
            onRemove={setRemoved}
          />
          <QuestionList
            title={texts.shared}
            none={texts.none_shared}
            questions={data.filter(({ is_own }) => !is_own)}
            onRemove={setRemoved}
          />
        </Box>
      )}
      {removed && <RemoveQuestionDialog question={removed} onClose={() => setRemoved(null)} />}
    </AnalyticsScreen>
  );
}
