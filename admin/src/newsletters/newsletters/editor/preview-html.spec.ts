import { describe, expect, it } from 'vitest';
import { shownIn } from './preview-html';

const HTML =
  '<meta content="light dark"><style>@media (prefers-color-scheme: dark) { a {} }</style><img src="https://site.example/api/v1/media/files/1/a-640.jpg"><img src="https://autre.example/a.jpg">';

describe('the preview of a newsletter', () => {
  it('shows the night’s colours by day, and the day’s by night', () => {
    expect(shownIn(HTML, 'dark')).toContain('@media all { a {} }');
    expect(shownIn(HTML, 'light')).toContain('@media not all { a {} }');
  });

  it('takes the library’s pictures from this site, and leaves the others', () => {
    expect(shownIn(HTML, 'light')).toContain('src="/api/v1/media/files/1/a-640.jpg"');
    expect(shownIn(HTML, 'light')).toContain('src="https://autre.example/a.jpg"');
  });
});
