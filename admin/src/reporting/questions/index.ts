import QuestionIcon from '@mui/icons-material/QuizOutlined';
import type { Capability } from '../../shared/layout/capability';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { screenRoute } from '../../shared/layout/screen-route';
import { questionMessages, questionTexts as texts } from './questions.fr';

const ACCESS = { resource: 'analytics-questions', inContext: true };
const QuestionsPage = lazyScreen(() => import('./QuestionsPage'));
const QuestionPage = lazyScreen(() => import('./QuestionPage'));

export const questions: Capability = {
  routes: [
    screenRoute('/questions', QuestionsPage, ACCESS),
    screenRoute('/questions/:id', QuestionPage, ACCESS),
  ],
  messages: questionMessages,
  menu: [{ resource: 'analytics-questions', label: texts.title, icon: QuestionIcon, path: '/questions' }],
};
