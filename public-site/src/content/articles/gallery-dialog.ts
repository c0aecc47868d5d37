import { articleContent as content } from './articles.content';
import styles from './Gallery.module.css';

/** Shows the picture that a link of a gallery leads to over the page, and its neighbours by the arrows. */
export function showPicture(link: HTMLAnchorElement): void {
  const links = [...(link.closest('[data-gallery]')?.querySelectorAll('a') ?? [link])];
  const dialog = document.createElement('dialog');
  dialog.className = styles.dialog!;
  const image = document.createElement('img');
  const caption = document.createElement('p');
  caption.setAttribute('aria-live', 'polite');
  let at = links.indexOf(link);
  const show = (next: number) => {
    at = (next + links.length) % links.length;
    const { href } = links[at]!;
    const alt = links[at]!.querySelector('img')?.alt ?? '';
    image.src = href;
    image.alt = alt;
    dialog.setAttribute('aria-label', alt);
    const said = links[at]!.parentElement?.querySelector('figcaption')?.textContent ?? '';
    caption.textContent = [content.pictureOf(at + 1, links.length), said].filter(Boolean).join('\u00a0: ');
  };
  const bar = document.createElement('div');
  bar.append(
    button(content.previousPicture, () => show(at - 1)),
    button(content.nextPicture, () => show(at + 1)),
    button(content.closePicture, () => dialog.close()),
  );
  dialog.append(image, caption, bar);
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') show(at - 1);
    if (key === 'ArrowRight') show(at + 1);
  });
  // Beside the picture, on what is behind it.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => {
    dialog.remove();
    links[at]!.focus();
  });
  show(at);
  document.body.append(dialog);
  dialog.showModal();
}

function button(text: string, act: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  made.addEventListener('click', act);
  return made;
}
