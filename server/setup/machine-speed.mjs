import { gzipSync } from 'node:zlib'

/** Bytes of the fixed piece of work. */
const BYTES = 8_388_608

/** The same bytes each time: words of a small alphabet from a linear congruential generator (Numerical Recipes, 1992, section 7.1). */
const fixedBytes = () => {
  const bytes = Buffer.alloc(BYTES)
  let state = 20_261_125
  for (let i = 0; i < BYTES; i += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    bytes[i] = 97 + ((state >>> 24) % 19)
  }
  return bytes
}

/**
 * Times a fixed piece of work (8 MiB compressed by gzip at level 6 on one core), so that seconds measured on two machines, or on one at
 * two times, can be compared.
 * @param {number} [rounds] how often it is done
 * @returns {number} ms of one time, in the mean
 */
export const machineSpeed = (rounds = 3) => {
  const bytes = fixedBytes()
  const begun = performance.now()
  for (let round = 0; round < rounds; round += 1) gzipSync(bytes, { level: 6 })
  return (performance.now() - begun) / rounds
}
