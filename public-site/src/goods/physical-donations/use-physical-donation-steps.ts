import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useSearchParams } from 'react-router';
import { useHydrated } from '../../shared/ui/use-hydrated';
import { STEPS, type Step } from './physical-donation-fields';

/** Which step is open: the address says it, so that the way back of a browser or a phone leads to the step before. */
export function usePhysicalDonationSteps(form: RefObject<HTMLFormElement | null>) {
  const isHydrated = useHydrated();
  const [params, setParams] = useSearchParams();
  const [validated, setValidated] = useState<ReadonlySet<Step>>(() => new Set());
  const furthest = STEPS.find((step) => !validated.has(step)) ?? 4;
  const asked = STEPS.find((step) => String(step) === params.get('step')) ?? 1;
  const step = isHydrated ? (Math.min(asked, furthest) as Step) : 1;
  const look = useFocusOnStep(form, step);

  const open = (to: Step, replace = false) => {
    if (to === step) return;
    const change = (current: URLSearchParams) => {
      current.set('step', String(to));
      return current;
    };
    setParams(change, { replace, preventScrollReset: true });
  };
  return {
    step,
    open,
    isDone: (one: Step) => validated.has(one),
    mayOpen: (one: Step) => one <= furthest || validated.has(one),
    markDone: (...steps: Step[]) => setValidated((before) => new Set([...before, ...steps])),
    markUndone: (...steps: Step[]) =>
      setValidated((before) => new Set([...before].filter((one) => !steps.includes(one)))),
    lookAtFault: look,
  };
}

/** The title of a step that opens has the focus; its first fault, where there is one to correct. */
function useFocusOnStep(form: RefObject<HTMLFormElement | null>, step: Step): () => void {
  const shown = useRef(step);
  const [looks, setLooks] = useState(0);
  const looked = useRef(0);
  const settle = useEffectEvent(() => {
    const place = form.current?.querySelector(`[data-step="${step}"]`);
    const fault = looks > looked.current ? place?.querySelector<HTMLElement>('[aria-invalid="true"]') : null;
    const hasMoved = shown.current !== step;
    if (hasMoved) form.current?.scrollIntoView({ block: 'start' });
    if (fault) {
      fault.focus({ preventScroll: true });
      fault.scrollIntoView({ block: 'center' });
    }
    if (hasMoved && !fault) place?.querySelector('h2')?.focus({ preventScroll: true });
    shown.current = step;
    if (fault) looked.current = looks;
  });
  useEffect(() => settle(), [step, looks]);
  return () => setLooks((before) => before + 1);
}
