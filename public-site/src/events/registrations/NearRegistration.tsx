import type { PublicEvent } from '@livres/api/contract';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { bringBack, typedIn, type SavedFields } from '../../shared/ui/saved-fields';
import { served } from '../../shared/ui/served';
import { useSeen } from '../../shared/ui/use-seen';

const load = async () => (await import('./RegistrationSection')).RegistrationSection;
type Section = Awaited<ReturnType<typeof load>>;

const Written = served('formulaire-inscription', load);

/**
 * The form under an event's page, as the server wrote it until one comes near: then its script is fetched, and what was
 * typed meanwhile stays. Where the script does not come, the form is sent as it is.
 */
export function NearRegistration({ event }: { event: PublicEvent }) {
  const place = useRef<HTMLDivElement>(null);
  const left = useRef<{ typed: SavedFields; focused: string }>({ typed: {}, focused: '' });
  const [Live, setLive] = useState<Section | null>(null);
  const wake = useCallback(() => {
    load().then(
      (Part) => {
        if (place.current)
          left.current = { typed: typedIn(place.current, true, {}), focused: focusedIn(place.current) };
        setLive(() => Part);
      },
      () => undefined,
    );
  }, []);
  useSeen(place, wake);
  useLayoutEffect(() => {
    if (!Live || !place.current) return;
    const { typed, focused } = left.current;
    bringBack(typed, place.current, { withChoices: true, said: [] });
    if (focused) place.current.querySelector<HTMLElement>(`[name="${CSS.escape(focused)}"]`)?.focus();
  }, [Live]);
  return <div ref={place}>{Live ? <Live event={event} /> : <Written of={event.id} event={event} />}</div>;
}

/** The name of the field that has the focus; empty where none here has it. */
function focusedIn(place: HTMLElement): string {
  const { activeElement } = document;
  return place.contains(activeElement) ? (activeElement?.getAttribute('name') ?? '') : '';
}
