import { useEffect, useState } from 'react';
import { scholarshipId } from './favorites-asked';

export const COMPARISON_FORM = 'comparaison';
export const COMPARED_FIELD = 'comparer';

/** What is ticked to be compared, in the order it was; boxes ticked before the script ran count as well. */
export function useCompared() {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  useEffect(() => {
    const form = document.getElementById(COMPARISON_FORM);
    if (!(form instanceof HTMLFormElement)) return;
    const ticked = new FormData(form).getAll(COMPARED_FIELD).map(scholarshipId);
    setChosen(ticked.filter((id) => id !== null));
  }, []);
  const choose = (id: number, isChosen: boolean) =>
    setChosen((before) => (isChosen ? [...before, id] : before.filter((one) => one !== id)));
  return { chosen, choose };
}
