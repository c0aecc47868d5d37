import { describe, expect } from 'vitest';
import { asPrinted } from './as-printed.ts';
import { journey } from './journey.ts';
import { newcomer } from './newcomer.ts';
import { eventOf, RegistrationPages } from './registration-form.ts';

describe('a visitor who comes too late', () => {
  journey(
    'waits, sees their rank, is offered the seat that is freed, takes it and pays',
    async ({ browser, page, product }) => {
      const [first, second] = [newcomer('premier'), newcomer('second')];
      const event = await eventOf(product, { title: 'Une seule place', price: 10, max_participants: 1 });
      const pages = new RegistrationPages(page, product);
      await page.goto(`/evenements/${event.slug}/inscription`);
      await pages.isReady();
      await pages.tellWho(second);

      // Somebody else takes the seat while the form is filled in.
      const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false });
      const other = await context.newPage();
      const others = new RegistrationPages(other, product);
      await other.goto(`/evenements/${event.slug}/inscription`);
      await others.tellWho(first);
      await others.press('Réserver ma place');
      await others.title('Vérifiez votre boîte e-mail');
      await others.confirmAddress(first, { isScripted: false });
      const thanks = 'Merci, votre place est réservée';
      await others.pay(asPrinted('Payer 10 €'), thanks, { isScripted: false });
      await other.getByRole('link', { name: 'Voir mon inscription et mes billets' }).click();

      await pages.press('Réserver ma place');
      await page.getByText('Il n’y a plus de place. Vous pouvez rejoindre la liste d’attente.').waitFor();
      await expect.poll(() => pages.main.getByLabel('Prénom').inputValue()).toBe('Awa');
      await pages.press('Rejoindre la liste d’attente');
      await pages.title('Vérifiez votre boîte e-mail');
      await pages.confirmAddress(second);
      await page.getByText('Vous êtes sur la liste d’attente.').waitFor();
      await page.getByText('1er sur 1').waitFor();
      await page.goto(`/evenements/${event.slug}`);
      await page.getByText('Complet').first().waitFor();

      await other.getByText('Je ne peux pas venir').click();
      await others.press('Annuler mon inscription');
      await other.getByText('Cette inscription est annulée.').waitFor();
      await pages.follow(second, 'Une place s’est libérée');
      await pages.part('Une place est pour vous');
      await pages.pay(asPrinted('Prendre la place et payer 10 €'), thanks);
      await context.close();
    },
  );
});
