import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useBeforeUnload, useBlocker } from 'react-router-dom';

/** Asks before someone leaves the screen with what they have not saved. */
export function useWarnBeforeLeaving(isUnsaved: boolean): void {
  const translate = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(translate('ra.message.unsaved_changes'))) blocker.proceed();
    else blocker.reset();
  }, [blocker, translate]);
  useBeforeUnload((event) => {
    if (isUnsaved) event.preventDefault();
  });
}
