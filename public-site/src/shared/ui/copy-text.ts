import { toasts } from './toasts';

/** Copies and says so. */
export async function copyText(text: string, done: string): Promise<void> {
  if ((await copiedByApi(text)) || copiedBySelection(text)) {
    toasts.show({ type: 'success', title: done });
    return;
  }
  toasts.show({
    type: 'error',
    title: 'La copie n’a pas été possible',
    message: 'Votre navigateur l’a refusée. Vous pouvez copier l’adresse en haut de l’écran.',
  });
}

function copiedByApi(text: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return Promise.resolve(false);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

// Browsers without the API, and addresses without https, only know this way.
function copiedBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  return isCopied;
}
