/** The memory of a Redis. */
export interface RedisMemory {
  policy: string;
  usedBytes: number;
  /** 0 where there is no limit. */
  maxBytes: number;
  /** Whether it forgets keys when its memory is full. */
  evicts: boolean;
}

/** Reads the answer of `INFO memory`. */
export function readMemory(info: string): RedisMemory {
  const bytesOf = (name: string): number => Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(info)?.[1] ?? 0);
  const [, policy = 'noeviction'] = /^maxmemory_policy:(\S+)/m.exec(info) ?? [];
  return {
    policy,
    usedBytes: bytesOf('used_memory'),
    maxBytes: bytesOf('maxmemory'),
    // One that does not say its limit may have one.
    evicts: policy !== 'noeviction' && !/^maxmemory:0\r?$/m.test(info),
  };
}
