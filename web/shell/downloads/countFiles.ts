/** The signature that each file of a ZIP begins with: `PK`, 3, 4. */
const signature = [0x50, 0x4b, 0x03, 0x04];

/** Counts the files of a ZIP that arrives in parts. */
export function countFiles(): (part: Uint8Array) => number {
  let count = 0;
  /** Bytes of the signature that the last ones were. */
  let matched = 0;
  return (part) => {
    for (const byte of part) {
      matched = byte === signature[matched] ? matched + 1 : byte === signature[0] ? 1 : 0;
      if (matched < signature.length) continue;
      count += 1;
      matched = 0;
    }
    return count;
  };
}
