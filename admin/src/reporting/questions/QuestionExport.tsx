import ExportIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { useNotify } from 'react-admin';
import { saveFile } from '../../shared/api/save-file';
import type { MeasureQuestion } from '../shared/measure-question';
import { questionTexts as texts } from './questions.fr';

/** All lines of the answer, as a file. */
export function QuestionExport({ question }: { question: MeasureQuestion }) {
  const notify = useNotify();
  const save = (format: 'csv' | 'xlsx') =>
    saveFile('/admin/analytics/measures/export', { ...question, format }).catch((error: Error) =>
      notify(error.message, { type: 'error' }),
    );
  return (
    <ButtonGroup variant="outlined" aria-label={texts.lines}>
      <Button startIcon={<ExportIcon />} onClick={() => void save('csv')}>
        {texts.csv}
      </Button>
      <Button startIcon={<ExportIcon />} onClick={() => void save('xlsx')}>
        {texts.xlsx}
      </Button>
    </ButtonGroup>
  );
}
