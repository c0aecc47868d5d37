import { NewsletterForm } from '../../newsletter/NewsletterForm';
import { newsletterContent } from '../../newsletter/newsletter.content';

export function FooterNewsletter() {
  return (
    <>
      <h2>{newsletterContent.page.title}</h2>
      <NewsletterForm source="footer" />
    </>
  );
}
