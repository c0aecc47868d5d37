import { DiscoveryService } from '@nestjs/core';

/** `@ChecksSystem('mail')`: the method tries one thing that the product stands on; it says in French how that answered, and throws where it did not. */
export const ChecksSystem = DiscoveryService.createDecorator<string>();
