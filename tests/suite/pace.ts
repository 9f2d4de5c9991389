import { machineSpeed, REFERENCE_MS } from '../../server/setup/machine-speed.mjs'

/** Limit of the whole suite on those, in seconds: twice its goal of 900. */
export const LIMIT = 1800

const CORES = 2

/** A part of a run: its seconds, and `machineSpeed` before and after it. */
export type Part = { seconds: number; speeds: readonly [number, number] }

/**
 * Converts a time to the reference machine, in seconds. Each part is counted at the slower of its
 * two speeds, so that a machine that is busy for a while does not fail the suite.
 */
export const paced = (parts: readonly Part[], cores: number): number =>
  parts.reduce(
    (sum, { seconds, speeds }) => sum + seconds * (REFERENCE_MS / Math.max(...speeds)),
    0,
  ) * Math.min(1, cores / CORES)

/** Why the whole suite took too long, in a sentence; null where it did not. */
export const tooSlow = (parts: readonly Part[], cores: number): string | null => {
  const there = paced(parts, cores)
  return there <= LIMIT
    ? null
    : `The suite has become slow: ${there.toFixed(0)} s where ${LIMIT} are the limit, counted for two cores that do the fixed work in ${REFERENCE_MS} ms. The seconds above say which layer.`
}

/** Measures a run: the machine's speed at its start, and again whenever nothing else runs. */
export const startPace = () => {
  const first = machineSpeed()
  const parts: Part[] = []
  let begun = Date.now()
  let latest = first
  return {
    first,
    parts: parts as readonly Part[],
    /** Ends a part, begins the next one, and returns the machine's speed in ms. */
    measure: (): number => {
      const seconds = (Date.now() - begun) / 1000
      const speed = machineSpeed()
      parts.push({ seconds, speeds: [latest, speed] })
      begun = Date.now()
      latest = speed
      return speed
    },
    /** All speeds that were measured, in whole ms. */
    speeds: (): number[] => [first, ...parts.map(({ speeds }) => speeds[1])].map(Math.round),
    seconds: (): number => parts.reduce((sum, part) => sum + part.seconds, 0),
  }
}
