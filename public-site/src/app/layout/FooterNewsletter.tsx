import { NewsletterForm } from '../../people/newsletter/NewsletterForm';
import { newsletterContent } from '../../people/newsletter/newsletter.content';

export function FooterNewsletter() {
  return (
    <>
      <h2>{newsletterContent.page.title}</h2>
      <NewsletterForm source="footer" />
    </>
  );
}
