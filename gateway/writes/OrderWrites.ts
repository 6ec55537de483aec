import type { SharedRedis } from '../redis/SharedRedis.ts';

/** For how long a write is counted: one that lasts longer counts as not alone. */
const countedS = 60;

/** A write that makes orders, as other gateways know of it. */
export interface AnnouncedWrite {
  /** Whether no other write of the account has run at any gateway since this one began. */
  isAlone(): Promise<boolean>;
  end(): void;
}

/** Counts the writes of all gateways that make orders, those that have begun and those that have ended, by account. */
export class OrderWrites {
  readonly #redis: SharedRedis;

  constructor(redis: SharedRedis) {
    this.#redis = redis;
  }

  /** @param account the account that the orders are of; null where it is not known: then it may be any */
  async announce(account: string | null): Promise<AnnouncedWrite> {
    const ofAny = this.#redis.name('orders:any');
    const own = account === null ? ofAny : this.#redis.name(`orders:${account}`);
    const count = (what: 'begun' | 'ended') =>
      this.#redis.ask((client) => Promise.all([client.hIncrBy(own, what, 1), client.expire(own, countedS)]));
    const read = () =>
      this.#redis.ask((client) =>
        Promise.all([own, ofAny].map((name) => client.hmGet(name, ['begun', 'ended']))),
      );
    const begin = async (): Promise<string | null> => {
      await count('begun');
      const counts = await read();
      const running = counts.map(([begun, ended]) => Number(begun) - Number(ended));
      const isFirst = account !== null && running[0] === 1 && running[1] === 0;
      return isFirst ? JSON.stringify(counts) : null;
    };
    const before = await begin().catch(() => null);
    return {
      isAlone: async () => before !== null && before === (await read().then(JSON.stringify, () => null)),
      end: () => void count('ended').catch(() => undefined),
    };
  }
}
