import { REFERENCE_MS } from '../../server/setup/machine-speed.mjs'

/** Limit of the whole suite on those, in seconds: twice its goal of 900. */
export const LIMIT = 1800

const CORES = 2

/**
 * Converts a time to the reference machine, in seconds.
 * @param speeds `machineSpeed` before and after the run; the slower one counts, so that a busy
 * machine does not fail the suite
 */
export const paced = (seconds: number, speeds: readonly number[], cores: number): number =>
  seconds * (REFERENCE_MS / Math.max(...speeds)) * Math.min(1, cores / CORES)

/** Why the whole suite took too long, in a sentence; null where it did not. */
export const tooSlow = (
  seconds: number,
  speeds: readonly number[],
  cores: number,
): string | null => {
  const there = paced(seconds, speeds, cores)
  return there <= LIMIT
    ? null
    : `The suite has become slow: ${there.toFixed(0)} s where ${LIMIT} are the limit, counted for two cores that do the fixed work in ${REFERENCE_MS} ms. The seconds above say which layer.`
}
