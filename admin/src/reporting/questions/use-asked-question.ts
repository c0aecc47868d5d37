import { useSearchParams } from 'react-router-dom';
import type { MeasureQuestion } from '../shared/measure-question';
import { narrowed, questionSearch, readQuestion } from '../shared/question-address';

export interface Asking {
  question: MeasureQuestion;
  onAsk: (change: Partial<MeasureQuestion>) => void;
}

/** The question that is being asked, in the address: it comes back with the back button, and can be sent to somebody. */
export function useAskedQuestion(first: MeasureQuestion) {
  const [search, setSearch] = useSearchParams();
  const question = readQuestion(search, first);
  const ask = (change: Partial<MeasureQuestion>) =>
    setSearch((current) => {
      const next = questionSearch(narrowed({ ...readQuestion(current, first), ...change }));
      const title = current.get('title');
      if (title) next.set('title', title);
      return next;
    });
  return {
    question,
    ask,
    /** What a link proposes to call it. */
    proposed: search.get('title') ?? '',
    isChanged: questionSearch(question).toString() !== questionSearch(first).toString(),
  };
}
