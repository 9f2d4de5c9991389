import type { Marks } from '#atlas/diagram/draw/drawing.types.ts'

/**
 * What is lit on a picture: where the machine is now, the transitions it took last, and those it
 * took before. States around a lit one show that they are not left.
 */
export const litMarks = (
  states: readonly string[],
  last: readonly string[] = [],
  before: readonly string[] = [],
): Marks => ({
  states: Object.fromEntries(
    states.map((name) => [
      name,
      states.some((other) => other.startsWith(`${name}.`)) ? 'within' : 'lit',
    ]),
  ),
  transitions: Object.fromEntries([
    ...before.map((id) => [id, 'passed']),
    ...last.map((id) => [id, 'lit']),
  ]),
})
