import type { ContentPage } from '@livres/api/contract';

/** Someone's words, with who they are and where on the page about training librarians they stand. */
export interface Voice {
  text: string;
  name: string;
  role: string;
  anchor: string;
}

/** The first testimonial of the page: staff choose the home page's by its place there. */
export function voiceOf(page: Pick<ContentPage, 'blocks'>): Voice | null {
  for (const { type, anchor, items } of page.blocks) {
    const [first] = type === 'testimonials' ? items : [];
    if (first?.text && first.title)
      return { text: first.text, name: first.title, role: first.detail, anchor };
  }
  return null;
}
