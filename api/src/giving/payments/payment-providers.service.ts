import { Inject, Injectable } from '@nestjs/common';
import { Configuration } from '../../platform/config/configuration.js';
import type { PaymentMethod, PaymentProviderName } from './payment.contract.js';
import { PaymentProvider } from './payment-provider.js';
import { paymentErrors } from './payments.errors.js';

/** Every provider that the product knows, configured or not, in the order in which they are offered. */
export const KNOWN_PROVIDERS = Symbol('known payment providers');

/** Those whose configuration puts an end to the demonstration. */
export const REAL_PROVIDERS: readonly PaymentProviderName[] = ['stripe', 'paypal', 'mobile_money'];

export interface ProviderOffer {
  provider: PaymentProvider;
  methods: PaymentMethod[];
  recurring: PaymentMethod[];
}

/** Who takes money here and now. */
@Injectable()
export class PaymentProvidersService {
  constructor(
    @Inject(KNOWN_PROVIDERS) private readonly known: readonly PaymentProvider[],
    private readonly configuration: Configuration,
  ) {}

  /** Finds a provider by name, offered or not: what was paid with it can still be asked about. */
  named(name: PaymentProviderName): PaymentProvider {
    const provider = this.known.find((one) => one.name === name);
    if (!provider) throw paymentErrors.noProvider();
    return provider;
  }

  /** Those that are configured, with what they take. The demonstration gives way to the first real one. */
  async offers(): Promise<ProviderOffer[]> {
    const offers = await Promise.all(
      this.known.map(async (provider) => ({
        provider,
        methods: await provider.methods(),
        recurring: await provider.recurringMethods(),
      })),
    );
    const open = offers.filter(({ methods }) => methods.length > 0);
    const isReal = open.some(({ provider }) => REAL_PROVIDERS.includes(provider.name));
    const mayDemonstrate = !isReal && this.configuration.environment !== 'production';
    return open.filter(({ provider }) => provider.name !== 'demo' || mayDemonstrate);
  }

  async isOffered(name: PaymentProviderName): Promise<boolean> {
    return (await this.offers()).some(({ provider }) => provider.name === name);
  }

  /** The provider that takes this method; refuses one that is not offered. */
  async taking(method: PaymentMethod, isRecurring: boolean): Promise<PaymentProvider> {
    const offer = (await this.offers()).find(({ methods, recurring }) =>
      (isRecurring ? recurring : methods).includes(method),
    );
    if (!offer) throw paymentErrors.methodNotOffered();
    return offer.provider;
  }
}
