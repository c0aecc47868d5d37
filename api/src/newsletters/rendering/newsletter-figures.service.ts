import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { methodsMarked } from '../../platform/discovery/marked-methods.js';
import type { NewsletterFigure } from './newsletter-part.dto.js';

type Offer = () => Promise<NewsletterFigure[]>;

/** Marks a method that answers the figures which a newsletter may show, as they are now. */
export const OffersFigures = DiscoveryService.createDecorator<void>();

/** The figures that newsletters may show. */
@Injectable()
export class NewsletterFiguresService {
  constructor(private readonly discovery: DiscoveryService) {}

  async all(): Promise<NewsletterFigure[]> {
    const offers = methodsMarked<Offer>(this.discovery, OffersFigures);
    return (await Promise.all(offers.map((offer) => offer()))).flat();
  }
}
